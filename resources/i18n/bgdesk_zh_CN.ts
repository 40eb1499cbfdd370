<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>结束比赛</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>结束本场</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>结束这场比赛</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>结束本场</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>要在此结束本场吗？比分保持不变。</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>要在此结束本场吗？当前这一局判你负，按全部分值计。</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>要在此结束本场吗？这一局将判{winner}获胜。</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>要在此结束这场比赛吗？将判{winner}获胜。</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>要结束这场比赛吗？</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>随时可以继续，赛事会等着它。</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>先放着</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>不记录结果，而且无法恢复。</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>不记录结果。它会留在回收站里，可以从那里还原。</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>从头重新下</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>比赛认输</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>这场比赛认输</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>要认输吗？这场比赛将由对手获胜。</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>比分保持不变。</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>赛事中的这场比赛怎么处理？</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>已下的部分会放进回收站；骰子会是新的。</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>当前这一局判你负，按全部分值计。</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>对手获胜，结果有效。</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>将判{winner}获胜。</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>关于bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>下西洋双陆棋，复盘，练习。MIT许可证。</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>本翻译由机器按照棋类术语表完成，并由机器再次校读，尚无棋手核对过。如何修改译文，见“帮助”中的“语言”一页。</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>查找你的文件夹</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>报告页面</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>高水平的对手</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>由Open Sage使用</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>窗口与图形</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>写入设置</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>关于bgdesk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>分析(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>回到比赛(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>回到复盘(&amp;B)</translation>
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
        <translation>注释(&amp;C)</translation>
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
        <translation>失误(&amp;E)</translation>
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
        <translation>历史统计(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>查找决策(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>查找相似局面(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>第一个局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>标记这个决策(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>跟随系统(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>请教练帮忙(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>内盘在左侧(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>入门指南(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>导入报告(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>键盘(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>从这场比赛中学习(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>检查新版本(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>比赛(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>走法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新比赛(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>下一个决策(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>下一个标记(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>下一个局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>后退一步(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>走一步(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>另一方在下面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>放弃(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>粘贴比赛或局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>走完后的局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>练习(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>上一个决策(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>上一个局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>本场比赛测验(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>删除变化(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>比赛认输(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>与各对手的战绩(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>结果(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>掷骰(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>推演(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>本玩法的规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>侧边栏(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>跳过(&amp;S)</translation>
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
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>训练(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>试试别的走法(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>撤销回答(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>验证骰子(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>你在比赛中的选择(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>更差的走法(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>剩下的最大失误(&amp;W)</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>把你在本场比赛中值得练习的每个失误做成卡片</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>再点击时先走另一枚骰子</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>深色窗口</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>浅色窗口</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>每次多提示一点：该想什么、哪些棋子、答案</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>接受认输(&amp;C)</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>在一张表中列出所有键盘快捷键</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>分析本场比赛的每个决策</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>检查有没有新版本的bgdesk：现在查一次，或每天查一次</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>回到接着下的对局(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>回到复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>后退，包括唯一走法(&amp;F)</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>反复考你棋盘上的这个决策，直到你掌握为止</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>聊天(&amp;A)</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>更改bgdesk的下法和外观</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>检查本场比赛的每次掷骰</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>棋子、加倍骰、骰子和比分，按其他程序能读的格式</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>选择对手、分数和规则</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>选择骰子(&amp;D)…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>关闭bgdesk；比赛按现状保留</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan ki(&amp;K)…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>由电脑走(&amp;P)</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>电脑对电脑(&amp;M)</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>电脑对电脑，已暂停：走一步（掷骰、走棋或加倍决策）</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>电脑对电脑：暂停或继续</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>电脑对电脑：加快</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>电脑对电脑：放慢</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>确认走法，结束回合</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>继续(&amp;I)</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>继续一场比赛，或查看你下过或打开过的比赛</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>复制局面(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>复制为GNU Backgammon ID(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>复制为XGID(&amp;X)</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>复制为bgdesk自有文本(&amp;B)</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>复制到论坛(&amp;U)…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>局面复制为(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>复制棋盘上的决策或全部失误，以便在别处展示</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>复制局面：西洋双陆棋用XGID，其他玩法用bgdesk自有文本</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>更正摆子(&amp;U)…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>算作容易(&amp;E)</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>算作困难(&amp;H)</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>算作已掌握(&amp;K)</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>算作答错(&amp;M)</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>不看答案，把走错的地方重新决定一次</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>完成(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>赛事与棋手(&amp;V)…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>结束本场(&amp;D)…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>结束正在进行的推演，保留已有结果</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>按实际走法输入(&amp;L)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>标记棋盘上的决策以便再找到；或取消标记</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>适用于每种玩法：名称、棋子和轮到谁走</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>从任何地方都可以；用方向键在棋盘上移动</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>作战方案、开局、加倍、竞速，以及术语</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>按原赌注输掉这一局</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>在变化中后退，从第一步退回比赛</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>后退一个决策，没有选择余地的也算</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>退到上一个有选择余地的决策</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>退到上一个失误，不论是谁的</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>退到你的上一个失误；不知道你是哪一方时，退到任一方的失误</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>在变化中前进，直到末尾</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>前进一个决策，没有选择余地的也算</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>前进到下一个有选择余地的决策</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>继续从这场比赛接着下的对局</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>转到棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>转到你还没看过的代价最大的失误</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>转到下一局的第一个决策</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>转到本局或上一局的第一个决策</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>转到下一个区域(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>转到你标记的下一个决策</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>转到下一个失误，不论是谁的</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>转到bgdesk的起始页，或回到棋盘</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>转到上一个区域(&amp;V)</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>转到你的下一个失误；不知道你是哪一方时，转到任一方的失误</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>恢复上次删除的变化</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>骰子如何产生，如何检查</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>比赛结果，附PR、运气和值得看的决策</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>你对各电脑棋手的战绩，以及你的水平</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>删除这条变化及其分支；按Ctrl+Z恢复</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>学习：开始，或前往下一个决策</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>学习：放弃这一题，看最佳走法</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>学习：不回答，前往下一个决策</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>离开试走的变化（会保留），回到比赛</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>让电脑来做这个决策</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>下一条变化(&amp;N)</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>明暗跟随桌面</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>上一条变化(&amp;A)</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>把这条变化排到上一条之前，或让上一条成为它的分支</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>从另一边看棋盘</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>更深入地分析棋盘上的决策</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>回到你接着下的那场比赛，停在离开的地方</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>在你的所有比赛中查找失误和局面</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>现在认输这场比赛，或结束现金场</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>制作卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>把失误做成卡片(&amp;E)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>标记(&amp;K)</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>比赛列表(&amp;C)…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>左右翻转棋盘</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>鼠标、键盘、键入走法</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>列表中的走法(&amp;L)</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>上移变化(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>下一局(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>下一个失误(&amp;X)</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>任一方的下一个失误(&amp;T)</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>对走法提出异议(&amp;E)…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>提议输掉这一局；对手可以拒绝</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>提议以双倍赌注继续下</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>在棋盘上(&amp;B)</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>前进，包括唯一走法(&amp;W)</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>前进一步(&amp;M)</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>打开任何程序保存的比赛或局面</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>打开剪贴板上的比赛或局面</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>从这里接着下(&amp;L)…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>上一局(&amp;R)</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>暂停(&amp;E)</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>步数、打击机会、接受点等，每次都出新题。再按一次：返回</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>与电脑和朋友下一项赛事，或继续一项赛事。再按一次：返回</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>继续下，争取更多</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>在棋盘上从这里接着下，不影响比赛；按Esc返回</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>与另一台电脑前的人对弈。再按一次：返回</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>把棋盘上的决策推演许多次；再按一次：暂停或继续</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>在单独的窗口里玩中国古老的“瓶子”棋</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID和Match ID，GNU Backgammon可读的格式</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>练习(&amp;A)</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>练习：忘掉上一个回答，把那张卡片再问一次</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>练习：看你在比赛中的选择；卡片算作困难</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>练习：卡片稍早一点再出现</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>练习：卡片很快再出现</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>练习：卡片很久以后再出现</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>练习：卡片在你快要忘记时再出现</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>练习：不再问这张卡片；卡片页里还有它</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>上一个失误(&amp;V)</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>任一方的上一个失误(&amp;Y)</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>更正摆错的起始局面，在一局的第二步之前可用</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>在棋盘上摆任意局面；查看比赛时从所示局面开始。再按一次：返回</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>在棋盘上显示代替这步的试走变化</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>搁置卡片(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>拒绝认输(&amp;J)</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>本局认输(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>恢复删除的变化(&amp;S)</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>最近的文件(&amp;L)</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>裁判模式：输入实际走法，不论是否合法</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>裁判模式：要求重走不合法的一步</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>再战(&amp;H)</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>报告(&amp;O)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>掷骰统计(&amp;C)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>推演这个决策(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>显示答案(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>放慢(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>交换骰子(&amp;W)</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>另存副本(&amp;V)…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>保存包含比赛每个决策的网页或PDF</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>把比赛保存为其他程序可读的文件</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>保存有助于查找原因的信息；不会发送到任何地方</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>指定掷出的点数，代替掷骰</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>比分与步数(&amp;O)</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>比分透镜(&amp;L)…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>摆局面(&amp;I)</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>显示双方的PR、运气和失误，按类别和阶段</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>显示并朗读比分、步数和加倍骰</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>显示提示和胜率</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>显示每个点数掷出的次数</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>显示或隐藏棋盘旁的侧边栏</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>在棋盘上显示列表中的第一个走法；2到9显示其他走法</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>显示失误列表，可排序和选择</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>显示走法列表</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>在棋盘上显示列表中更好一个的走法</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>在棋盘上显示列表中更差一个的走法</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>显示所选走法之后的局面；未选时显示实际走法和最佳走法之后的局面</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>显示现在的局面</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>显示前一步的局面</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>显示后一步的局面</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>显示比赛的开始</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>显示双方掷出、走掉和浪费的点数</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>显示引擎会怎么走；此后比赛算作练习</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>从所示局面开始一局</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>以同样的棋手和规则开始新比赛</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>起始页(&amp;G)</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>停止学习；你的回答会保留</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>策略与术语(&amp;Y)</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>总结(&amp;M)</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>键入走法(&amp;Y)…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>网络棋桌(&amp;W)…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>撤回本回合走过的所有棋子</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>撤回上次走的棋子</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>收回你的上一个决策；此后比赛算作练习</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>接受加倍并拥有加倍骰</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>接受，并立即再翻一次加倍骰</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>与另一台电脑前的棋手聊天</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>这张卡片(&amp;I)</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>棋盘、按钮、侧边栏、通知</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>从同一局面分出的上一条变化，没有则为比赛</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>从同一局面分出的下一条变化</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>接下来要做的事：掷骰、结束回合、开始下一局</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>本场比赛的规则</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>从这里转到另一条变化(&amp;L)</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>赛事(&amp;M)…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>试试别的走法(&amp;Y)</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>键入走法，例如8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>全部撤销(&amp;A)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>版本、引擎和许可证</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>bgdesk的这个版本和以往版本中有哪些变化</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>更新内容(&amp;N)</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>分析过的会保留；以后可以继续</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>棋盘上的局面在每种比分下的最佳选择</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>类似的局面里怎么走的，代价多大</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>打开的文件中读到、修复和异常的内容</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>比赛的地点、时间和棋手姓名</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>你的比赛存放在哪里；检查、备份、还原、移动或导出</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>按提议的分数赢下这一局</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>为棋盘上的决策写点注释</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>你的数据(&amp;D)…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>你的PR，你在哪里失分最多，骰子又怎么样。再按一次：返回</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>你的卡片：今天到期的、卡组和今后几天的</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>比赛已分析；按{key}查看结果和值得看的决策。</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">你的上一场比赛已分析；请打开比赛列表…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>你的上一场比赛已分析；可在“比赛列表…”中找到。</translation>
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
        <translation>谁的决策(&amp;W)</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>棋盘上的决策</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>整场比赛</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>分析范围(&amp;S)</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>bgdesk内部出错，分析已停止。已分析的部分会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>接受，或继续下。</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>指定一个对子。</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>请走棋。</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>掷骰或加倍。</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>掷骰。</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>接受或放弃。</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>接受、放弃，或立即再次加倍。</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>轮到{name}接受，或继续下。</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>轮到{name}指定一个对子。</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>轮到{name}走棋。</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>轮到{name}掷骰或加倍。</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>轮到{name}掷骰。</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>轮到{name}接受或放弃。</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>轮到{name}接受、放弃，或立即再次加倍。</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>bgdesk内部出错。详情见日志。</translation>
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
        <translation>照实际…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>回到比赛</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>回到复盘</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>对方提出反加倍</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>由电脑走</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>确认走法</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>克劳福德</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>克劳福德局</translation>
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
        <translation>对方提出加倍</translation>
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
        <translation>在变化中，比赛之外</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>在这种玩法中，一方有棋子到家后才可以打子。</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>从这场比赛中学习</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>现金</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>现金场</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>指定对子</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新比赛…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>异议…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>轮到掷骰</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>对方提出第三次反加倍</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>请先暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>接着下…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>对方提出再反加倍</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>对方提出再加倍</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>再加倍到{value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>再战</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>对方提出认输</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>认输…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>结果…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>再掷一次</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>单步</translation>
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
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">要走{dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>要走：{dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>回到复盘</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>回到赛事</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>试试别的走法</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>试走，比赛之外</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>回合继续</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>你在观战</translation>
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
        <translation>还不能打子</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>克劳福德后</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">练习</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>练习赛</translation>
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
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">{length}分赛</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{own}分，共{length}分</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>保存这个局面(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>之前摆的局面(&amp;W)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>已保存为“{position}”。</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>局面“{position}”无法读取，已原样保留。</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>已删除“{position}”。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>双方走同一方向，都从同样的6号点到1号点收子。</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>双方绕同一方向走；对手从你的12号点出发，从你的18号点到13号点收子。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>骰子：指定一个对子</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>骰子：尚未掷</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>骰子：按下即掷</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>加倍骰为{value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>指定{double}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">指定{face}-{face}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>没有加倍骰</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>{number}号点</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>双方走相反的方向。</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>你的中栏</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>对手的中栏</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>对手的备用区</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>对手的收子槽</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>你的备用区</translation>
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
        <translation>在中间</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>已向你提出</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>已向对手提出</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>压住1枚黑子</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>压住1枚白子</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>克劳福德局中不使用</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>按下即加倍</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>按下即结束回合</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>按下即接受</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>上一次掷出{faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>然后指定一个对子</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>然后再掷一次</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>然后{numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下面压住1枚黑子</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下面压住1枚白子</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>值{value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>归对手</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>归你</translation>
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
        <translation>从棋盘到通常的下一件事，并继续</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>在候选列表中：走这一步</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M、Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>指定对子，在允许这样做的玩法中</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>那里一枚也不放</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>那里多放一枚棋子</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+空格、Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>那里放这么多枚棋子</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>放这么多枚另一方的棋子</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>空格、Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>数字键和点击改用另一颜色</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>改由另一方走；选择骰子</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>对另一方同样处理；只有棋子换边</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>一局的开始、空棋盘</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>到中栏、到收子槽</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>试走一步，或重新摆</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>加倍骰翻大、翻小</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>在各点、中栏、收子槽、备用区、骰子和加倍骰之间移动</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>相当于点击该处</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>相当于右击该处：先走另一枚骰子</translation>
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
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>随窗口深浅</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>蓝与橙（色盲友好）</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>酒红赛事</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>经典绒面</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>枫木</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>胡桃木与皮革</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>黄与紫（色盲友好）</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>bgdesk内部出错。比赛会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>还有%n场比赛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>大约需要%n分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>其他%n场比赛中已完成{done}场。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>对阵表</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>选择</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>代价</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>该方三倍负的百分比</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>该方双倍负或三倍负的百分比</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>做决策的一方赢下这一局的频率</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>该方三倍胜的百分比</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>该方双倍胜或三倍胜的百分比</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>负bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>负g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>胜</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>与最佳选择相比失去多少</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>对做决策的一方价值多少</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>胜率%</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>胜率</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>分析较浅</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>括号内：分析较浅，不可比较</translation>
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
        <translation>这个局面的选择</translation>
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
            <numerusform>%n张卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n张卡片已保存为{file}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>今天有%n张卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n张卡片的最佳答案变了，现在到期。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>今天有%n张由你的失误做成的卡片等你回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>已制作%n张卡片。练习页会用它们考你。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n张卡片原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n个决策离开所在的比赛就无法提问。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n张新卡片留给今后几天。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>其中%n张从未问过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>你在这里有%n个失误值得练习。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>文件中有%n处无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n个局面已做成卡片，放在单独的卡组里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>%n天后再出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>制作%n张卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>下一次：%n张卡片，{day}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>%n个局面无法做成卡片：{places}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>这张卡片你已答错%n次，现已搁置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>%n张卡片中答对{right}张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>答错%n次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>该文件中没有需要做决策的局面。</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>bgdesk内部出错，没有制作卡片。详情见日志。</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>制作卡片需要分析过的决策。</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>制作卡片需要分析：用“分析”(F7)进行。</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>发现于{day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>你在本场比赛中没有值得做成卡片的失误。</translation>
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
        <translation>屏蔽(&amp;U)</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>常用语(&amp;E)</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>说点什么</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>观战：{names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>不显示对方说的话；以后也无法查看。</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>聊天记录</translation>
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
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>对手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>开始新的一局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>未完成(&amp;U)</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">送掉一枚棋子，并向彩池付十分之一。</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>送掉一枚棋子，并按彩池的十分之一付入彩池。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>赢得彩池的机会</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>选择对手，然后开始新的一局。</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>继续…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>初级</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>骰子指纹（SHA-256）</translation>
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
        <translation>一枚走{both}，或两枚各走{high}和{low}。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>这次掷骰的走法</translation>
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
        <translation>回到你的上一回合；骰子不变</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>每人赌注(&amp;T)</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>骰子的秘密</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>显示每个走法的价值</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>每位棋手的赌注</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>高级</translation>
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
        <translation>第{number}回合：{white}对{black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>两枚各走{far}，或一枚走{near}。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>你（{colour}）掷出{dice}。</translation>
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
        <translation>你掷出{dice}：无子可走，失去本回合。</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>你赢得彩池{pot}。</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>送掉{space}上的一枚棋子</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>无子可走：失去本回合</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>第{number}回合</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}（{colour}）掷出{dice}。</translation>
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
        <translation>{name}掷出{dice}。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}掷出{dice}：无子可走，失去本回合。</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name}赢得彩池{pot}。</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}：已收{count}枚</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → 离盘</translation>
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
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>另一个程序继续了这一局；这里显示的是它现在的样子。</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>文件无法写入（{detail}）。</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file}中没有可读取的Coan ki对局（{detail}）。</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新的一局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>走这步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>阅读Coan ki的规则（{key}）</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>所选的对局已不在：另一个程序结束或删除了它。</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>你正在下的一局会保留</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>无法保存，因此没有走这一步。</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>文件中的注释</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>注释… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>你对这个决策的注释</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>注释</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n处</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>在所有页面中查找</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>没有找到。请减少或缩短查找的词。</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>页面</translation>
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
        <translation>备份</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>图形（SVG）(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>带棋盘的文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>已复制局面的图形。</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG图片 (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>已复制局面的图片。</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>已复制局面：{kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG图形 (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>保存局面图片</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>已保存到{file}。</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>带棋盘和分析的文本(&amp;A)</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk自有文本</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}无法写入；其中没有图片。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>局面已复制为GNU Backgammon ID。</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>局面已复制为XGID。</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>局面已复制为bgdesk自有文本：棋子和轮到谁走。</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>双方同意</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>更正摆子</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>双方都同意棋子应该这样摆吗？</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>目前没有任何改动。</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>请把棋子摆到现在应有的位置：拖动棋子，或点击点位。轮次、骰子和加倍骰保持不变。</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>对局从这里继续。</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>这样就对了…</translation>
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
            <numerusform>本场比赛有%n次分析由另一版本的bgdesk制作，此处无法读取，但会保留。</numerusform>
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
            <numerusform>已分析%n个决策。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n个决策无法分析。</numerusform>
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
            <numerusform>随之丢失%n个判断。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>空格{own}上有%n枚</numerusform>
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
            <numerusform>总共赢得%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n条备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>掷骰%n次，其中对子{doubles}次（应为{expected}次）。</numerusform>
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
            <numerusform>%n次试验</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n分赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>分析完成：%n个决策，其中{unforced}个有选择余地。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>他人可以观看比赛，延迟%n个回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>表现评分：计入的决策平均失误的500倍；越低越好。不到%n个决策时意义不大。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>这个局面之后比赛还有后续（%n步）。其余部分怎么处理？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>还剩约%n小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>还剩约%n分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>还剩约%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>自动加倍，每局最多%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%n分赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>现金场，共%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>%n局中将分析{judged}局：{others}没有分析功能。</numerusform>
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
            <numerusform>先用以前一场比赛（{id}）的%n次掷骰，再用公平骰子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>先用以前一场比赛（{id}）的%n次掷骰，再用真骰子，手工输入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>先用以前一场比赛（{id}）的%n次掷骰，再用由数字{seed}产生的可重复骰子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>{name}的PR · 计入%n个决策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>你的PR · 计入%n个决策</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>计入%n个决策</numerusform>
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
            <numerusform>按三倍认输：输%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>按双倍局认输：输%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>按双倍认输：输%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>按四倍局认输：输%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>认输，计%n枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>认输：输%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>你提出认输，计%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得三倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得双倍局胜利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得双倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得四倍局胜利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得单倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>你赢下这一局，计%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name}提出认输，计%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得三倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得双倍局胜利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得双倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得四倍局胜利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得单倍胜：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name}赢下这一局，计%n枚棋子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>共下%n局；每一分都计算。</numerusform>
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
            <numerusform>一个点上最多可有你的%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>每方有%n枚棋子。要先于对手把自己的棋子全部带回家并收完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>每方以%n枚棋子在{point}号点开始（{pips}步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>每方以这些棋子开始：{points}（%n步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>每回合有%n秒延时；用完后开始消耗你的备用时间{reserve}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>棋盘起初是空的：所有棋子都在盘外备用（每方%n步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>先得%n分者赢得比赛。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>计入%n个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>共%n次掷骰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>%n个中错{wrong}个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>打开所在文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>报告说明问题出在程序的哪个位置。你的个人文件夹、打开过的文件名和骰子秘密都已略去，但错误信息里可能含有姓名：转交之前请先读一遍。</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>报告已复制到剪贴板。</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>这是问题发生时记录下来的，有助于查明原因。它不会发送到任何地方：你可以复制后交给能帮忙的人，也可以删除。</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>出了什么问题</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>bgdesk缺少一个组件：{part}。请重新安装bgdesk；比赛会保留。</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>这台电脑上没有可显示文件夹的程序。报告在{folder}中。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>bgdesk上次内部出错。你下的棋都已保留；请看报告。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>bgdesk内部出错；比赛会保留。详情见日志。</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk上次意外退出。你下的棋都已保留；请看报告。</translation>
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
        <translation>加倍，放弃</translation>
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
        <translation>再加倍，放弃</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>好过头，不必加倍</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>好过头，不必再加倍</translation>
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
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>与棋盘一致</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>差几分，掷骰方</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>差几分，对手</translation>
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
        <translation>负局中双倍负的比例</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>胜局中双倍胜的比例</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>现金局</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>属于对手</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>属于掷骰方</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>加倍骰归属</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>各差几分</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>各胜率下的期望值</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>各胜率下的期望值；数值见表</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>加倍骰的关键点</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>引擎正在判断…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>接受点的构成</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>棋盘上的决策</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>查看</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>查看：{decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>bgdesk查找你的比赛时内部出错。比赛都原样保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>另一个卡组已用此名称。</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>请起一个不泄露答案的名称：回答之前就会看到它。</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>这个卡组的名称</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>还在用另一个文件制作卡片。请等完成后再选择{file}。</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>为Anki导出卡片</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>把局面导入为卡片</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anki笔记 (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>删除卡组</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>要删除这个卡组及其所有卡片和你的回答吗？</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>卡片未能保存：{why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>引擎正在查看第{number}个局面，共{total}个…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>由此产生的%n个后续结果也一并撤销。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>更深入地分析这个决策（Ctrl+Shift+D）</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>更深入地分析这个决策：{depth}（Ctrl+Shift+D）</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>这里有一个选择明显领先，不需要更深入的分析。</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>双方的骰子：每次掷骰都由双方的秘密产生。</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>服务器{server}的骰子，无人能够检查。</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>公平骰子。</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>骰子指纹（SHA-256）：{hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>第{roll}次掷骰是开局掷骰，双方的骰子对调了。</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>没有记录指纹是否在第一次掷骰之前显示过。</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>掷骰中没有加入棋手的词句。</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>真骰子，手工输入。</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>由数字{seed}产生的可重复骰子。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>第{roll}次掷骰记录为{recorded}：骰子正确，次序有误。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>第{roll}次掷骰记录为{recorded}；应为{expected}。</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>第{roll}次掷骰处于第{due}次应在的位置：有一次掷骰被漏掉或用了两次。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>已检查的掷骰次数：{count}。全部由双方在比赛前确定的秘密产生。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>已检查的掷骰次数：{count}。全部由数字{seed}产生。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>已检查的掷骰次数：{count}。全部由SHA-256为{hash}的秘密产生。</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>取自比赛{id}的掷骰次数，可在那里检查：{count}。</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>有误的掷骰次数：{count}。</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>指纹开头与你记下的{count}位一致，全长64位。</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>指纹与你记下的一致。</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>本场比赛的指纹与你记下的不同，是{hash}。</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>指纹在第一次掷骰之前显示过。</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>比赛ID参与每次掷骰的计算，但它与骰子指纹不符。</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>这些骰子的秘密与记录中的指纹不符。</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>这些骰子的秘密在比赛结束后公开；请到时再检查。</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>第{roll}次掷骰的秘密不是双方在比赛前确定的；从这里开始无法检查。</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>其指纹（SHA-256）为{hash}，即比赛{id}的指纹。</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>棋盘上没有比赛，因此没有骰子可检查。</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>这是服务器的骰子：无人能够检查。</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>这些骰子没有可比较的指纹。</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>这些骰子取自以前的比赛：可在那里检查。</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>这些骰子是手工输入的：没有可检查的内容。</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>每次掷骰都加入了这些词句：“{words}”。</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>白方确定的秘密指纹为{white}，黑方为{black}。</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>以前比赛的骰子</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>真骰子，手工输入</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>由数字{seed}产生的可重复骰子</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n次掷骰按此顺序再次出现；用完后由你输入骰子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>选择比赛</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>选择比赛，或保存的比赛记录（.json）。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前比赛的骰子</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>以前的比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>要再次使用其骰子的以前比赛</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>bgdesk比赛记录 (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>数字(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>那场比赛没有掷过骰。</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name}不是bgdesk的比赛记录（.json）。</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>略有异常：正常的骰子每1000个样本中有{share}个偏离到这种程度。</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>卡方{statistic}，自由度{freedom}，p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>单骰点数</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>还没有掷过骰。</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>没有异常：正常的骰子每100个样本中有{share}个至少偏离到这种程度。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>双骰组合</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>掷骰次数太少，无法判断。</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>非常异常：正常的骰子每1000个样本中不到一个会偏离到这种程度。</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>所有比赛</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>本场比赛</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>赛事主任</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>判胜</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>不下棋，直接判你赢下与{opponent}的比赛？</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>不下棋，直接判{name}赢下与{opponent}的比赛？</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>判这场比赛你获胜…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>判这场比赛{name}获胜…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>用新的骰子重下；已下的部分留在比赛列表中。</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>未下完的比赛将会丢失。</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>现在这里没有可改的内容。</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>重下</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>从头重下这场比赛？</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>从头重下这场比赛…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>有人迟到加入…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>撤销{first}与{second}比赛的结果？</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>退出</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>撤销结果…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>你要退出赛事吗？</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>自己退出赛事…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>让{name}退出赛事？</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>让{name}退出赛事…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>赛事主任可做的事</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>已下的部分会放进回收站。</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>已下的部分会放进回收站；骰子会是新的。</translation>
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
        <translation>提交这个答案（Enter；在点数表中按Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>继续（Enter）</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>在棋盘上走棋，然后点击骰子或按Enter。</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>请稍候：正在准备题目和所需数据…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>撤回上一步（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>撤销</translation>
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
        <translation>如何计算</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>从这里接着下…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>卡片练习</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>撤销上一个回答</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>我当时怎么选的？</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>引擎目前无法在这台电脑上运行。</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>引擎没有及时响应。</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>引擎没有启动。</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>引擎出错。详情见日志。</translation>
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
        <translation>一眼判断，不往后看</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>此玩法的精确解</translation>
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
        <translation>此玩法的小型网络</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n名参赛者</numerusform>
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
        <translation>添加电脑(&amp;C)</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>添加朋友(&amp;F)</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>任意风格</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>把这名参赛者下移一位（Alt+Down）</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>把这名参赛者上移一位（Alt+Up）</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>用俱乐部阵容补满(&amp;L)</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>同用这台电脑的朋友的姓名</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>电脑数量</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>种子</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>实力</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>电脑的实力</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>电脑的风格</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>后方战</translation>
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
        <translation>接触</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>代价</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>决策</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>阶段</translation>
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
        <translation>竞速</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>认输</translation>
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
        <translation>第几局，局中第几步</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>改变了多少：比赛胜率，或逐局计算时的分数</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>这个决策失去的期望值</translation>
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
        <translation>后方战</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>决策类别</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>最低代价</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>走法与加倍骰</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>尚未看过</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>谁的失误</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>双方</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>失误</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>失误 {count}</translation>
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
        <translation>没有标记这类决策：按F标记棋盘上的决策。</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>没有这类失误。</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>关于比赛：</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>注释者：</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>赛事与棋手</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>赛事：</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>文件中：</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>城市：</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>{name}的真实姓名：</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>轮次：</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>场所：</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>记录者：</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>你的真实姓名：</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>自动加倍：加倍骰为{value}。</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>双方都掷出{die}：自动加倍，加倍骰为{value}。双方重掷。</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>双方都掷出{die}：双方重掷。</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>收回了一些走法。</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>棋盘是手工摆的。</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>这一局平局。</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>这一局协议了结。</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>比分为{white}比{black}。</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>已更正摆子。</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>你接受了认输。</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>你反加倍到{value}。</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">你无法走{dice}。</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>你加倍到{value}。</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>你没有走棋子，这不合法。</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>你指定了{double}。</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">你指定了{face}-{face}。</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>你提出按三倍认输。</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>你提出按双倍局认输。</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>你提出按双倍认输。</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>你提出按四倍局认输。</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>你提出按单倍认输。</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>你放弃了。</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">你走了{dice}：{play}。</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>你走了{play}，这不合法。</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>你超时了。</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>你又一次再加倍到{value}。</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>你拒绝了认输。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>你认输了。</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你掷出{dice}，无法走棋。</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>你掷出{dice}，走了{play}。</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你掷出{dice}。</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>你接受了加倍，加倍骰为{value}。</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">你把加倍骰翻到{value}（{animal}）。</translation>
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
        <translation>你以{own}比{other}赢得比赛。</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>你赢得开局掷骰，可以用{dice}开始，也可以把两枚骰子重掷。</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你赢得开局掷骰，必须用它开始：{dice}。</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>你赢得开局掷骰（{dice}），现在须掷两枚骰子开始。</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>你以{own}比{other}赢得本场。</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>无法走棋</translation>
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
        <translation>{dice}：你无法走棋。</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}：你走了{play}。</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}：{name}无法走棋。</translation>
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
        <translation>{name}接受了认输。</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}反加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{name}无法走{dice}。</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name}加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name}没有走棋子，这不合法。</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name}指定了{double}。</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name}指定了{face}-{face}。</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name}提出按三倍认输。</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name}提出按双倍局认输。</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name}提出按双倍认输。</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name}提出按四倍局认输。</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name}提出按单倍认输。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{name}走了{dice}：{play}。</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name}走了{play}，这不合法。</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name}超时了。</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}又一次再加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name}拒绝了认输。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name}认输了。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}掷出{dice}，无法走棋。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name}掷出{dice}，走了{play}。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}掷出{dice}。</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name}接受了加倍，加倍骰为{value}。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name}把加倍骰翻到{value}（{animal}）。</translation>
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
        <translation>{name}以{own}比{other}赢得比赛。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}赢得开局掷骰，可以用{dice}开始，也可以把两枚骰子重掷。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}赢得开局掷骰，必须用它开始：{dice}。</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}赢得开局掷骰（{dice}），现在须掷两枚骰子开始。</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name}以{own}比{other}赢得本场。</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>一方开一张棋桌，并通过邮件、即时通讯或纸条把邀请发给另一方。只有持有邀请的人能入座。</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>与另一台电脑前的人对弈</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>了解更多(&amp;E)</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>骰子由两台电脑共同产生：双方棋手以及中间的任何人都无法知道或选择点数。事后人人都可以检查。</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>两个使用bgdesk的人直接对弈，无需账号，也不会向别人发送任何内容。如果你选用中继，它只转发它读不懂的数据。只有当你去服务器上下棋时，服务器才知道下了什么。</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>会发送的内容：你在这里选的名字、你的走法和掷骰、你的用时，以及你说的话。另一台电脑能看到你的网络地址，两台电脑之间总是如此。一切都经过加密。</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>没有打开棋桌时，bgdesk不接受任何连接。只要双方愿意，比赛可以随时离开、随时继续。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>.mat文件不能写明本场比赛的自定规则。</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.mat文件不说明哪位棋手是程序。</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>{kind}文件不能保存{game}的比赛；.json可以。</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>部分分析或注释无法写入.ogxm文件。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>回合中途手工摆的局面只有一部分写入.mat文件。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>回合中途手工摆的局面只有一部分写入.ogxm文件。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>回合中途手工摆的局面只有一部分写入.sgf文件。</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>尚未走的掷骰或尚未回应的加倍不写入.mat文件。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>更正过的摆子在.mat文件中作为手工摆的局面。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>更正过的摆子在.ogxm文件中作为手工摆的局面。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>更正过的摆子在.sgf文件中作为手工摆的局面。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>.ogxm文件不能保存本场比赛：{detail}。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxm文件不能限制自动加倍：其中没有上限。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>.ogxm文件不能写明本场比赛的自定规则。</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxm文件没有这种玩法；其中称为backgammon。</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxm文件不说明哪位棋手是程序。</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxm文件只有反加倍和再反加倍，没有之后的加注：其中的加倍骰偏低。</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>.sgf文件不能写明本场比赛的自定规则。</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgf文件不说明哪位棋手是程序。</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgf文件只能保存一份分析。</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>分析不写入.mat文件。</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>自动加倍不写入.mat文件：其中的分数和加倍骰值看上去会有误。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>棋钟和思考用时不写入.mat文件。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>棋钟和思考用时不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>棋钟和思考用时不写入.sgf文件。</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>单步的注释不写入.mat文件。</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon没有这种玩法。</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>骰子的产生方式不写入.mat文件。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>骰子的产生方式不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>骰子的产生方式不写入.sgf文件。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>超时判负和提前认输在.ogxm文件中作为协议得分。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>超时判负和提前认输在.sgf文件中作为协议得分。</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>无法写成格式“{name}”；可用的有{known}。</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>没有格式对应{file}的后缀“{suffix}”；可用的有{known}。</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>其他变化不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>其他变化不写入.mat文件。</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>被拒绝的认输不写入.mat文件。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>被拒绝或未回应的认输不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>被拒绝或未回应的认输不写入.sgf文件。</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>第一局之后设定的比分不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>有些分析无法保存到.sgf文件。</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>有些其他变化无法保存到.sgf文件。</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>关于自动加倍的约定不写入.mat文件。</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>比赛因认输或超时结束：.mat文件把最后一局显示为未下完。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>约定的局数不写入.mat文件。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>约定的局数不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>等待走棋的掷骰或对加注的回应不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>开局掷骰平手的情况不写入.mat文件。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>开局掷骰平手的情况不写入.ogxm文件，只有因此翻动的加倍骰。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>开局掷骰平手的情况不写入.sgf文件，只有因此翻动的加倍骰。</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>收回的走法不写入.mat文件。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>收回的走法不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>收回的走法不写入.sgf文件。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>用过哪些提示不写入.mat文件。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>用过哪些提示不写入.ogxm文件。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>用过哪些提示不写入.sgf文件。</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>有一场电脑之间的比赛无法进行。赛事会保留；详情见日志。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>bgdesk内部出错。赛事会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>计入%n个决策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n场比赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>最佳连续%n个决策：PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>最近%n个决策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>教练在%n个决策处开过口。这些地方以第一次尝试为准。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>不到%n场比赛，谁也说不出这个评分可能差多少。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100张隔30天仍会记得的卡片</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>连续50题有效步数，平均误差不到一步</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>双击一行可打开其决策。</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>计入30个决策后会出现曲线。</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>每种玩法都下完一场比赛（Coan ki除外）</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1号点死守战</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>对真人</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>对电脑</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>领先</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>全部15种开局点数都走对，共两遍，至少相隔一周</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>现在把其中代价最大的决策当作卡片来答</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="vanished">进攻</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>后方战</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>落后</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">最佳连续{number}个决策：PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>强于{opponent}：战绩已基本没有疑问</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>双方都差1分</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>单场比赛失去的胜率</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>克劳福德局</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>加倍失误</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>决策</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>加倍与否</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>加倍过早</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>操练</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>失去的期望值</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>失误</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>衰减平均</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>比平时快</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>分析过你的比赛后，这里会出现统计：下一场或打开一场比赛并按F7，或在比赛列表中一次分析多场。</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>第一次整局无失误</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>第一次分析比赛</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>第一次用秘密逐次检查比赛的骰子</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>作战方案</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>你有一半的走法快于平时用时：代价更大吗？</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">固守</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>固守战</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>如果你在文件中用过别的名字，请用“谁是谁…”说明。</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>十有八九，你的实力在这个范围之内。它以整场比赛为单位，因为同一场比赛的决策有许多共同之处。</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>类别</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">最近{number}个决策</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>平分</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>越低越好。每一行都是在此处结束的那场比赛。</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>下完的比赛</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>失去的比赛</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>骰子让你比棋艺应得的多赢的场数：{number}。</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>论棋艺应得、却因骰子没有赢到的场数：{number}。</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>运气已知的比赛</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>错失加倍</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>现金场</translation>
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
        <translation>无明确方案</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>没有计入的决策</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>这里没有计入的决策。</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>至今没有加倍失误。</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>没有符合这些条件的比赛。请选更长的时间。</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>还没有下完限定分数的比赛。</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>目前没有突出之处。需要更多分析过的比赛。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
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
        <translation>节奏</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Playing a back game</source>
        <translation type="vanished">打后方战</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">打1号点死守战</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>失去的分数</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>克劳福德后</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">封锁</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>封锁战</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">竞速</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>按棋艺计算，与对手的等级分差</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>达成时间</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>奔跑战</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">往家跑</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>占失误比例</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>在这些情形下你比一般棋手失分更多，代价最大的排在前面。几乎无人能找到的走法权重很小。</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>比平时慢</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>接受或放弃</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">论棋艺你本该多赢{number}场，是骰子让你没有赢到。</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>骰子对你的输赢没有值得一提的影响。</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">骰子让你比棋艺应得的多赢了{number}场。</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>失误的方向比大小更说明问题。</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>最近三个月</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>只有在这里下的比赛才有用时数据。</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>可挽回</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>好过头，不必加倍</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>截至（日期）</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">截至</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>运气均等时</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">不到{number}场比赛，无法知道误差有多大。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>净胜场</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>其中获胜</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>其中运气均等时获胜</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>因骰子而胜负</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>运气均等时获胜</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>误弃</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>误接</translation>
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
        <translation>最佳走法是平稳的一步</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>最佳走法是占点</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>最佳走法是建立锚点</translation>
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
        <translation>{number} ± {half}场</translation>
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
        <translation>bgdesk计算统计时内部出错。你的比赛都原样保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>谁是谁(&amp;W)…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>骰子与棋艺</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>划分方式</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>加倍失误</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>快与慢</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>历史统计</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>正在读取比赛：{done}/{total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>该学什么</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>你的失误在哪里</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>电子表格 (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>统计已保存为{file}。</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>统计未能保存：{why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>另有%n个文件没有打开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>已把%n场比赛加入你的棋谱库。</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>打开比赛或局面</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>正在读取比赛：第{done}个文件，共{total}个</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>正在读取比赛…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>该文件夹中没有文件。</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>剪贴板上是图片，无法读取：请把局面复制为文本。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板上没有文本。</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>键入的文本</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>所有决策</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>所有阶段</translation>
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
        <translation>作战方案</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>决策类别</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>谁的统计</translation>
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
        <translation>任意决策</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>对局的任意阶段</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>后方战</translation>
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
        <translation>大错，不低于{cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>代价</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>代价大，不低于{cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>克劳福德</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation type="vanished">骰子这样写：6-1，或多个：6-1, 5-5。</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>骰子这样写：{roll}，或写多个：{rolls}。</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">加倍</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>疑着，不低于{cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>失误，不低于{cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>所有分析过的决策</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>所有局面</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>比赛负</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>比赛胜</translation>
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
        <source>Not doubled</source>
        <translation type="vanished">未加倍</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>相差步数</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>步数：{own}对{theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实际走法</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
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
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>最近三个月</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>最近一周</translation>
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
        <translation>这不是局面：应为XGID、GNU Backgammon ID或bgdesk自有文本。</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>无走法</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>查找决策</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>把这些做成卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>正在读取比赛：{done}/{total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>显示比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>正在读取你的比赛。找到的内容会出现在这里。</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>只在这些决策中(&amp;O)：</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
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
        <translation>取自棋盘(&amp;B)</translation>
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
        <translation>类别</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>最低PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>姓名、赛事、标签、文件</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>对手的中栏</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>对手的步数</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>对手差几分</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>己方中栏</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>己方步数</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>己方差几分</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>对手的步数</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>棋手的步数</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>下棋时间</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">点位</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>棋盘上的点位</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>谁的决策</translation>
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
        <translation>已标记；Shift+F转到下一个标记，F取消这个标记。</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>又从第一个标记开始。</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>本场比赛没有标记过的决策：按F标记棋盘上的决策。</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>标记已取消。</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>这里没有可标记的决策。</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>已标记</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>今后几天</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>负几场后出局(&amp;O)</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>与第一次决赛相同</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>与第一轮相同</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>按需要</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>安慰赛(&amp;O)</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>双败淘汰</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>全体互相对阵</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>决赛前落败者参加</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>第一场落败者参加</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>赛制(&amp;T)</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>每组晋级人数</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>组数</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>先小组赛，再淘汰赛</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>无人出局</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>进行三四名决赛(&amp;I)</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>各轮分数(&amp;B)</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>落败后的分数</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">各轮比赛的分数，例如7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>各轮比赛的分数，例如{example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>第二次决赛的分数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>此前未负的一方若输掉第一次决赛，则加赛第二次决赛(&amp;Y)</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">未负过的一方若输掉第一次决赛，则加赛一次决赛(&amp;Y)</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>单败淘汰</translation>
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
        <translation>已复制。</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>本场比赛的%n个失误</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>复制到论坛</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>图形（SVG）</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>文本</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>棋盘上的决策</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>复制内容</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>将要复制的内容</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n个决策</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>你的比赛都还没有分析。请在比赛列表中分析，或改为查找“所有局面”而不是失误。</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>请去掉一些条件。</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>%n个决策中没有这样的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>你的棋谱库是空的。打开一场比赛（Ctrl+O）或下一场，就能在这里找到其中的决策。</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>在%n场比赛中</numerusform>
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
            <numerusform>全部加入（%n场比赛）(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>全部加入你的棋谱库，以后再打开</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>打开比赛</translation>
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
        <translation>两人坐在这个棋盘前轮流下。</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>与朋友对弈…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>与{friend}对弈</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>两位棋手，一台电脑</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>局面的文本</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID或其他局面文本</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>每局都重新开局掷骰</translation>
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
        <translation>轮换中的第{number}种玩法</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>自选玩法…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>在单独的窗口中</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>不再添加玩法</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>否则由上一局的胜者先走下一局。</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>{game}的起始摆法</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>一种封堵玩法，掷出对子后还要接着走所有更大的对子。</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>即使有棋子在自己的内盘被压住，也可以收子。</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey的一种，对子还带来骰子反面的那个对子。</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey的一种，所有棋子都入场后才能有棋子越过中线。</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey的一种，只有2和1可以再掷一次。</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">Acey-deucey的一种，只有2-1可以再掷一次。</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>十五枚棋子全部从24号点出发。</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>西洋双陆棋及其摆法</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>巴尔干轮换</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>被压住时也可收子</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>双方在棋盘同一侧入场、行进和回家。</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>双方绕同一方向走；一枚棋子就能占住一点。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>棋子进入空棋盘；对子以及2和1可再掷一次。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">棋子进入空棋盘；对子和2-1可再掷一次。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>棋子进入空棋盘；自己有棋子到家之前不能打子。</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>后面有四枚棋子而不是两枚：更长，更重阵地。</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>从空棋盘开始</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>希腊双陆棋：没有加倍骰，没有三倍胜，胜者先走下一局。</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>每方一枚棋子的Hypergammon。</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>每方两枚棋子的Hypergammon。</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>用于{games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>全部入场前可走动</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>全部入场前无额外点数</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>一个点上最多可有五枚棋子。</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>无母子规则</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>任一起始盘内不得连占六点</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>走不了的点数作废</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>每回合只有一枚棋子离开起点，连占六点须有对手棋子在前</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>每回合只有一枚棋子离开起点，棋手第一次掷出6-6、4-4或3-3时可以有两枚；而且连占六点时，前方须有对手的棋子。这两条都是Narde的规则。</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>压住起点上的最后一枚棋子并不赢得这一局。</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>多种玩法轮换</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>单独的棋子不会被打，而是被原地压住。</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>单倍、双倍和三倍局</translation>
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
        <translation>Tavli：无加倍骰、压子、封堵</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>保加利亚的压子玩法，下法同Plakoto。</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>土耳其的封堵玩法，下法同Fevga。</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>标准玩法，使用加倍骰。</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>每方三枚棋子：短促而激烈。</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>土耳其双陆棋：同Portes，但在家中打子的棋子须留在原处。</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>在那之前，对子走四次，之后不再掷骰。</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>通常要所有棋子入场后其他棋子才能走动。</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>通常负方剩下的每枚棋子都算一分。</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>通常只有棋手自己的起始盘不得占满。</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>通常由对手来走。</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>通常这种玩法不用它。</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>使用加倍骰</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}轮换；每局都以开局掷骰开始。</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}轮换；上一局的胜者先走下一局。</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>点击一种玩法，阅读规则并开始下。</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>玩法与规则</translation>
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
        <translation>历史统计</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>理由的可靠程度</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>入门指南</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>按键</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>查看比赛</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>表现评分（PR）</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>卡片练习</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>本玩法的规则</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>网络棋桌</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>本程序</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>教练</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>本页尚未翻译。</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>训练</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>版本{version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>更新内容</translation>
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
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>下{game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>正文</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>（括号内）：分析较浅，不可比较</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>双击或按Enter：指定它</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>双击或按Enter：走到棋盘上</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>双击或按Enter：两枚骰子重掷</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>提示只在下比赛时提供。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>走{numbers}：其价值不低于重掷。</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>再掷一次</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>两枚骰子重掷：比{numbers}的任何走法都好。</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>掷骰，不加倍</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>这是{numbers}的最佳走法。先列出剩下的部分：</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">接受加倍</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>最值得指定的对子</translation>
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
        <translation>最佳的后续走法：</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>没有提示：{why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>这里没有要决定的。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>这样失去{cost}：{numbers}的最佳走法是{play}。</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>这是{numbers}的最佳走法。</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>看过提示或胜率后，本场比赛算作练习，不影响你的等级分。</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>代价{cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>双倍局{chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>期望值{equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>双倍胜{chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>胜率{chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>最佳选择</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>这一局的胜率</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>不看提示继续下（Esc）</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>每步之后显示胜率</translation>
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
        <translation>bgdesk内部出错，无法列出比赛。比赛都会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>有一条注释无法定位（{quote}）。</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>部分分析无法读取（{quote}）。</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>压缩包的一部分已损坏；其余已保留。</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>文件的一部分已损坏（{quote}）；其余已保留。</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>文件中有一位棋手没有姓名。</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>设定局面之前缺少一个回合。</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>“{quote}”之前缺少一个回合。</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>有一条其他变化被略去（{quote}）。</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>这个局面中对局已经结束。</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>文件名或路径太长。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>一次最多读取{quote}个文件。</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>只读取了文件中的前几场比赛；略去的比赛：{quote}。</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>已读取，有{remarks}。</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>已读取，没有备注。</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>缺少对加倍的回应；按接受处理。</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>加倍骰已到{quote}，不能再高；后面的加注已略去。</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>文件没有说明比赛的分数；假定为{quote}分。</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>文件没有说明是哪种玩法，已按这种玩法读取：{game}。</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">文件没有说明是哪种玩法；按{game}读取。</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>文件中途结束；已有的内容已保留。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>文件太长或错误太多，没有读完；截断或略去的局数：{quote}。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>文件太长，没有读完；后面的内容已略去。</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>这一局以对子{quote}开始；已保留。</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>这一局没有结果。</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>玩法“{quote}”未知；按西洋双陆棋读取。</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>文件头中棋手的次序相反；以各列为准。</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>点数{quote}的唯一合法走法已补上。</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>缺少点数{quote}的走法。</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>走法“{quote}”在此棋盘上走不了；棋盘保持原样。</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>走法“{quote}”不合法；已照原文保留。</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>该局面中有一方没有棋子；已略去。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>文件中的结果（{quote}）与对局不符；以棋盘为准。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>文件中的结果（{quote}）不能由对局得出；已保留。</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>文件中的比分（{quote}）不能由前面各局得出；已保留。</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>文本不是UTF-8；按{quote}读取。</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>该文件中没有对局。</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>该文本中没有局面ID。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这份BGBlitz比赛的内容超过{quote} MB。</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>这份BGBlitz比赛中没有对局。</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这份BGBlitz比赛已损坏（{quote}）。</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这份GammonView分析已损坏（{quote}）。</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>这份OGXM比赛中没有对局。</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这份OGXM比赛已损坏（{quote}）。</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这份OGXM比赛超过{quote} kB。</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>这个SGF文件中没有西洋双陆棋对局。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>这个SGF文件不是西洋双陆棋（GM[{quote}]）。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>这个SGF文件不是西洋双陆棋。</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>这个eXtreme Gammon文件中没有对局。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>这个文件是空的。</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这个文件超过{quote} MB。</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>这是JSON，但不是这里认识的比赛。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>这是PDF文档，不是比赛。</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>这是PostScript文档，不是比赛。</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>这是数据库，不是比赛。</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>这是影片或图片，不是比赛。</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>这是影片，不是比赛。</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>这是一局Coan ki，只能在Coan ki窗口中下，其他格式无法保存。</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>这是图片，不是比赛。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>这是文本形式的局面，但无法读取：没有ID。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这是文本形式的局面，但无法读取：{quote}。</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>这是程序，不是比赛。</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>这是音频文件，不是比赛。</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>这是文本文档（RTF），不是比赛。</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>这段文本中没有比赛或局面。</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>这是网页，不是比赛。</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>这是Office文档，不是比赛。</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>这是XML文件，不是比赛。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>这是压缩包：请先解压。</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>这是不含比赛的电子邮件。</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>这是无法读取的eXtreme Gammon文件，不是比赛。</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>这是旧版Office文档，不是比赛。</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>这不是对局中的局面：对局已经结束。</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>这不是BGBlitz比赛。</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这不是合法局面：{quote}。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>这不是文本文件，也不是认识的比赛。</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>这不是文本文件。</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>这不是OGXM比赛。</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>这不是eXtreme Gammon文件。</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>看起来像SGF，但其中没有对局。</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>看起来像GamesGrid比赛，但其中没有对局。</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>看起来像JavaFIBS比赛，但其中没有对局。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>看起来像Snowie局面，但缺少一些字段。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>看起来像Snowie局面，但是{quote}。</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>看起来像TrueMoneyGames比赛，但其中没有对局。</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>看起来像比赛文件，但其中没有对局。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>看起来像eXtreme Gammon文件，但没有说明是谁下的。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>看起来像eXtreme Gammon文件，但其中没有对局。</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>这份比赛记录已损坏或来自其他程序：{quote}。</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>这份比赛记录已损坏：不是UTF-8。</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这份比赛记录超过{quote}个字符。</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这个文本文件超过{quote}行。</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>这个文本文件超过{quote} MB。</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>这段文本中没有西洋双陆棋比赛。</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>文件中关于认输的内容无法读取。</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>你没有读取它的权限。</translation>
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
        <translation>{file}没有打开。</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”没有对应的提议；已略去。</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>“{quote}”不是两枚骰子的点数；该回合已略去。</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”无法理解。</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>“{quote}”无法理解，已略去。</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”：此处不能翻加倍骰；已按文件设定。</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>备注</translation>
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
        <translation>观战(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>加入棋桌</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>用Ctrl+V粘贴你收到的邀请。</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>正在寻找棋桌…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>观看棋桌</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>你已在棋桌旁；比赛一开始就能在这里看到。</translation>
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
        <translation>分析进度</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1层</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2层</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3层</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4层</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>加倍决策没有“无加倍骰”的数值。</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>初步分析：一场比赛约一秒。</translation>
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
        <translation>正在分析这个决策</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>双方都被封死。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>双方有棋子在同一个点上。</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>相近的走法再看其后一次掷骰。有专用网络的玩法通常选它。</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>更深：一场比赛要好多分钟。</translation>
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
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">最深分析</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>相近的走法全部看到3层，相当于级别“世界级”。</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">相近的走法全部看到3层，相当于“世界级”。</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>这种玩法的每个局面都已解出：没有更深的了。</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>全部看2层，可能改变结论时看3层。通常选它。</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>比赛中</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>只有再次打开其文件才能找回；此操作无法撤销。</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>较长推演</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>最长推演</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>这次掷骰的运气：{luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>这个比分不可能有克劳福德局。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>这里没有决策。</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>这里没有引擎能按这些规则分析以下玩法：{games}。提示在各种玩法中都可用。</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">这里没有引擎能按这些规则分析{games}。提示在各种玩法中都可用。</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>没有轮到任何一方。</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>尚未分析：按下方的“分析…”，或按F7。</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>一个决策立即完成。</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>一个决策几秒钟，最多约一分钟。</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>一个决策几秒钟。</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>一个决策最多几分钟。</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>开局点数</translation>
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
        <source>PR in {game}</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation type="vanished">{game}的PR</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">表现评分：计入的决策平均失误的500倍；越低越好。不到{fewest}个决策时意义不大。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>又快又准：一场比赛几秒钟。</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>要删除分析“{analysis}”吗？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>推演{trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>推演按西洋双陆棋规则进行，本场比赛用的是别的规则。</translation>
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
        <translation>只有采用克劳福德规则的比赛才能得知认输的代价。</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>引擎在这里没有可分析的。</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>引擎不会{game}。</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>引擎出错（{quote}）。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>引擎意外停止。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>这一局可能在接下来两次掷骰内结束。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已经结束。</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>判断{games}的网络最多看{depth}。</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>轮到的一方没有加倍决策。</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>记录到此为止。</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>强引擎无法加载：{quote}。</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>每方有{quote}枚棋子，而不是15枚。</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>没有剩下要分析的。</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>这份分析没有涉及这一步。</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>这个回应会是对手的错误。</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>这步走法不合法：不作判断，比赛从其后继续。</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>要再得到它，必须重新分析比赛。</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">两遍</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">两遍，再对相近的做长推演：数小时。</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">两遍，再对相近的做推演：将近一小时。</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">两遍，再对相近的做短推演：几分钟。</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>两遍</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>两遍，再对相近的做长推演：数小时。</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>两遍，再对相近的做推演：将近一小时。</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>两遍，再对相近的做短推演：几分钟。</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>看过后两次掷骰仍相近的，看到该玩法网络所能达到的深度。</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>引擎关于这种玩法的数据无法读取（{quote}）。</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>该玩法网络的即时判断：几秒钟。</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>加上更深的分析</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">加上更深的分析</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>轮到你掷骰</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>大错，代价{cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>失误，代价{cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>回应反加倍</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>回应加倍</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>回应第三次反加倍</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>回应再反加倍</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>回应再加倍</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>回应认输</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>代价{cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>加倍？</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>疑着，代价{cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>决策太少</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>指定对子</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>标准误{error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>胜{win}（双倍胜{win_gammon}），负{lose}（双倍负{lose_gammon}）</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}到{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>轮到{name}掷骰</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating}（决策太少）</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play}是不合法的走法：不作判断，比赛从其后继续。</translation>
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
        <translation>分析本场比赛的决策（F7）</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>分析…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>这个局面的选择</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>分析进度</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>停止分析；已分析的会保留（Shift+F7）</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>请在棋盘上决定：随时给出判断。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation type="vanished">1-2后方战</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation type="vanished">1-3后方战</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation type="vanished">2-3后方战</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation type="vanished">2-4后方战</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>5号点固守战</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1号点死守战</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>黑方以反加倍回应白方的加倍。</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>黑方以再反加倍回应反加倍。</translation>
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
        <translation>轮到黑方掷骰。</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰归黑方，为{value}。</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>黑方走{dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>黑方掷骰</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>黑方回应</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>黑方的加倍决策</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>双方都在中栏上，面对封死的内盘。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>双方有棋子在同一个点上。</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>这种玩法中棋子不能这样摆。</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>最后六枚棋子</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">正在分析…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>正在看这个局面…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>负{win} · 双倍负{gammon} · 三倍负{backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>从这里起双方都再也无法走棋。</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>这个局面没有要决定的。</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>相似</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>本玩法的开始</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">此处不允许这个对子。</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>此处不允许这样加倍。</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>棋盘保持原样：{fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰居中，为{value}。</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>这一局已经结束：黑方获胜。</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>这一局已经结束：白方获胜。</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>这一局已经结束：平局。</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>其中没有XGID、GNU Backgammon ID或bgdesk文本；棋盘保持原样。</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>棋盘上没有棋子。</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>克劳福德局没有加倍骰。</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>本场比赛没有加倍骰。</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>白方以反加倍回应黑方的加倍。</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>白方以再反加倍回应反加倍。</translation>
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
        <translation>轮到白方掷骰。</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰归白方，为{value}。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>白方走{dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>白方掷骰</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>白方回应</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>白方的加倍决策</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>胜{win} · 双倍胜{gammon} · 三倍胜{backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>实际</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>试走</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points}后方战</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n枚黑子已收，但其他棋子还没到家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>黑子比收子槽里的多%n枚：请先从棋盘上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n枚白子已收，但其他棋子还没到家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>白子比收子槽里的多%n枚：请先从棋盘上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>有一方已经得满本场比赛的%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>黑方有%n枚棋子，这种玩法没有这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>有一方已达到本场比赛的%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>约定的规则允许一个点上有%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>收子槽里缺%n枚黑子：请先从棋盘上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>收子槽里缺%n枚白子：请先从棋盘上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>白方有%n枚棋子，这种玩法没有这么多。</numerusform>
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
        <translation>像对局中一样在棋盘上走（P）；再按一次：摆局面</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>撤销上一次改动（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>试走</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>这里摆的局面会保留（Esc）</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">点击放置</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>点击放置的颜色</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>局面研究室</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>关于这个局面</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>候选</translation>
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
        <translation>竞速</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>打击机会</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>你还没有与电脑下完一场比赛。下一场，结果就会出现在这里。</translation>
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
        <translation>对弈(&amp;P)…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>几乎可以肯定你能赢下一半以上的比赛。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>与各对手的战绩</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>胜率（90%区间）</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>实力</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>获胜</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">电脑：{level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>这台电脑前的棋手</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>电脑棋手：{level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>迟到加入</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>谁迟到了</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>谁迟到了？此人从下一轮开始参加。</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>谁迟到了？此人填补一个轮空。</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>另有%n场比赛…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>结束比赛…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>入门指南</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>新比赛…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>再来一次？</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>点一下就开始。可以随时停下，以后再继续：什么都不会丢失。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>开始下</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>再下一场</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>进行中 · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>你的第一场比赛</translation>
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
        <translation>计入的场次</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>联赛</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>各名次得分</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">各名次的联赛得分，例如10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>各名次的联赛得分，例如{example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">名次得分是数字，例如10-7-5-3-2-1。</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>名次得分是数字，例如{example}。</translation>
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
        <translation>在棋盘上决定，就像对局中一样。按S显示答案，按K跳过，按Esc停止。</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>加倍还是不加倍？</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>找到</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>后来找到</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>找到了，但不是第一次。</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>找到了：足够接近。</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>找到了：这是最佳走法。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>比赛中你选了{answer}，代价{cost}。</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>比赛中你选了{answer}，是正确的。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>比赛中{name}选了{answer}，代价{cost}。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>比赛中{name}选了{answer}，是正确的。</translation>
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
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>再加倍还是不再加倍？</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>接受还是放弃？</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>接受、放弃，还是再翻加倍骰？</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>引擎正在看你的回答…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>还有更好的：{answer}失去{cost}。</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>这个回答无法判断。请另答，或显示答案。</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>本场比赛尚未分析：分析之后才能从中学习。</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>最佳走法是什么？</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>请把出现失误的地方重新决定一次。其中混有一些正确的决策，在你回答之前不会透露答案。</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>找到{found}个，共{total}个</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>这里由你决定。</translation>
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
        <translation>放弃</translation>
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
        <translation>这里由{name}决定。</translation>
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
            <numerusform>%n个代价不低于{cost}的失误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>再答错过的%n题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>其中%n个你以前找到过。</numerusform>
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
        <translation>从这场比赛中学习</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>已答题目</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>谁的失误</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>双方</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>从这场比赛中学习</translation>
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
        <translation>本场局数</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>局数：</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>下法</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>现金场</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>其他分数：</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>限分赛</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>比赛分数</translation>
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
        <translation>透镜</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>下次掷骰</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>比分透镜</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>打击机会</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">高于平均值0.100以上</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">低于平均值0.100以上</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>掷骰之后为± {percent}，即着色带。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>以上都按现金局、掷骰之前计算。并非所有棋子都到家：归家过程经多次模拟，因此EPC可能有{error}步误差；之后的掷骰数是精确的。单边：双方都力求掷骰次数最少，加倍骰由模型判断。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>以上都按现金局、掷骰之前计算。对力求平均掷骰次数最少的一方，掷骰数是精确的。单边：双方都这样走，加倍骰由模型判断。</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>任一散子</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>在这些比分下，此方都不能加倍。</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>在{percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>胜率{percent}时，按模型：不加倍{nd}，接受后{dt}，放弃后{dp}。</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>胜率{percent}时，按模型：不加倍{nd}。</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>之前</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>兑现点</translation>
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
        <translation>差别</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>灾难</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>加倍和再加倍；接受</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>双赛点</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>加倍，不再加倍；接受</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>加倍，放弃</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>加倍；放弃</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>加倍点</translation>
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
        <translation>由当前比分的胜率估计</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>精确值，加倍骰居中：不加倍{nd}，接受后{dt}，放弃后{dp}。</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>精确值，拥有加倍骰：不再加倍{nd}，接受后{dt}，放弃后{dp}。</translation>
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
        <translation>双倍胜价值</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>双倍胜负</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>方式</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>妙点</translation>
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
        <translation>现金局</translation>
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
        <translation>那里双方都不能加倍。</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>尚未判断。</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>掷骰方</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>单边</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>价值，加倍后</translation>
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
        <translation>再加倍红利</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>掷骰数</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>仅赌注</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>标准差</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>接受点</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>引擎正在判断…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>引擎：不加倍{nd}，接受后{dt}，放弃后{dp}。</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>正在计算精确值…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>数字表示最佳选择比次佳好多少。</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>数字表示所走的一步在那里失去多少。</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>掷骰与回应的1,296种组合中，有{pairs}种之后失市（{share}）；36种掷骰中，有{rolls}种之后至少半数回应使你失市。</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>对手差{away}分</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>对手差1分，克劳福德局</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>做决策的一方差{away}分</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>做决策的一方差1分，克劳福德局</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>好过头点</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>双边</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>损耗</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>胜率</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>无法走棋</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>改动前能打中</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">灾难：低于平均值0.300以上</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>灾难：低于平均值{number}以上</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>36种回应中有{count}种之后加倍且放弃</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>有{count}种之后加倍且接受</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>估算</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>精确</translation>
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
        <translation>改动后才打中</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">妙点：高于平均值0.300以上</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>妙点：半数以上回应之后失市</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>妙点：任何回应之后都失市</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>妙点：高于平均值{number}以上</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">有些回应之后失市</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>有些回应之后失市</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>现金</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>多半连加倍都不够</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>有{count}种之后不加倍</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>再加倍红利</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>接受点：掷骰方、对手</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>已判断21种不同点数中的{count}种…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}说“{said}”，但按所需的掷骰数应为“{right}”。</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula}认为“{said}”，按所需掷骰数应为“{right}”。</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}认为“{said}”，精确答案是“{right}”。</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>高于平均值{number}以上</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>低于平均值{number}以上</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分对差{theirs}分</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分对差{theirs}分，克劳福德局</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分对差{theirs}分，克劳福德局后</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}号点</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>引擎判断该比分之前，~表示估计值。</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>比分透镜</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>你的级别为PR {rate} ± {interval}（90%）：初步猜测{guess}，按计入的%n个决策修正。历史统计显示不含猜测的简单平均。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>由普通棋手顶替：BGDESK_ENGINE为{detail}；可以是plain或sage。</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>由普通棋手顶替：引擎需要Visual C++运行库的{detail}；缺少该文件。</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>由普通棋手顶替：处理器没有引擎所需的{detail}。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>由普通棋手顶替：强引擎不支持这台电脑。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>由普通棋手顶替：强引擎已被BGDESK_ENGINE关闭。</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>由为此玩法训练的小型网络来下；PR只在西洋双陆棋中测定。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>进阶</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>好斗</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>加倍过早很多。</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>加倍太晚，该接受的却放弃。</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>专家</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>一有机会就打，在自己的内盘也随意打。</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>固执</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>早该离开时仍守着锚点不放。</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>这里无法加载其快速核心，原因见日志：分析用时约为四倍。</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>其快速核心与此版本不符：分析用时约为四倍。</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>其快速核心已损坏或属于别的版本：分析用时约为四倍。</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>其快速核心已被BGDESK_CORE关闭：分析用时约为四倍。</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>其快速核心没有在这里编译：分析用时约为四倍。</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>尽量少留打击机会，该大胆时也不例外。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>你的比赛都还没有分析：你的级别是猜测值，PR {rate} ± {interval}。</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR（表现评分）表示平均每个决策失去多少：越低越强。
世界级棋手约为3，赛事专家约为6，优秀的俱乐部棋手约为9。</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR约{rate}，估计</translation>
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
        <translation>比你略强</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>与你水平相当</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>爱跑</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>后方棋子跑得过早，放弃锚点。</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>陪练</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>急躁</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最强</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>这种玩法的胜率可精确得知；PR只在西洋双陆棋中测定。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>强引擎不会这种玩法：由普通棋手来下，比标示的弱。</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>怯于加倍</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>世界级</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>无论骰子如何，你的对手整场比赛保持同样的实力。</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>由普通棋手顶替</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>实力PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>实力估计为PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>实力PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>等级分{rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>另一个程序占用着棋谱库{subject}：这次没有保存；之前的都已保留。</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>另一个程序此刻正在写入{subject}；没有覆盖任何内容。</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>丢失的分析，可重新进行：{count}。</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>其中没有可读取的内容，也没有备份。</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>棋谱库{subject}中没有可读取的内容，也没有备份：已新建一个；旧文件保留为{detail}。</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}中没有内容。</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}中没有内容，也没有备份：已重新建立。</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>什么都不会缺少。</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>数据无法移到{folder}（{detail}）。没有移动任何内容。</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>磁盘已满：无法保存到{subject}；之前的都已保留。</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>文件{subject}中没有可读取的棋谱库；没有任何改动。</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>文件{subject}不是bgdesk的棋谱库；已保持原样。</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>文件{subject}就是当前的棋谱库；没有任何改动。</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>文件夹{folder}是当前文件夹的一部分；请另选一个。没有移动任何内容。</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>棋谱库完好：每一页、每场比赛都能读取。</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>棋谱库曾损坏，现已修好；没有缺少内容。旧文件为{kept}。</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>棋谱库已损坏。仍可读取的内容都放入了新的棋谱库；旧文件保留为{kept}。</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}无法写入；之前保存的都已保留。</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>棋谱库{subject}今天无法备份（{detail}）；棋谱库本身完好。</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>棋谱库{subject}无法使用（{detail}）；之前保存的都已保留。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}已损坏，因此没有制作副本；没有任何改动。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}已损坏。请关闭bgdesk后重新启动：可读取的内容都会放入新的棋谱库，旧文件会保留。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}已损坏；已保持原样。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}已损坏；其中没有任何改动。下次启动时会把可读取的内容都放入新的棋谱库，并保留旧文件。</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>棋谱库{subject}已不在，已新建一个。它有一个备份可以还原：{detail}。</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>棋谱库{subject}已不在。它有一个备份可以还原：{name}。</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}已在bgdesk中打开；请先在那里关闭。没有任何改动。</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>改用棋谱库{subject}。</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}是空的（0字节），也没有备份：已新建一个。</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}在打开期间被移动或删除：这次没有保存。</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}由更新版本的bgdesk写入；已保持原样。</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>棋谱库{subject}由较早版本的bgdesk写入，又无法备份（{detail}）；已保持原样。</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>比赛{subject}无法读取（{detail}）；已保持原样。</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>比赛{subject}已在bgdesk的另一个窗口中打开；请先在那里关闭。</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>比赛{subject}已被另一个程序更改；没有覆盖任何内容。</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>比赛{subject}已在另一个窗口中删除：其分析已结束，不再保留。</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>最新的走法可能缺失，因为保存它们的文件也已损坏。</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>下次启动时会用其中可读取的内容填充。</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋谱库{subject}的路径太长；请放在路径较短的文件夹中。</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>{folder}中已有bgdesk的数据；请另选文件夹。没有移动任何内容。</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>没有它的备份：下次启动会新建一个。</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>还没有棋谱库{subject}；bgdesk第一次启动时会建立。</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>没有棋谱库{subject}。</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>棋谱库中没有比赛{subject}。</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>{folder}所在的磁盘空间不足。没有移动任何内容。</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>这些比赛已丢失：{names}。</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>这些比赛已从备份{name}中恢复：{names}。</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>这些比赛无法读取：{names}。</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>这些比赛的末尾缺少走法：{names}。</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>这些比赛将从备份{name}中恢复：{names}。</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>这项赛事无法读取（{detail}）；赛事及其比赛都已保持原样。</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>这项赛事已不在棋谱库中。</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>这项赛事已在bgdesk的另一个窗口中打开；请先在那里关闭。</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>{subject}中的内容无法放入回收站；你可以自行删除。</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>你的数据在{folder}中，由{service}同步。在你下棋时，它可能复制只写了一半的棋谱库，或用另一台电脑上较旧的棋谱库取而代之。最好只把数据放在这台电脑上，并备份到{service}；或者在另一台电脑上打开之前，先关闭这里的bgdesk，等{service}同步完成。</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>一场只知道ID的比赛（{subject}）</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk曾被中断，文件{subject}从那时起就不在了：最后下的部分可能缺失。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>另有{count}场</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white}对{black}（{day}）</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>从这里分出的其他变化</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>凭邀请加入(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>离开棋桌(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>开一张棋桌(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>凭邀请观战(&amp;W)…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>在服务器上(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>复制观战邀请(&amp;I)</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>与他人进行中的比赛</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>开一张棋桌并发出邀请，或凭收到的邀请加入。</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>到棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>请先输入名字：对方会看到它。</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>与他人对弈</translation>
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
        <translation>比赛在等待输入骰子。</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>这场比赛无法打开（{detail}）。</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>走哪条路？</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>bgdesk内部出错，无法打开或保存。棋谱库中的内容都会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>查找比赛</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>查找棋手、赛事或文件</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>比赛</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>分析（F7）后，这里显示胜率的变化</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>比赛进程</translation>
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
        <translation>文件</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>名称</translation>
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
        <translation>分数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>标签</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>添加于{day}</translation>
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
        <translation>对方超时，你以{white} : {black}获胜</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>你以{most} : {least}赢得本场</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>你以{most} : {least}获胜</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>{white} : {black}时认输，你获胜</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>{white} : {black}时认输，{name}获胜</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>本场平局，{white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>进行中，{white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>对方超时，{name}以{white} : {black}获胜</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name}以{most} : {least}赢得本场</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name}以{most} : {least}获胜</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white}对{black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white}对{black}，{white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>所有比赛…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>全部…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>你下过和打开过的都保留在这里。点击一场比赛可再看一遍；分析之后还能看到每步的代价。</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>你的比赛</translation>
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
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>永久删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>更多(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>新比赛(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>标签(&amp;T)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>全部分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>在后台分析所有尚未分析的比赛；可以随时停止</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>要永久删除回收站中的%n项及其所有分析吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>没有同时含有这些词的内容。</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>打开文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>要删除所选的内容吗？Coan ki对局无法恢复。</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>另存副本(&amp;V)…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>回收站是空的。你删除的内容在这里保留30天，可以还原。</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>此后，进行中的比赛的骰子将永远无法检查。</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>读取比赛时用的文件仍留在原处。</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>这里还没有比赛。
开始一场新比赛，或打开任何程序的文件：你下的和打开的都保留在这里。</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>这里还没有局面。请在窗口中用Ctrl+V粘贴XGID或其他局面。</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>这一局已在Coan ki窗口中打开；请先关闭再删除。</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>这场比赛正在棋盘上；请先看别的比赛再删除。</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>请少输入几个词，或看别的页面。</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>列出的内容</translation>
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
        <translation>比赛</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>轮次</translation>
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
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>自行检查这些骰子…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>骰子的秘密</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>验证骰子</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ 更多：掷骰与骰子</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ 更多：掷骰与骰子</translation>
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
        <translation>键入走法，例如{play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>走哪条路？{ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>你在中栏上没有棋子；备用区的棋子写作{play}。</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>“{text}”不是走法。请输入点位，例如{play}。</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>记录中缺少一个回合</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>双方都掷出{die}：加倍骰为{value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>棋盘是手工摆的</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>这一局从这个局面开始</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>已更正摆子</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>你赢得开局掷骰：{dice}</translation>
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
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">指定{face}-{face}</translation>
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
        <translation>放弃</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>再加倍到{value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}赢得开局掷骰：{dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>还有%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>序号</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>另一条变化</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>另一条变化，已折叠</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>走法会出现在这里。</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>从这里接着下…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>在本网络中查找(&amp;L)</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>它的代码(&amp;C)</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>加入这张棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>还没有棋桌回应；会不断询问。</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>本网络中的棋桌</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>已满</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>类似局面中的%n个决策</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>正在查找你的比赛…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>仍在读取比赛。</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>棋谱库的%n个决策中没有类似局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>只限这个点数</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>类似的局面</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>所摆的不是可能出现的局面。</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>你的棋谱库中还没有比赛：打开一场（Ctrl+O）或下一场。</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>每种玩法都由最擅长它的引擎来下；PR只在西洋双陆棋中测定。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>阅读所选玩法的规则（{key}）</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ 全部规则与骰子</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ 全部规则与骰子</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>抽签(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>玩法(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>按列表次序</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>自定</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>各组至少要有两名晋级。</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>至少要有两名参赛者。</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>按等级分</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>俱乐部瑞士制：五轮，5分</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8人双败淘汰</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">八人：5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>八人：{rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">16人之夜：7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16人之夜：{rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>分成这些组至少要有{least}名参赛者。</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>四组，每组4人，然后淘汰赛</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>自定规则和加倍骰与你上次的新比赛相同；雅各比规则在此不适用。电脑之间的每场比赛都在后台真正下完，可以查看。</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon杯</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>这种赛制最多可有{most}名参赛者。</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4人循环赛</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli杯，5分</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">各轮分数是1到{most}的数字，例如7-7-7-9。</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>各轮分数是1到{most}的数字，例如{example}。</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>赛事需要名称。</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>使用棋钟：每分2分钟，每步12秒(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>没有浏览器可打开{page}。</translation>
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
        <translation>立即检查(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>打开下载页面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>检查新版本</translation>
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
        <translation>bgdesk只向{host}询问最新的版本号，不透露关于你、你的电脑或版本的任何信息；与你打开任何网页一样，{host}会看到你的互联网地址。</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>失市图：哪些点数之后失市</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>这里没有轮到任何一方掷骰。</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>温度图</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>温度图：每个点数的价值</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>对最佳走法的回应</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>对实际走法的回应</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>掷骰方的点数</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>每个点数显示什么</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>掷骰方在此不能加倍，因此没有失市可言。</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>谁的掷骰</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>按霍兰规则，双方在本局各走两个回合之前都不能加倍。</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>克劳福德局中双方都不能加倍。</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>这是死骰：在这个比分下，掷骰方按现值赢下即赢得比赛。</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>加倍骰归对手：只有拥有者可以加倍。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1分赛没有加倍骰。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>这种玩法不用加倍骰。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
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
        <translation>{number}不适用：应为{least}到{most}的数字。</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>开一张棋桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>打开棋桌</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>双方共同的骰子</translation>
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
        <translation>实力(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>白方实力(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>电脑对电脑</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>客人</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>像这一水平的普通人那样下</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>另一台电脑前的人，谁有邀请就是谁。</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>风格(&amp;Y)</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>黑方实力(&amp;E)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>实力</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>黑方实力</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>风格</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>两位棋手，一台电脑</translation>
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
        <translation>克劳福德规则</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>霍兰规则</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>雅各比规则</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>每局都重新开局掷骰</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>一个点上最多五枚</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>自动加倍算作满足雅各比规则</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">自动加倍满足雅各比规则</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>只有中栏上有子才算三倍胜</translation>
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
        <translation>棋钟</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>中栏上有子算四分</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>现金场</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>无加倍骰</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>家中不得打后即走</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>允许只走一部分</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>自动加倍不限次数</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>反加倍和再反加倍不限次数</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>在{dice}之后</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>{double}的反面</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>接在{double}之后</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>代替{dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>对手留下的</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>在{dice}之后指定</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>再次掷出</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>新赛事(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>赛季积分表(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>撤销删除(&amp;U)</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>参赛人数</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>进展</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>还没有赛事。开始一项吧：十六名棋手，每场七分，决赛九分。你在棋盘上下自己的比赛，电脑同时下它们的。</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>赛事</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>%n场比赛中已完成{done}场</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>自行检查这些骰子</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>{folder}中没有保存任何内容：{why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>比赛记录和一个几行的脚本在{folder}中。请在那里打开终端，输入：{command}，后面加上你记下的指纹。这需要Python，但不需要bgdesk。</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>你的比赛都还没有分析。请在对阵表中打开一场进行分析，或在设置中选择比赛结束后自动分析。</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>表现评分及其90%区间。按Enter显示比赛。</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>你的逐场表现</translation>
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
        <translation>拖动可加宽面板；双击恢复通常宽度</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">按要显示的样子填写；比赛中的名字保持不变。</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>填写要显示的名字；比赛中的名字保持不变。</translation>
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
        <translation>再来一场？</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>下得精彩。</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>祝好运。</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>你好！</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>掷得好。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>谢谢。</translation>
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
        <translation>预期</translation>
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
        <translation>获胜</translation>
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
        <translation>对手(&amp;O)</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>从这个局面开始一场练习赛。</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>从这里按同样的规则开始一场练习赛。原比赛保持不变。</translation>
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
        <translation>接着下</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>从这里接着下</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>真骰子，手工输入</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>悔到这里</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>后面的走法作废，比赛算作练习。</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>沿用比赛中的点数，直到用完</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>两位棋手，一台电脑</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>悔棋时沿用同样的点数</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>你执</translation>
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
        <translation>点击一个点：棋手占住、散子、空、任意。右击：对手的。按键：方向键、空格、Shift+空格、Delete。</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>局面中的各点</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>对手的散子</translation>
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
        <translation>对手占住</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>棋手占住</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}号点</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">斜杠表示文件夹：开局/对3-1的应对</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>斜杠表示文件夹：开局/对{roll}的应对</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>另一个局面已用此名称，将被替换。</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>这个局面的名称</translation>
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
        <translation>卡片是你曾经走错的局面。它会再次考你：新卡片很快再问，掌握之后就很少问了。</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>一张新卡片。</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>加倍与否</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>停在第{number}个局面：要处理其余的，请再次导入该文件。</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>答错</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>差一点就对：代价{cost}。</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>还没有卡片</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>没有回答。</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>今天没有要答的了</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>打开你的一场比赛并进行分析：之后会建议把你的失误做成卡片。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>下一场比赛，或打开别处的比赛，并进行分析。</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>正确：与最佳足够接近。</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>正确：这是最佳选择。</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>自你上次回答后，新的分析认为另一个答案最佳。</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>接受并再翻加倍骰</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>接受或放弃</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>这个回答无法保存，不算数。</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>这个回答没有计入：卡片已在另一个窗口中回答或删除。</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>这不影响卡片的到期时间。</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>错误：代价{cost}。</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>你答错过这张卡片，所以再问一次。这次不计。</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>你自己的失误</translation>
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
        <translation>{number}张到期</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number}张新的</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>重新提问</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>为Anki导出…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>查找相似…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>如何使用</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>导入局面…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>新比赛…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>还没有到期的：卡片第一次回答之后才会出现在这里。</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>练习，不计入</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>今后30天</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>训练…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>练习者</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>这些卡片你一再答错，或已搁置，不再提问：请改为看看类似的局面。</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>你的比赛…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>这些卡片现在都无法提问：可能另一个窗口正在提问，或者无法读取。</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>这些决策都无法作为卡片提问。</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>这里今天没有要答的了。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdesk内部出错，无法列出卡片。卡片都会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>另一个规则组已用此名称。</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>这个规则组的名称</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>自定</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>我的规则</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>规则组(&amp;S)</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>规则组</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>给下面的规则起名保存，以便再次选择</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>采用克劳福德规则的比赛，别无其他。</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>采用克劳福德规则及其后霍兰规则的比赛。</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>采用雅各比规则和反加倍的现金场；无自动加倍。</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>采用雅各比规则、反加倍和每局一次自动加倍的现金场。</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>休闲，无加倍骰</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>俱乐部，加霍兰规则</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>现金局，通常规则</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>不加倍；双倍胜和三倍胜照算。</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>正规现金局</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>赛事</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>最佳走法之后：{play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>实际走法之后：{play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>{play}之后</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>日志无法读取：{why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>报告在{file}中。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>报告没有写入{file}：{why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip文件 (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>你的回答为什么不对？</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>其他玩法与规则…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>现金</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>与电脑对弈</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>实力</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>收完所需掷骰数</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>这些数值用于西洋双陆棋那样的竞速；这里没有。</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating}（决策太少）</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>1号点上10枚</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">从6号点起3-3-3-2-2-2</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>6号点7枚，3号点1枚，2号点7枚</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">双倍胜增加</translation>
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
        <translation>加倍骰归黑方，为{value}。</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>黑方掷骰</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>黑方，从黑方一侧数起</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>双方都差2分</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>双方都差7分</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">两枚都入场</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">接受所需胜率</translation>
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
        <source>Double from</source>
        <extracomment>Head of a column: so many pips ahead and more</extracomment>
        <translation type="vanished">加倍，领先至少</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>双赛点：双方都差1分</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放弃</translation>
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
        <translation>有效步数</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>礼仪</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>作战方案</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>双倍胜价值</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>争双倍</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>争双倍：你差2分，对手差1分，克劳福德局</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>保双倍</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>保双倍：你差1分，对手差2分，克劳福德局</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>失去</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>历史</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>由{engine}判断，{depth}。</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>可接受的最大领先</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>接受所需的最低胜率</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>加倍所需的最小领先</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>再加倍所需的最小领先</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>现金局</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>现金局，已加倍</translation>
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
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">一枚入场</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>开局走法</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>距离步数</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>步数：{white}对{black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>从这里与电脑接着下</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>按比分下棋</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>提高棋艺</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>点位</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>占住的点数</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>所需分数</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>竞速与计数</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">再加倍，领先至少</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>点数</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>36种点数中</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>让一枚入场的点数</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>让两枚都入场的点数</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>稳健还是大胆</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>比分{score}，{length}分赛</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">比分{white}-{black}，{length}分赛</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>比例</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">接受，落后至多</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>诀窍</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>在研究室中试试</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>损耗</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>加倍骰归白方，为{value}。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>白方走{dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>白方掷骰：加倍？</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>白方胜{win}，其中双倍胜{gammon}；双倍负{lost}。</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>白方胜{win}。</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>赢得比赛</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>不要文字说明</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>你的步数</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>从6号点往下依次为{checkers}</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>已收{count}枚</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>中栏{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{point}号点{count}枚</translation>
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
            <numerusform>36种点数中有%n种打中你两枚，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36种点数中有%n种打中你损失10步以上的棋子，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36种点数中有%n种打中你，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36种点数中有%n种打中{name}两枚，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36种点数中有%n种打中{name}损失10步以上的棋子，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36种点数中有%n种打中{name}，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36种点数中有%n种让对手留在中栏，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36种点数中有%n种让棋子从最长的封锁后面逃脱，{best}之后为{rolls}种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>{best}之后封锁有%n点长，而现在只有{length}点。</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>{best}之后占住更多的点：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>这样更安全（36种点数中有%n种打中，{best}之后为{rolls}种），但放弃了点位：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>这样更安全（36种点数中有%n种打中，{best}之后为{rolls}种），但放过了打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>这样更安全（36种点数中有%n种打中，{best}之后为{rolls}种），但封锁只有{length}点长，而不是{longer}点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>你放过了能让对手退回%n步的打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>你放过了能让对手退回%n步的多次打子。</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best}保住{points}号点。</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best}占住{points}号点。</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}放过了能让对手退回%n步的打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}放过了能让对手退回%n步的多次打子。</numerusform>
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
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>还没有打开或保存过文件</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>违规的走法</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>照此输入</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>要照实际走法输入吗？</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>照实际走法输入</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>要收回吗？</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>实际就是这样走的</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>没有走棋子，这不合法。</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>异议</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>请把棋子放到实际走到的位置，不论是否合规。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>然后用同样的骰子按规则重走。</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>这步走法不合法：{play}。</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>对手可在下次掷骰或加倍之前提出异议。</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}无法证明自己的身份，因此没有询问。</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}没有告知版本。请改日再试。</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}没有回应。这台电脑联网了吗？</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>崩溃记录</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>报告的内容</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>文件包含日志的最后部分、bgdesk及其组件的版本，以及你更改过的设置。棋手姓名、骰子秘密、你为骰子写的词句和你的比赛都已略去。打开过的文件名只出现在详细日志中（设置，日志页）。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>出现问题时，它有助于查明原因。bgdesk不会发送任何内容：它保存一个zip文件，你可以查看并转交。</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>制作报告需要分析：用“分析”(F7)进行。</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>纸质用PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>浏览器用网页 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>正在写报告…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>报告已保存为{file}。</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>报告未能保存：{why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>本局认输</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>认输：输掉比赛</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>立即生效：对手不能再多赢。</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>对手可以拒绝，继续下以争取更多。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>（决策太少）</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>用过提示：算作练习，不计等级分。</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>再战已用同样的词句封存：这是其骰子的指纹。</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>接受认输</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>“分析”会显示双方下得如何，以及哪些决策值得看。</translation>
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
        <translation>双方的母子都被捉住。</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>该决策失去的比赛胜率</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>收回过走法：算作练习，不计等级分。</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>双方都再也无法走棋。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>这里没有决策。</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>双方都没有值得一看的失误。下得好！</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>本场比赛没有做过决策，因此没有可分析的。</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>一个值得看的决策</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>{name}的PR</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>面对加倍放弃</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">表现评分：计入的决策平均失误的500倍；越低越好。不到{fewest}个决策时意义不大。</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>该决策失去的分数</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>拒绝认输</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>骰子的秘密，其SHA-256即上面的指纹：</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>骰子的秘密，其指纹在第一次掷骰之前显示过：</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>最后一局没有下完。</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>母子被捉住。</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>结果扣除双方的运气：双方的失误本应造成的结果。</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>本场平局，{score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">本场平局，{white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>三个值得看的决策</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>接受加倍</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>两个值得看的决策</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>掷骰比所有点数的平均多得多少，以比赛胜率计。</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>掷骰比所有点数的平均多得多少，以分数计。</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>有教练，各局共提醒{warned}次，听从{heeded}次：算作练习，不计等级分。</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>有教练，提醒{warned}次，听从{heeded}次：算作练习，不计等级分。</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>有教练：算作练习，不计等级分。</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>你没有值得一看的失误。下得好！</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>面对反加倍，你放弃了。</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>面对加倍，你放弃了。</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>面对第三次反加倍，你放弃了。</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>面对再反加倍，你放弃了。</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>面对再加倍，你放弃了。</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>你超时了，输掉比赛。</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>你认输了这场比赛。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>你认输了。</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">你在{own}-{other}时获胜</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>你在{score}时获胜</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">你获胜，{own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>你获胜，{score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>{name}运气均等时的胜率</translation>
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
        <translation>{name}的运气</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>第{number}步</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>{name}运气均等时的得分</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>等级分</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>你的PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>你运气均等时的胜率</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>你的运气</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>你运气均等时的得分</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}没有值得一看的失误。下得好！</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>面对反加倍，{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>面对加倍，{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>面对第三次反加倍，{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>面对再反加倍，{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>面对再加倍，{name}放弃了。</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}超时了，输掉比赛。</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}认输了这场比赛。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name}认输了。</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name}在{own}-{other}时获胜</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name}在{score}时获胜</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name}获胜，{own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name}获胜，{score}</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新比赛…</translation>
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
        <translation>再战</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>比赛复盘</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>回到赛事(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk内部出错，无法显示本场比赛的总结。比赛及其分析都会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>接着下…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>试走</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>要走的点数</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>尚未掷骰</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>收子时用了偏大的点数，以及收完最后一枚后剩下的点数</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>该方自己的步数减少了多少</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>因道路被挡而走不了的点数</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>对子</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>损失步数</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>走掉步数</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>掷出步数</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>浪费步数</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>掷骰次数</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>掷骰在这里逐局统计。</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>两枚骰子相同的次数</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>至今的掷骰次数；开局掷骰算在先走的一方</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>骰面之和</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>骰面数字之和，对子只算一次</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>骰子允许走的步数；对子按两倍计</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>整场比赛</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>请先分析这个决策（F7）：推演比较的是其中最好的走法。</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>请在选项中选择要推演的内容。</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>没有正在进行的推演。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>只有西洋双陆棋的走法和加倍决策可以推演。</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>别处</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>推演即将开始…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>试验：{done}，最多{total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>胜{win} · {wg} · {wb}   负{lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>等待正在进行的推演。</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>种子{seed}</translation>
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
        <translation>bgdesk内部出错，推演已停止。已推演的部分会保留；详情见日志。</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>引擎无法推演这个局面。详情见日志。</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>推演这些</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>实际走法总会推演。</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>请选择要推演的内容。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>只有西洋双陆棋的走法和加倍决策可以推演。</translation>
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
        <translation>按选项中的数量增加试验</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>结束推演，保留已有结果（Shift+R）</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>继续推演（R）</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>转到正在推演的决策</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>让推演等待（R）</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>按目前的试验，这是最佳选择的可能性</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>试验次数、深度、种子和选择</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>更多试验</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>选项</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>把这个决策推演许多次（R）</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>推演进度</translation>
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
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>标准误：误差线向两侧各延伸两倍</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>对做决策的一方价值多少</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>所有含{face}的点数</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36种点数</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>中栏上有棋子时，三倍胜算四倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>三倍胜：负方还有棋子在中栏上，算三倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>三倍胜：负方还有棋子在备用区、中栏或24至19号点上，算三倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>三倍胜：负方还有棋子在中栏上或胜方的内盘中，算三倍。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>中栏上的棋子须先于其他任何走动入场，也先于备用区的棋子。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>中栏上的棋子须先于其他任何走动入场。</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>在自己内盘被压住的棋子不妨碍其他棋子收走。</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>在自己内盘打子的棋子本回合须留在原处。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>骰子只能收走对应点上的棋子：更大的点数不能收。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>骰子收走对应点上的棋子；更大的点数可收走最高点上的一枚。</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>双倍局：负方一枚也没收，算两倍。</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>对子走四次，然后骰子反面的数字再走四次：5-5之后走四次2。</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>对子走四次。</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>双倍胜：负方一枚也没收，算两倍。</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>放弃的一方按原赌注输掉这一局；接受的一方拥有加倍骰，只有该方可以再加倍。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>超时的一方输掉这一局，棋钟重置。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>超时的一方输掉比赛。</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>按现值赢下这一局就能赢得比赛的一方不能加倍。</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>有你的棋子被压住的点，你不能再进入。</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>只要有一枚对方棋子的点就被挡住；不打子。</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>有两枚以上对方棋子的点被挡住。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>对反加倍可同样以再反加倍回应，对再反加倍可同样以第三次反加倍回应。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>对反加倍可同样以再反加倍回应。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>对反加倍可以再反加倍回应，对再反加倍可以第三次反加倍回应，以此类推，没有上限。</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>单独的对方棋子会被打到中栏。</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>单独的对方棋子不会被打，而是被压住：你的棋子放在它上面，直到上面没有你的棋子，它才能走动。</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>胜一局得一分。</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>胜一局得加倍骰所示的分数。</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>掷出2和1后，如果两个数都走了，你任意指定一个对子，像掷出来的一样走；如果全部走完，再掷一次。</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">2-1之后，如果两个数都走了，你任意指定一个对子，像掷出一样走；如果全部走完，再掷一次。</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>目标</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>所有棋子入场之后，其他棋子才能走动。</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>自动加倍视为翻过加倍骰。</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>点数的任何部分都可以不走。</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>一旦有一个点数走不了，这个回合余下的点数全部作废。</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>反加倍：被加倍的一方可立即再翻一次加倍骰，并保有它。</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>掷骰之前可以提出赌注加倍，但一局的第一个回合除外。</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>只要有办法，两枚骰子都必须走；对子能走几次走几次。</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>双方走同一方向，点位编号相同：都从24至19号点入场，从6至1号点收子。</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>双方绕同一方向走，从对角出发：对手从你的12号点出发，从你的18至13号点收子。</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>棋子只能向前走，从你的24号点到1号点。</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>所有棋子入场之前，盘上的棋子就可以走动。</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>克劳福德规则：比赛中一方首次只差一分时，下一局不用加倍骰。</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>每个点数从备用区入场一枚棋子：1入24号点，依此类推，6入19号点。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>各掷一枚骰子；点数大的一方先走，第一回合再掷两枚骰子。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>各掷一枚骰子；点数大的一方先走，用这两个点数。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>各掷一枚骰子；点数大的一方先走，可用这两个点数，觉得更好时也可把两枚骰子重掷。</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>入场</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>点数相同则重掷。</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>开局掷出相同点数时赌注加倍；加倍骰留在中间。</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>霍兰规则：在克劳福德局之后，双方各掷两次之前都不能加倍。</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>对子全部走完后再掷一次。</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>如果对手的所有棋子都在一个点上，而你占住它前面的六个点，只要走得了，你就必须让出其中一个。</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>如果双方接连都无法走，而且任何点数都走不了，这一局为平局。</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>如果两枚骰子任一枚可走但不能都走，必须走大的那枚。</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>如果它在那里被压住，而对方的棋子都已离开起点，对方立即赢得双倍局。</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>无子可走时，轮到对方。</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>如果对方还有棋子在起点，对局继续；等它们离开时母子仍被压住，对方便这样获胜。如果对方自己的母子也被压住，这一局为平局。</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>如果你被打，那枚棋子必须先回到家。</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>双方的前三个回合，对子走四次。从第四回合起，所有更大的点数也跟着各走四次：4-4之后是四个5和四个6。</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>它从对手的内盘入场：1入你的24号点，6入19号点。</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>它入场时：1入你的24号点，6入19号点。</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>雅各比规则：只有翻过加倍骰，双倍胜和三倍胜才算数。</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>走棋</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>也不得占住对手起始盘的全部六个点。</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>你走不了的点数归对手，对手在自己的回合开始之前用自己的棋子尽量走完。其中某个点数走不满余下的次数时即告结束，更大的点数作废。</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>所有棋子都到6至1号点后，可以收子。</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>所有棋子都已入场并到6至1号点后，可以收子。</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>每回合只能有一枚棋子离开24号点；第一回合掷出6-6、4-4或3-3时可以有两枚。</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>使用骰子</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>起始摆法</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>中栏</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>各种玩法轮流进行：{games}，然后再从头开始。不论上一局谁胜，每局都重新开局掷骰。</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>各种玩法轮流进行：{games}，然后再从头开始。上一局的胜者先走下一局；平局之后由骰子决定。</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>一方在24号点上的最后一枚棋子是该方的母子。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>母子</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>双方走相反的方向，各从自己一侧数点位：你的24号点是对手的1号点。</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>起始摆法与双方的走向</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>负方每有一枚没收的棋子，胜方得一分。</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>上一局的胜者先走下一局。</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>没有加倍骰。</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>你的第一枚棋子越过对手的起点（你的12号点）之前，第二枚不得离开24号点。</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>一局的价值</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>备用区还有棋子时，对子只走四次，之后不再掷骰。</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>备用区还有棋子时，其他棋子不得走到或越过你的12号点。</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">中栏上有子时算四倍。</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>前方有对手的棋子时，你才能连占六点。</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>你有棋子被压住时，不能收子。</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>你有一枚棋子到达内盘之前不能打子；在那之前，单独的对方棋子挡住它所在的点。之后整局都可以打子。</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>不得占住自己起始盘（24至19号点）的全部六个点。</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>想下几局就下几局；每一分都计算。</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{point}号点{count}枚</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>与设置不同</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>用我的默认规则</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>文件中没有：{things}。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>已保存为{file}。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>比赛没有保存到{file}。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>比赛没有保存到{file}：{why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>棋钟和思考用时</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>用过的提示</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>骰子证明</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>开局掷骰平手</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>收回的走法</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>谁是电脑</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>这台电脑上没有可显示文件夹的程序。文件在{folder}中。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>在文件夹中显示</translation>
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
        <translation>各比分的最佳选择</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>纵向：棋手所差的分数。横向：对手。</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>值得注意的比分</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>双方的比分，最多差这么多分</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">比分上限（所差分数）</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>棋盘上没有决策。</translation>
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
        <translation>比分透镜</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>移动鼠标得到一些词句，或自己输入</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>骰子此时已经封存。每次掷骰都会加入bgdesk事先无法知道的词句，因此它不可能挑选对自己有利的骰子；想完全放心，请自己输入。</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>你的词句(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>所有标签</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>查找比赛</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>查找棋手、玩法、标签、赛事或日期</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>标签</translation>
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
        <translation>等级分</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>{league}赛季</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>总分</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>下面的各节</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>返回列表(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>登录(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>比赛密码(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>发起比赛(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>密码(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>服务器(&amp;S)</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>密码不会保存在任何地方；不填则以访客身份登录。</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>在bgammon.org这样的服务器上有很多人下棋，不用bgdesk的也有。</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>登出(&amp;U)</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>已以{account}登录{server}。</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>服务器上的比赛</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>在服务器上下棋</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>分数(&amp;T)</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>骰子由服务器掷，无人能够检查。</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>到那里的连接没有加密：别人能读到你说的话和密码。</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>没有克劳福德局，认输的一局按单倍负计。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>你已入座。有人加入后比赛立即开始。</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>正在寻找{server}…</translation>
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
        <translation>{title}（{points}分，需密码）</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">0.020以上：疑着</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">0.040以上：失误</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">0.080以上：大错</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0：任何空闲端口。</translation>
    </message>
    <message>
        <source>1-ply</source>
        <translation>1层</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2层</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3层</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>在自己内盘打子的棋子本回合须留在原处。</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>可以输入实际的走法，不论是否合法；对手在下次掷骰或加倍之前不提异议即生效。</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>名称或数字，会写入单独的邀请。你的路由器会显示它。</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>轮到的一方可在掷骰之前提出赌注加倍。</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>被加倍的一方可立即再翻一次加倍骰并保有它。仅限现金局。</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>真正的加倍骰没有1：翻动之前以64朝上。</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11次掷骰后</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16次掷骰后</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7次掷骰后</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>在克劳福德局之后，双方各掷两次之前都不能加倍。</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>与电脑对弈时总从你的一侧看；观战时从下方看。</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>又称墨菲规则：开局掷骰平手时赌注加倍，加倍骰仍居中。比赛中不常用：请在每场比赛中另选。</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>互联网上的电脑也可以</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>此时自动加倍视为翻过加倍骰。仅限现金局。</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>英国的一条老规矩。</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>比赛结束时分析我的比赛</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">以及两者之差。</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">还有棋子在胜方内盘时算三倍。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>实时观看</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>加倍前先问我</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>一个点上最多五枚棋子</translation>
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
        <translation>每局最多两次</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">最多。时间越长看得越深；其他对手立即应答。</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>在下面</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>在加倍骰处，提出之前。</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>自动加倍</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>自动加倍算作满足雅各比规则</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">自动加倍满足雅各比规则</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>走完最后一枚骰子后自动结束</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>三倍胜的条件：有子留在</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>中栏上有子时算四倍</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>没有可决定的时替我收子</translation>
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
        <translation>只算大错</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>每天最多复习卡片</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>一次的卡片数</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>居中时加倍骰显示</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>棋子和骰子立即到位。</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>棋子和骰子移动更快，电脑几乎不等待。</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>你所在网络中的电脑</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>克劳福德规则</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>看得越深走法越好，用时也成倍增加。</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>每回合延时</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>详细</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>新比赛的骰子</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前比赛的骰子</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>方向箭头</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>疑着及更差的</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>已有把握时提前结束推演</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>失误及更差的</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>逐局计算，每一分都算。</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>任何有代价的</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>公平骰子（可验证）</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>公平骰子在比赛前由封存的秘密确定，赛后可以检查。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>对每个选择，以36为一档：每种第一次掷骰出现的次数相同。</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>比赛和现金场都适用。</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>从下方一侧</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>从掷骰方一侧</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>只有翻过加倍骰，双倍胜和三倍胜才算数。仅限现金局。</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>有助于查找问题的原因。只有详细日志含有打开过的文件名；骰子秘密和棋手姓名都不在其中。</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>霍兰规则</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>内盘</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>要记住多少</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>在所有玩法中</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>在走向与西洋双陆棋不同的玩法中</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>用该方棋子的颜色，直到你走第一步。</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>用你棋子的颜色。</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>只有负方一枚棋子也没收时才算。</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>思考不会超过这个时间。时间越长看得越深；其他对手立即应答。</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>雅各比规则</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>失误的最低代价</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>日志详细程度</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>bgdesk启动时每天检查一次</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>输掉这一局</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>输掉比赛</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>手动：点击骰子或按Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>现金局</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>更高</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>更高的对比度也会选用黑白棋盘，除非你已另选。</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>越多则每张卡片出现得越频繁。</translation>
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
        <translation>无动画</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>系统要求时不用动画</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>一方首次只差一分就赢得比赛时，下一局不用加倍骰。</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>家中不得打后即走</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>不截断：下到底</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>并非所有桌面系统都能告知；“无动画”在任何地方都有效。</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>用你自己的失误，只要值得做成卡片。</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>比赛分析完后建议制作卡片</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>中栏上</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>中栏上或胜方内盘</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>在左侧</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>在右侧</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>只有这台电脑上的其他窗口</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>只在已无接触、任何选择都不会改变结果时。</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>只在棋桌打开时，并且只凭其邀请。从互联网通常只有在你的路由器把端口转发到这台电脑时才能连到；bgdesk不会改动路由器。</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>他人可以观战</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>允许只走一部分</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>电脑行动前的停顿</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>无接触后加快</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>替我走唯一走法</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放声音</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>使用棋钟</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>点位编号</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>你的棋桌的端口</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">前提是负方一枚也没收。</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>真骰子，手工输入</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>裁判模式：两人用真骰子下棋</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>相对于系统使用的大小。棋盘上的文字在空间允许时随之变大。</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>中继</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>可重复骰子（由数字产生）</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>备用时间加每回合延时，与赛事相同。</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>每分的备用时间</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>不能加倍时替我掷骰</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>比赛开始时打招呼</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>推演种子</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>在棋盘上显示提示</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>显示里程碑</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>在中栏上下的边框上显示双方的走向。</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>显示步数</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>用箭头显示电脑的走法</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>用箭头显示替我走的走法</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>显示在棋盘旁和保存的比赛中。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
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
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">下次启动bgdesk时生效。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>中继的地址（有人在那里运行“bgdesk table-server”），别人可由任何地方经它到达你的棋桌。它读不懂所说的内容。留空：不用。</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>每回合的延时不计；之后开始消耗备用时间。</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>掷骰前没有加倍决策时立即掷骰；两人对弈时，替其中一方走棋之后除外。</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>同时显示两者之差。</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>先达到规定分数者获胜。</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>对方会看到它。留空：用设置中你的名字。</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>之后结果中显示PR、运气和值得看的决策。分析在后台进行，并让对局优先。</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>相同的数字产生相同的骰子，结果也就相同。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>主题</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>到那时由引擎判断局面：更快，但不那么精确。</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>最强对手的思考时间</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>棋子移动之前留出看清骰子的时间。</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>推演的试验次数</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>截断推演</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>延迟两个回合</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>直到没有到期的</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>在那之前可以撤销走法。</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>7分或7局以内</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>200次里有199次可断定较差的，不再增加试验。</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">以99.5%的置信度判定较差的，不再增加试验。</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">多大才算失误</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>显示几秒钟你接下来能做什么。某步为什么不允许，总会显示。</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>你达成的成绩，显示在统计页上；那里没有倒计时。</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>只有一种合法走法或没有走法时，自动走完并通知你。</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>谁能到达你的棋桌</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>持有观战邀请的人，它与对弈邀请不是同一个。</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>填0则使用任何空闲端口。</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>有棋子在胜方内盘时算三倍。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>点数可以留一部分不走。</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>从互联网看到的你的地址</translation>
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
        <translation>离开设置后，bgdesk会立即关闭，再以这种语言重新打开。</translation>
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
        <translation>“下一个失误”和失误列表略去代价更小的。</translation>
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
        <translation>没有找到设置。</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>恢复本页默认值</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>各节</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>把本页改回原来的设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>撤销</translation>
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
        <translation>克劳福德局</translation>
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
        <translation>比赛分数</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>现金局</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>没有提议</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>提议</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>加倍骰归属</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>再反加倍</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>尚未掷骰…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>搜索快捷键</translation>
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
            <numerusform>36种点数中有%n种打中。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>最佳走法之后</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>实际走法之后</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>现在</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>黑方对白方散子的打击机会</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>散子</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>改动前后的散子</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>与这个棋盘比较</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>从{point}号点</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>移动棋子，从</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>不移动棋子</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>把该棋子移动到</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>这里没有可打的。</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>打击机会</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>{point}号点上的散子</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>到{point}号点</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>白方对黑方散子的打击机会</translation>
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
        <translation>骰子统计</translation>
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
        <translation>掷骰统计</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>掷骰</translation>
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
        <translation>轮到此方（T）</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>已得分</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>轮到掷骰</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">{pips}步</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">{pips}步 · 已收{off}枚</translation>
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
        <translation>没有声音：这台电脑没有扬声器或耳机。</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>显示的分析</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>每个决策取最深的分析</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>删除分析</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>删除这份分析…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>显示哪份分析</translation>
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
            <numerusform>%n枚黑子，对手的</numerusform>
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
            <numerusform>%n枚白子，对手的</numerusform>
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
        <translation>克劳福德局，无加倍骰</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>加倍骰居中，为{value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>无加倍骰</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>步数：{own}对{theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>提出加倍，加倍骰为{value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>加倍骰归你，为{value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>加倍骰归{name}，为{value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}，{other} {theirs}，{length}分赛</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}，{other} {theirs}，现金场</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}，{length}分赛</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}，现金场</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}，{length}分赛</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}，现金场</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>bgdesk缺少组件：{parts}。请重新安装bgdesk。</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>日志</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>没有声音，因为系统缺少{libraries}。请安装（Debian和Ubuntu上为：{packages}），然后重新启动bgdesk。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>没有声音：Qt的声音组件无法加载（{detail}）。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>没有声音：没有安装Qt的声音组件。请在终端中输入“{command}”，然后重新启动bgdesk。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>无法连到显示器{display}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>文件夹{folder}无法使用：它的位置上是一个文件。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>文件夹{folder}无法使用：名称不允许。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>文件夹{folder}无法使用：路径太长。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>文件夹{folder}无法使用：你没有写入权限。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>文件夹{folder}无法使用：{detail}。</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>棋谱库现已恢复到{file}中的状态。之前的在“比赛”菜单的“你的数据”中作为备份。</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>bgdesk的另一个窗口没有响应，因此在旁边打开了这个窗口。</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>窗口无法打开，因为系统缺少{libraries}（Debian和Ubuntu上请安装：{packages}）。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>没有可打开窗口的显示器；{command}列出不需要显示器的命令。</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>没有文件{file}。</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>这是bgdesk {version}：看看更新内容。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你没有文件夹{folder}的写入权限：关闭bgdesk后，更改的设置会丢失。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你没有文件夹{folder}的写入权限：可以查看和导出比赛，但关闭bgdesk后，你所做的一切都会丢失。</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>你的数据</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你的数据现在在{folder}中。原处留下的可以删除：见“比赛”菜单的“你的数据”。</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>你的数据已移到{folder}，而它现在不在。请接上它所在的磁盘，再启动bgdesk。如果它已丢失，请删除文件{detail}：bgdesk便会从通常的位置重新开始。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>中国古老的竞速游戏，绕十六个空格的环路而行。</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>平局 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>下午好</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>晚上好</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>早上好</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>{mine} : {theirs}时超时负</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>负 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>{mine} : {theirs}时认输</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>起始页</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>你在这里时棋钟仍在走。</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>未下完的比赛已在bgdesk的另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>{mine} : {theirs}时对方超时，胜</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>胜 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>{mine} : {theirs}时对方认输，胜</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>对{opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>公平骰子</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>接下来是开局掷骰</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>有教练</translation>
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
        <translation>对方向你认输</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>轮到你掷骰</translation>
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
        <translation>对方向{name}认输</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>轮到{name}掷骰</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>已还原%n项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>已分析%n场比赛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>略去%n场比赛：</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>这些都已分析过，或仍在进行中。</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>正在分析第{number}场比赛，共{total}场</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>找到的比赛</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>已把%n场比赛移到回收站。30天内可以还原。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>已把%n个局面移到回收站。30天内可以还原。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>已停止，还有%n场比赛没有分析。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>克劳福德</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>赢得这一局{chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>赢得比赛{chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>平均每个决策失去的期望值的1000倍，只计并非唯一走法、又离加倍不远的决策。</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>双方平均每步失去的期望值的1000倍。</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90%区间</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>所有失误的代价，换算成每局都按现金局下的数值。</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>分析（F7）后，这里显示双方下得如何。</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>其他程序的算法</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>后方战</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>大错</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>按决策类别</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>走子</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>决策</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代价不低于{least}且不是大错的决策。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代价不低于{least}且不是失误的决策。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代价不低于{least}的决策。</translation>
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
        <translation>疑着</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>失去的期望值</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>失误</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>运气</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失去的比赛胜率</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>有不合法走法的比赛无法得知：它们带来的既不是运气也不是失误。</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>开局</translation>
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
        <translation>PR {rating}（决策太少）</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>表现评分：计入的决策平均失误的500倍。</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>按对局阶段划分的走法</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失去的分数</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>运气均等时，双方的失误本应造成的胜率或分数。这是估计：可能超出0到100%。</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>走法中并非唯一的，加倍骰决策中差距不大的。其中并非显而易见的计入PR。</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>该方自己的掷骰比所有点数的平均多得多少，以期望值计。</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>失去多少（期望值和结果），以及有多少决策错了。</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>掷骰运气不同时评分所在的范围。</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>运气均等时</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>进阶</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>心不在焉</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>决策太少</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>不合法走法</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>运气{value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>胜</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>世界冠军</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>世界级</translation>
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
        <translation>代价最大的决策</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>从这场比赛中学习…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>比赛总结</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>总结</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>文件名或其路径太长。</translation>
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
        <source>Other terms than before are offered: answer at Match → Tables on the network….</source>
        <translation type="vanished">对方提出了与之前不同的条件：请在“比赛 → 网络棋桌…”中答复。</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>对方提出了与之前不同的条件：请通过“比赛”菜单里的“网络棋桌…”答复。</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>对方请求再下一场比赛。</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>对方请求收回上一个决策。如果同意，比赛从此算作练习；如果你继续下，则维持原样。</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>已请求对方再下一场比赛。</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>已请求对方，由对方决定同意或继续下。</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>对方已不在棋桌旁，因此无法再战。</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>对方继续下了，因此你的决策维持原样。</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>你的决策已收回；比赛现在算作练习。</translation>
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
        <translation>那张棋桌上正在下另一场比赛。</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>这个服务器上只能按单倍认输，因此该提议无效。</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>消息在途中重复或丢失，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>本程序离开期间，服务器上发生了它无法全部得知的事。</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>邀请所指之处无人回应：棋桌已关闭，或从这里无法到达。</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>无法分辨这张棋桌上的两位棋手；你们中的一位需要换个名字。</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>中继上没有人开这张棋桌，或开桌的人没有回应。</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>20秒没有收到对方程序的消息；正在等待。</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>一次说得太多，有些内容已略去。</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>那张棋桌上已坐着别人。</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>这不是这张棋桌的代码。</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>这次掷骰太早，无效。</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>设置中的中继地址无效；只能不经中继到达棋桌。</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>两个程序的棋钟相差超出了传输所能解释的程度。</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>比赛会保留。</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>对方程序想下的比赛不可行。</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>对方不想下这场比赛。</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>对方程序复制了骰子秘密，因此无法与它对弈。</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>对方程序做了不该由其棋手做的决定。</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>对方程序掷骰之后又做了别的。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">对方程序做了棋桌上不可能的事，例如悔棋。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>对方程序做了棋桌上不可能的事。</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>对方程序做了当时不可能的事。</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>对方程序不接受这边发送的内容，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>对方程序没有回应；会一直寻找直到它回应。</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>对方程序不公开其骰子秘密，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>对方程序20秒没有收到这边的消息。</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>对方程序走了规则禁止的一步。</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>对方程序需要这个版本的bgdesk所没有的功能。</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>对方程序使用另一版本的规则；你们中的一位需要更新的bgdesk。</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>对方程序发来的消息无法读取，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>对方程序发来的消息含有不可能的值，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>对方程序一次发来的内容超出一条消息的容量，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>对方程序发来的不是文本，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>对方程序在短时间内发来过多消息，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>对方程序使用另一版本的协议；你们中的一位需要更新的bgdesk。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>对方程序在任何人掷骰之前就公开了骰子秘密。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>对方程序公开的骰子秘密不是它在比赛前确定的。</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>bgdesk 中与其他程序通信的部分已停止，因此棋桌已关闭。</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>中继目前没有空位，或从这里询问得过于频繁。</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>服务器没有回应，或已断开连接（{reason}）。</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>服务器不让你进入；请用同一名字再登录一次。</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>服务器下的是本程序没有的玩法。</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>棋桌无法在本网络中显示，但邀请有效（{reason}）。</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>棋桌无法在这个端口等待；请在设置中另选一个（{reason}）。</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>双方的比赛记录不一致。</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>这个代码已不能让人进入；请索取新代码，或索取邀请。</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>这份邀请所指的不是那里的棋桌；请索取新邀请。</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>这场比赛已不在服务器上。</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>这场比赛需要你账号的密码，而密码不会保存：请用同一名字再登录服务器一次。</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>代码已输错三次，不再让人进入；请重新显示棋桌。</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>那里回应的不是棋桌中继，或使用另一版本的协议。</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>棋桌所需的内容不在磁盘上，或无法写入，因此棋桌已关闭（{reason}）。</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>你掷骰太早，无效。</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>已离开，比赛等待中</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>正在寻找…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>别人不能观战。</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>三分钟没有动静。没有棋钟，等待不会使任何人判负：可以在聊天中询问、继续等待或离开棋桌；比赛会保留，但你不能判自己获胜。</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>别人可以实时观看比赛。</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>掷骰中…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>掷骰中…骰子由两台电脑共同产生。</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>目前收不到对方的消息；比赛和棋钟都在等待。</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>对局双方只在两局之间才能看到你说的话。</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>目前收不到棋桌的消息；正在寻找。</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>棋桌已关闭</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>棋桌已关闭。要继续比赛，请打开“比赛”菜单里的“网络棋桌…”。</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">棋桌已关闭；要继续比赛，请打开比赛 → 网络棋桌…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>棋桌已关闭；要再观看，请使用它的邀请。</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>你正在观看{white}对{black}。</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>较早的局面 · 按空格回到对局</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>这是较早的局面：要下棋，请先回到对局。</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>你正在查看这场比赛；“接着下…”会从这里开始一局。</translation>
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
        <translation>不，继续下</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>再战</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>代码有八位数字；它显示在另一台电脑的棋桌旁。</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>关于棋桌</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>无法在本网络中查找（{reason}）。</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>网络棋桌</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>这不是服务器地址：应为名称，或名称加冒号和端口。</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>这不是棋桌邀请：邀请以“bgdesk:”开头，以52个字母和数字结尾。</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>这不是观战邀请：邀请以“bgdesk-watch:”开头，以52个字母和数字结尾。</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>你的棋桌仍开着，虽然棋盘上是另一场比赛。</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>标签</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>%n场比赛的标签：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>请求</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>要请求对方让你收回上一个决策吗？</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>如果对方同意，比赛从此算作练习，不影响任何人的等级分。</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>没有人知道接下来会掷出什么。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>要收回你的上一个决策及其后的内容吗？</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>悔棋，新骰子</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>悔棋，同样的骰子</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>此后比赛算作练习，不影响你的等级分。</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>由对方决定同意或继续下；之后的掷骰不会重复。</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>掷出的点数按同样顺序再次出现。</translation>
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
        <translation>随机，取自你的比赛(&amp;R)</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>封死</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>随机，由电脑下出(&amp;P)</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>模板</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>电脑与自己下了%n个回合，走到这个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>电脑正在走几个回合…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>这个局面取自比赛{white}对{black}。</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>不，谢谢(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>开始下(&amp;Y)</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>阅读规则(&amp;U)</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>你执黑子。</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>你执白子。</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">开了这张棋桌，想下：</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name}开了这张棋桌，想下：</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>文本类型</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>局面的文本</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>这个局面没有此类文本；可在这里粘贴任何XGID或ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk自有文本</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>对手胜场和</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>对手胜场和（去最低）</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>安慰赛</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>预期</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>决赛</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>抽签和所有骰子的指纹（SHA-256）：{digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>小组</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>{letter}组</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>最难的正确决策</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>淘汰赛</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>{first}与{second}的负者</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>败者组</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>主对阵表</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>逐场表现</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>三四名决赛</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>对手</translation>
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
        <translation>加赛</translation>
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
        <translation>累进分</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>四分之一决赛</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>{players}强</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>第二次决赛</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>秘密：{digits}。这些字节的SHA-256就是指纹。</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>半决赛</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>赛事结束，没有胜者。</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>赛事结束；并列第一：{names}。</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>这场比赛正在进行；结束后就能从第一次掷骰看起。</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>这场比赛是下一场；结束后就能从第一次掷骰看起。</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>现在可下</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>胜者组</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>最差决策</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>你赢得安慰赛。</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>你赢得赛事冠军。</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的决赛：对{opponent}。</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的三四名决赛：对{opponent}。</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的下一场比赛：对{opponent}。</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>你的下一个对手尚未确定。</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的四分之一决赛：对{opponent}。</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的半决赛：对{opponent}。</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>你的赛事结束了。</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>你的赛事结束了；其他人继续。</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>对{opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>由赛事主任判定</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>负于{opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>超时负</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>比赛已删除</translation>
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
        <translation>进行中</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>胜{opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>你正在观看</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>轮到你下</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first}或{second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first}对{second}。</translation>
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
        <translation>{name}赢得安慰赛。</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name}赢得赛事冠军。</translation>
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
        <translation>这已经做不了：赛事在此期间又有了进展。</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>保存以供张贴(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>观战(&amp;W)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>对阵表</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>复制指纹</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>复制秘密</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>我的路线(&amp;Y)</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>比赛</translation>
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
        <translation>保存为图片(&amp;U)…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>保存为网页(&amp;P)…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>这是抽签结果。随时可以开始；开始后就不再更改。</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>你的表现</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>关于赛事</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>所有赛事</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>对阵表</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>更改</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>新赛事</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>这项赛事无法进行（{detail}）。</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>今晚的赛事</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>赛事</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>上次掷骰{dice}之前为%n步；现在为{now}步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>由{engine}推演（{settings}）：%n局；此处标准误{error}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">相距6步的散子会被17种点数打中，比任何其他距离都多：11种含有6，5-1、4-2、3-3和2-2合计六种。如果你占住的点挡住这些组合，就剩下11种。</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>相距6步的散子会被17种点数打中，比任何其他距离都多：11种含有6，其余几种合计为六（{rolls}）。如果你占住的点挡住这些组合，就只剩11种。</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>代价不超过{cost}的走法也算正确。</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>作战方案只根据棋子判断，规则与“历史统计”页相同。只考方案明确、并且两个回合后仍然相同的局面。</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>封锁线和它后面的一枚棋子</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1号点死守战</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1号点死守战：黑方等待打击机会</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>建议</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">在所有可能的走法之后，平均有{number}种点数打中。</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>{best}之后36种点数中有{least}种打中；{yours}之后有{more}种。</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>所有走法</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">误差在一个百分点以内即算正确，双倍胜价值则在0.05以内。</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>误差在一个百分点以内即算正确，双倍胜价值则在{near}以内。</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>应对常见的开局走法。</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>已答</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>先问自己：对方该接受吗？如果哪边都没有把握，就加倍。对手可能也拿不准，接受错或放弃错。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>后方战</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>棋子能收就收；每剩一枚都可能多用一次掷骰。</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>收子</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>在黑方棋子后面，白方只有24号点（黑方的1号点）上的锚点。全部希望在于迟来的打击机会。</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>更好的是{best}。{yours}平均多用的掷骰数：{number}。</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>更好的是{best}；{yours}代价{cost}。</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">更好的是{best}；{yours}平均多用{number}次掷骰。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>黑方有一枚棋子在中栏上或单独在白方内盘，而在那里没有锚点。白方在那里有足够的棋子打子和占点。</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>黑方掷骰。哪些点数会打中你的棋子？</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>黑方开局掷出{dice}，走了{move}。你如何应对？</translation>
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
        <translation>闪击战：黑方在中栏上</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>两个都对。</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>双方都守着中点</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>封死：中栏上一枚棋子</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>分组法</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>组合</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>数出对局中局面双方的步数。</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>先数一次，然后每次减去掷出的步数。被打时，加上25减去被打所在点的编号。</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>加倍决策逐步变化，直到正确答案变成另一个。</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>直接</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>与中栏的距离：{distance}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>入场后能打它的棋子的距离：{distances}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>能打它的棋子的距离：{distances}。</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>把棋盘每三点分成一组：1到3、4到6，依此类推。每枚棋子都当作在组内中间的点上来数：第一组每枚2步，第二组5步，依次加3。然后每枚在组内最高点的棋子加1，每枚在最低点的减1。</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>双赛点：双方都差1分。</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放弃</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>竞速末尾的加倍、接受或放弃。答案是精确的。</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>加倍到{cube}：放弃后你赢得比赛的机会是{passed}，接受而输是{lost}，接受而赢是{won}。所以你需要({passed} - {lost}) / ({won} - {lost}) = {take}。</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>加倍，被放弃</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>加倍，被接受</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>点数重叠</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>有效步数</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>估计收子实际需要多少步，包括堆子和缺口造成的浪费。</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>十五枚棋子平滑分布在6、5、4号点上，浪费约7到8步。缺口和低点上的棋子浪费更多，因为大点数只走了短步。</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>收子时找出最佳走法。答案是精确的。</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>找出留下打击机会最少的走法。它不一定是最佳走法。</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>在棋盘前用的公式，并不精确</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>由比赛胜率表推算</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>作战方案</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>双倍胜价值，加倍骰为{cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>双倍胜价值：(双倍胜 - 胜) / (胜 - 负)，均以赢得比赛的机会计。</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>三点分段法</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>固守战</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>守住5号点</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>双方各需多少步？</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>表中✓为找到，+为漏掉，✗为标了却打不中。</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">它是收完所需的平均掷骰数乘以49/6。误差在一步以内即算正确。</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">它只根据棋子判断，规则与历史统计页相同。只考方案明确、并且两个回合后仍然相同的局面。</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">公式结论</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>由{engine}判断：{level}。</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith计数</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>记住几组棋子，在心里移动棋子直到看出它们。封死的内盘是42，中点五枚是65，24号点两枚是48，从4号点开始的五点封锁线是60。只要一枚前移的步数等于另一枚后移的步数，总数就不变。</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>让对手的两个好处需要同一个点数。两个都被4打中的散子，代价比一个多不了多少。</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>在表中标出；边上的数字可标出所有含它的点数。两枚骰子的两种次序一起标。按Ctrl+Enter回答。</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>标出36种点数中哪些打中。</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>已标</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>现金局，加倍骰居中。双方棋子很少，所有数值都是精确的。</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>现金局，不用雅各比规则。</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>现金局。双方都不再可能取得双倍胜。</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>现金局。加倍骰居中，双倍胜算数。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>说出局面所要求的方案。</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>棋子都不会再被打：只看步数。</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>无明确方案</translation>
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
        <translation>没有点数同时打中两枚，所以直接相加。</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>还没试过。</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>这里只看安全。最安全的走法不一定是最佳走法。</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>否则填补缺口：把棋子走到空点，避免堆子。</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>走第一次掷骰，现金局和各种比分。</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>逐点计算</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>连续占点</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>封锁战</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>竞速加倍</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>再加倍，放弃</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>参考加倍</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>应对</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>正确：36种点数中有{number}种打中。</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">由{engine}推演：{games}局，{settings}；此处标准误{error}。</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>掷骰数</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>36种点数中打中的</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>对所有可能的走法平均，打中的点数种数：{number}。</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>接下来的掷骰</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>连续计数</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>奔跑战</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">往家跑</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>最安全走法</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>打击机会</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>各距离的打击机会，中间无子</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>1号点上的堆子，双方同样多</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>接受点，加倍到{cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>接受点</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36种点数</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>最佳走法剩下的平均掷骰数最少。</translation>
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
        <translation>加倍骰归你，为2。</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>有效步数是收完所需的平均掷骰数乘以49/6。误差在一步以内即算正确。</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>这些数值是精确的：取自所有此类局面的数据表。</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>一局的第一次掷骰：怎么走？</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">双倍胜价值是双倍胜比单纯获胜多得的部分，占胜负之差的比例。现金局中为0.5。</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>双倍胜价值是双倍胜比单纯获胜多得的部分，占胜负之差的比例。现金局中为{price}。</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>最后一掷：黑方下次收完</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>最近{count}次</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">正确的方案是</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>竞速持平。</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>正确答案是：{right}。“{chosen}”代价{cost}。</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>正确的方案</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>仅用掷骰无法解释：有棋子被打，或部分点数走不了。</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>比分卡</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>接受点是在没有双倍胜、加倍骰不再翻动的情况下，接受所需的胜率。</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>合起来少{number}种，因为同样的点数打中几处。不得不留多枚散子时，要的正是这种点数重叠。</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>好过头，不必加倍</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>两次掷骰：黑方需要两次掷骰，或一个对子</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>六步以内是直接打击，散子离得近比远更安全：相距6步有17种打中，依次为15、15、14、12，相距1步为11种。从七步起是间接打击：需要两枚骰子，最多6种打中。所以散子要么紧挨着打击者，要么在七步以外；不得已才放在六步处。</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>损耗</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>有效步数各是多少？</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>白方的方案是什么？</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>浪费了什么</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>各比分下接受所需的胜率，以及双倍胜的价值。</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>双方在各自相同的点上有同样多的棋子时，可以不数：它们不改变差值。</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>哪个走法留下的打击机会最少？</translation>
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
        <translation>白方有四个以上连续的点挡在黑方一枚棋子前面，要把它困住。</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>白方在黑方内盘已没有棋子，并且领先，或已在收子。要让所有棋子不被打地归家并收完。</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>白方还有{white}步，黑方{black}步。</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>白方远远落后，占住黑方内盘的两个点，等待迟来的打击机会。</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>白方没有明显领先。最后的棋子一起守在锚点或中点上，等待打击机会或大对子。</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>轮到白方掷骰。</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>轮到白方掷骰。双方该怎么做？</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>你执白方，在下面。</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>白方竞速领先{pips}。</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>白方走：怎样收子最好？</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>白方竞速落后{pips}。</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>白方在区域内的棋子</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>白方已收棋子</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>白方领先步数</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>白方步数</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>由谁得出</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>所有棋子都在1号点时，每两枚算7步，再加1：十枚需要36步。</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>只剩两枚棋子时，数出有多少种点数能一次收完两枚。</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>没有加倍骰时白方胜率为{chance}。</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>伍尔西法则</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，对手差{other}分。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，对手差{other}分；克劳福德局已过。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，对手差{other}分；这是克劳福德局。</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">你的回答</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>你在{point}号点的散子被36种点数中的{number}种打中。</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>你的计数与正确值相差：白方{white}，黑方{black}。</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>你的走法不在表中：代价比所列的都大。</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">你的</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>建点子</translation>
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
        <translation>打中，漏标</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>上一题</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>情人之跃</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>占点</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>误差{number}步</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>跑子</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>抢点</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>累计</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>分开</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>你的</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>中栏{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{point}号点{count}枚</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>失去{number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>36种点数中有{number}种打中；你标了{said}种。</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>误差{number}种（共36种）</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>误差{number}个百分点</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">误差{number}步</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">上次掷骰{dice}之前为{pips}步；现在{now}步。</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{all}个中对{right}个。</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{all}题中对{right}题</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share}正确</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>每道题都是新出的，所以没有什么可背的。你的回答会保留：每个训练都显示你近来的表现。</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>关于训练</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>所有训练</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>变化</translation>
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
        <translation>代价{cost}。</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>关键是不要双倍负。</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>关键是取得双倍胜。</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>关键是赢下这一局，而不是双倍胜。</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>保持走法(&amp;Y)</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>再看一遍整个棋盘：双方各想要什么？</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>这一局中没有代价大到需要教练说话的决策。</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>不是这个：再试一次。</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>这次没找到：答案如下。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>最佳走法是其中之一：</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>仍要放弃(&amp;Y)</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>仍要掷骰(&amp;Y)</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>仍要接受(&amp;Y)</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>代价{cost}：要收回吗？</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>最佳走法从带圈各点上的棋子开始。</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>所有统计都以第一次尝试为准：{choice}代价{cost}。</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>教练无法判断这个决策。比赛继续。</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>教练对此没有说什么：按H向引擎要提示。</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>教练在思考…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>还有更好的。</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>想想你能占住哪个点。</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>想想要赢多少局才值得接受。</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>想想阵地、竞速和威胁：谁占多少？</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>想想安全：接下来什么会打中你？</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>想想收子。</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>想想继续下能得到的双倍胜。</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>想想接下来的两次掷骰：能改变多少？</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>想想你内盘的各点。</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>想想阻挡对手的各点。</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>想想比赛的比分。</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>想想先手：有什么可打的？</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>想想为了安全放弃了什么。</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>想想什么能把对手留在中栏。</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>想想对手会怎么回应加倍。</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>想想你后方的棋子：能建立锚点吗？</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>想想你后方的棋子：是时候跑了吗？</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>想想对手后方的棋子：能逃脱吗？</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教练：讲解代价不低于{cost}（加倍{cube}）的失误。不说话就表示：没有差到那个程度。</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教练：每局之后列出代价不低于{cost}（加倍{cube}）的失误。</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教练：收回代价不低于{cost}（加倍{cube}）的失误。不说话就表示：没有差到那个程度。</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教练：提醒代价不低于{cost}（加倍{cube}）的失误。不说话就表示：没有差到那个程度。</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>最后走的代价太小，不必列出。</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>你听从了每次提醒：没有代价大的可看。</translation>
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
        <translation>放弃</translation>
    </message>
    <message>
        <source>take</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision}（第一次尝试）</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision}（试过）</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}：{tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play}代价{cost}。</translation>
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
            <numerusform>%n个值得看的决策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>提醒：%n。听从：{heeded}。挽回的期望值：{saved}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>教练(&amp;T)</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>事后：每局之后指出该看什么</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>加倍决策的最低代价</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>加倍：</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>讲解：同时说明代价</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>代价不低于</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>走法的最低代价</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>走法：</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>点拨：提示还有更好的</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>教学：收回两次，然后给出答案</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>比赛算作练习，不计等级分。不说话就表示：没有差到那个程度。</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>使用棋钟时没有教练。</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>这种玩法没有教练：这里无人能判断其胜率。</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>电脑之间无人可教。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>教练</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>你朋友的教练</translation>
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
        <translation>帮帮我(&amp;E)</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>就这样(&amp;T)</translation>
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
        <translation>教练</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>为什么</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>双方都掷出{die}，请重掷。现在是多少？</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>开局：各掷一枚骰子，大的先走。掷出多少？</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>掷出多少？</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>轮到你：掷出多少？</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>轮到{name}：掷出多少？</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>点击骰面，或键入：6 3 Enter。</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>斜骰，重掷</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>第一枚骰子</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>第二枚骰子</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>就是这些</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>输入骰子</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>撤销删除（Ctrl+Z）</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>另一个程序正在使用你的棋谱库。全部保存后bgdesk会立即关闭。</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>另一个程序正在使用你的棋谱库。bgdesk会尽快保存。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>大错，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>加倍，反加倍</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放弃</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>疑着，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>失误，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>错失加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>错失再加倍，{cost}：正确是{right}</translation>
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
        <translation>加倍可选，放弃</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>加倍可选，接受</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>再加倍可选，放弃</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>再加倍可选，接受</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>再加倍，反加倍</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>再加倍，放弃</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>正确：{right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>接受点{take}（不计双倍胜，死骰） · 双倍胜价值{price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>好过头不加倍，放弃</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>好过头不加倍，接受</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>好过头不再加倍，放弃</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>好过头不再加倍，接受</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>错误的反加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>错误加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>错误的第三次反加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>错误放弃，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>错误的再反加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>错误再加倍，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>错误接受，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">错误的{raised}，{cost}：正确是{right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>加倍，反加倍</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>加倍，放弃</translation>
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
        <translation>加倍可选，放弃</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>加倍可选，接受</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>再加倍可选，放弃</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>再加倍可选，接受</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>再加倍，反加倍</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>再加倍，放弃</translation>
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
        <translation>好过头不加倍，放弃</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>好过头不加倍，接受</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>好过头不再加倍，放弃</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>好过头不再加倍，接受</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity}（比赛{chance}）</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>复制邀请(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>在本网络中可见(&amp;V)</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>关闭棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>复制观战邀请(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>本网络中的其他人就能找到它，并用短代码加入。</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>本网络中的其他人能找到你的棋桌，并用这个代码加入。请把它念给一个人听。</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>把它发给你想对弈的人：谁有它，谁就能入座。</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>邀请已在剪贴板上。</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>观战邀请已在剪贴板上。</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>对方同意后比赛立即开始。在那之前，你可以在这个窗口中做别的事；棋桌会一直开着，直到你关闭它。</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">对方在</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>对方在哪里</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>你的棋桌已打开</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>任何地方，经中继{address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>这台电脑上（{address}）</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>本网络中（{address}）</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>互联网上（{address}）</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>第{number}个决策，共{total}个</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>分析比赛后才知道失误：按F7。</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>这之前没有失误：这是比赛中的最后一个。</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>在它上面没有你的变化。</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>没有删除过变化。</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>到末尾已没有失误：又回到第一个。</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>没有别的变化从这个局面分出。</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>双方都没有{cost}以上的失误。</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>比赛到此结束。</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>变化已删除。按Ctrl+Z恢复。</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>这是比赛的开头。</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>这是变化的末尾。</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>这条变化来自文件，会保留。</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>你已看过所有失误。</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>你没有{cost}以上的失误。</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>第{number}个失误，共{total}个</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}没有{cost}以上的失误。</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>浏览器用网页 (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>保存赛事</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file}没有写入（{detail}）。</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}没有写入。</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>比赛复盘(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>放慢(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>单步(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>到对阵表(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>到结局(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk内部出错，无法显示本场比赛的失误。比赛及其分析都会保留；详情见日志。</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>添加人员(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>恢复(&amp;B)</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>你的比赛中的名字</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>人员</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>给此人改名</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>还没有带名字的比赛。</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>勾选此人下棋用的名字。统计和等级分随即更新。</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>谁是谁</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>加倍应当被放弃，价值{refusal}；继续下价值{value}。</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>双方再各掷一次后，有{share}的情形加倍已不能接受。</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>锚点</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>粗略看，仅此一项代价{cause}。</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>在这个比分</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>三倍胜负</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>阻挡点</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>散子</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>内盘的散子</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>一点上超过三枚的棋子</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>1号点和2号点上的棋子</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>困在其后的棋子</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>代价大的打击机会</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>一次打两枚</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>容易入场</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>胜率足够</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>即使加倍骰不再翻动，接受只需{needed}的胜率；这里是{win}。</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>即使加倍骰不再翻动，{name}接受只需{needed}的胜率；这里是{win}。</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其余各项代价{share}。</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其余各项挽回{share}。</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>双倍负</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>双倍胜</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>应当放弃</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>内盘点位</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>如果加倍骰不再翻动，接受需要{needed}的胜率；这里是{win}。</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>如果加倍骰不再翻动，{name}接受需要{needed}的胜率；这里是{win}。</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>在现金局中这个决策是对的；在这个比分下不是。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>双倍负少{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>双倍负多{chance}，代价{share}。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>双倍负多{chance}：占失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>双倍胜少{chance}，代价{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>双倍胜少{chance}：占失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>双倍胜多{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>胜率少{chance}，代价{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>胜率少{chance}：占失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>胜率多{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>竞速领先步数</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>放走棋子</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>最长封锁点数</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>已占点</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>失市</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>错过打子</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>更多打击机会</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>损失主要来自三倍胜负。</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>损失主要与加倍骰有关；没有加倍骰时，两种走法更接近。</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>不加倍价值{played}，加倍价值{best}。</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>bgdesk能检查的理由中，没有一个能单独解释这个损失。</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>没有理由：差别在推演的误差之内。</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>没有理由：两种走法的分析深度不同。</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>不再加倍价值{played}，再加倍价值{best}。</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>没有损失</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>对方在中栏的棋子</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>内盘的点</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>外面的点，7到17号</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>无法入场的点数</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>打掉10步以上的点数</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>一次打两枚的点数</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>36种点数中打中的</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>放走一枚的点数</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>封锁较短</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>这里接受与放弃相近：拿不准哪个对，就加倍。</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>加倍价值{played}，不加倍价值{best}。</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>失误太小，无法确切说出理由。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>对手只差一分，所以加倍对你毫无代价。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>对手只差一分，所以加倍对{name}毫无代价。</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>放弃价值{played}，接受价值{best}。</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>再加倍价值{played}，不再加倍价值{best}。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其余（主要是加倍骰）代价{share}。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其余（主要是加倍骰）挽回{share}。</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>接受价值{played}，放弃价值{best}。</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>还有时间</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>还有时间：双方再各掷一次后，只有{share}的情形加倍不能再接受。</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>还有时间：无论双方接下来掷出什么，之后的加倍仍可接受。</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>那时不加倍价值{value}，被接受的加倍价值{take}。</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>只在{name}的走法之后打中：</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>只在你的走法之后打中：</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>只在{best}之后打中：</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>只在{name}的走法之后：</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>只在你的走法之后：</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>只在{best}之后：</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>胜率不足</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>好过头</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>好过头，不必加倍：继续下价值{value}，放弃价值{refusal}；{gammons}的对局取得双倍胜。</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>过于稳健</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>粗略看，{all}种掷骰组合中的{count}种。</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>更多数据</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>为什么</translation>
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
        <translation>实际</translation>
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
        <translation>违规的走法不能结束对局。</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>接受还是继续下？</translation>
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
        <translation>Acey-deucey（欧式）</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey（海军）</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>所有棋子入场之后才能继续走。</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>骰子都已走完。</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>须先回应提议。</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>西洋双陆棋</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>本场比赛不用反加倍。</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>英式五枚</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>棋子只能向前走：从大号点到小号点。</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>点击棋子走{die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>点击棋子走{left} · 右击走{right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>点击骰子结束回合</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>点击骰子掷骰</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>点击骰子再掷一次</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>点击骰子掷骰 · 点击加倍骰加倍</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>还有可以走的骰子。</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>荷兰双陆棋</translation>
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
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">唯一走法：{who}走了{play}。</translation>
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
        <translation>霍兰规则：双方各掷两次之前都不能加倍。</translation>
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
        <translation>这种玩法中，只有点数恰好才能收子。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>你留下的，现由{name}走</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name}留下的，现由你走</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name}留下的，现由{other}走</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>留下{numbers}，现在由你走。</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>留下{numbers}，现在由{name}走。</translation>
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
        <translation>请先指定对子：点击骰子或按1到6。</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>指定对子：全部走完可再掷一次 · 点击骰子或按1到6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>指定对子；骰子反面的对子接着走：全部走完可再掷一次 · 点击骰子或按1到6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>接着由你指定对子 · 点击骰子继续</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>接着再掷一次 · 点击骰子继续</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>接着{numbers} · 点击骰子继续</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>所有棋子入场之前，不得越过棋盘中线。</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>本局没有加倍骰：这是克劳福德局。</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>没有合法走法 · 点击骰子继续</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>没有合法走法：按Enter继续。</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>本回合不能再有棋子离开起点。</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>自己有棋子被压住时不能收子。</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>第一个回合之前都不能加倍。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>用这些骰子，没有棋子能走到中栏。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>用这些骰子，没有棋子能走到备用区。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>用这些骰子，没有棋子能走到收子槽。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>用这些骰子，没有棋子能走到{point}号点。</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>只能走一枚骰子时，必须走{die}。</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>走这些骰子，或两枚重掷 · 点击棋子或“再掷一次”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>按空格开始下一局</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>按空格开始下一局：{game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>请先掷骰，再走棋。</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>俄罗斯双陆棋</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>连占六点时，前方须有对手的棋子。</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>接受还是放弃？ · 点击加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>接受、放弃还是反加倍？ · 点击加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>接受、放弃还是第三次反加倍？ · 点击加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>接受、放弃还是再反加倍？ · 点击加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>接受、放弃还是再加倍？ · 点击加倍骰接受</translation>
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
        <translation>这枚棋子被压住了：上面有对方的棋子。</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>那是对手的收子槽。</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>这步走法不合法：现在提出异议，掷骰即视为认可</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>这步需要{die}，而你没有可走的{die}。</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>这个局面不可能出现。</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>在{point}号点打子的棋子本回合须留在原处。</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>{point}号点上的棋子是对手的。</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>加倍骰现在不能再翻：请接受或放弃。</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>加倍骰的值已经够了：赢下这一局即赢得比赛。</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>加倍骰由对手来翻。</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>引擎出错；由普通棋手接替，比赛继续。</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>引擎一再停止，暂时不再启动；比赛会保留。</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>引擎停止后已重新启动；从原处继续。</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>这一局不可能输这么多。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已经结束。</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>摆子已定：本局已走两步。</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>设置无法读取（{detail}）；使用默认值，文件会保留。</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>设置无法保存（{detail}）；在关闭bgdesk之前有效。</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>设置由更新版本的bgdesk写入；在这里所做的更改不会保存。</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>“{detail}”保存的值不允许；使用默认值。</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>强引擎无法处理这个局面；这里由普通棋手决定。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>强引擎不会这种玩法；由普通棋手接替。</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die}还可以走。</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>必须走{die}：只要能走，两枚骰子都必须用。</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}号点被挡住：对手占着它。</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}号点已满：这种玩法中一个点最多五枚棋子。</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>{point}号点上有棋子：不能用{die}收更低的棋子。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1分赛没有加倍骰。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可收回的。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>这些点数已走完。接着由你指定对子：点击骰子继续。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>这些点数已走完。接着再掷一次：点击骰子继续。</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>这些点数已走完。接着{numbers}：点击骰子继续。</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>这种玩法不用加倍骰。</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>这个对手无法下棋：{detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>这些棋子是对手的。</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>你在备用区没有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>你在中栏上没有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>你在收子槽里没有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>你在{point}号点上没有棋子。</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>你在那里没有可走的棋子。</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>你已经掷骰：加倍须在掷骰之前。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>所有棋子到家后才能收子；还有一枚在备用区。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>所有棋子到家后才能收子；还有一枚在中栏上。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>所有棋子到家后才能收子；还有一枚在{point}号点上。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>所有棋子都已入场并到家后才能收子。</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>你有一枚棋子到达内盘之后才能打子。</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>不得占住那个起始盘的全部六个点。</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>由你走留下的点数</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>中栏上的棋子必须先入场。</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>用骰子单独或合起来都到不了中栏。</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>用骰子单独或合起来都到不了备用区。</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>用骰子单独或合起来都到不了收子槽。</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>用骰子单独或合起来都到不了{point}号点。</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>第一枚棋子越过对手的起点之后，另一枚才能离开。</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>对手已经拒绝过比这更大的认输提议。</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>你的六个点困住了对方所有棋子：必须让出一个。</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>这个棋盘是bgdesk自己摆的；只有你自己的棋盘才可能摆错，例如手工输入骰子时。</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name}先走下一局</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>由{name}走留下的点数</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">留下{numbers}，现在由你走。</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">留下{numbers}，现在由{name}走。</translation>
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
        <translation>分析进度</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>已分析的会保留，其余可以以后再做</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>其余都在{folder}中，但这些无法写入：{names}。</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>备份到此文件夹</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>每日备份</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>还原备份之前</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>更新bgdesk之前</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>正在检查每一页和每场比赛…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>关闭并重新启动(&amp;A)</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>使用新位置之前，会先复制并比对所有内容；原处的内容在你放入回收站之前会保留。为此bgdesk会关闭并重新启动。</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>全部都在{folder}中。</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>全部导出到此文件夹</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>正在全部导出…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">要把棋谱库恢复到{file}中的状态吗？</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">要把棋谱库恢复到{when}的状态吗？</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>从现在起把数据存放在{folder}中吗？</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>棋谱库 (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>把数据移到此文件夹</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>这台电脑上没有可显示文件夹的程序。</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>在此下过：{played}。打开过：{opened}。回收站：{binned}。局面：{positions}。分析：{analyses}。</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>放入回收站(&amp;T)</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>要把移动之前的数据放入回收站吗？</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>正在把旧数据放入回收站…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>用此文件还原</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>要从{file}还原棋谱库吗？</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>要还原{when}的棋谱库吗？</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>已停止。已写入的部分会保留。</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>备份为{file}；已经检查过。</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>棋谱库还没有检查过。</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>旧数据已在回收站中。</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>当前的棋谱库会保留在备份列表中，可以再恢复。为此bgdesk会关闭并重新启动。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>上次检查（{when}）时发现问题。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>上次检查（{when}）时棋谱库完好。</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>你的数据</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>移动之前的数据仍在{folder}中（{size}）。</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service}在同步你的数据文件夹。注意事项见“比赛”菜单的“你的数据”。</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>备份到文件夹(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>立即检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>全部导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>移到另一个文件夹(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>还原此备份(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>备份</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>每场比赛都保存为含有全部信息的.json，以及供其他程序用的.mat。</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>全部导出为文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>把旧数据放入回收站(&amp;T)…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>用文件还原(&amp;F)…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>在文件夹中显示(&amp;W)</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>还没有备份。bgdesk在每天第一次启动后不久会做一次。</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">位置</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>你的数据</translation>
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
        <translation>{white}减{black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>找到的决策</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">从</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">到</translation>
    </message>
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
