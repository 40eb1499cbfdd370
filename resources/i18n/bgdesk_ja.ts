<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>マッチの終了</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>セッションの終了</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>マッチを終了</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>セッションを終了</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>ここでセッションを終了しますか? スコアはそのまま残ります。</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>ここでセッションを終了しますか? 現在のゲームは満額で負けになります。</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>ここでセッションを終了しますか? このゲームは{winner}の勝ちになります。</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>ここでこのマッチを終了しますか? {winner}の勝ちになります。</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>このマッチを終了しますか?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>いつでも続きをプレイできます。トーナメントはそれまで待ちます。</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>保留にする</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>結果は記録されず、元に戻すこともできません。</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>結果は記録されません。ごみ箱に入り、そこから元に戻せます。</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>マッチの投了</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>マッチを投了</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>このマッチを投了しますか? 相手の勝ちになります。</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>スコアはそのまま残ります。</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>トーナメントのこのマッチをどうしますか?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>ここまでの内容はごみ箱に入り、ダイスは別の目になります。</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>現在のゲームは満額で負けになります。</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>相手の勝ちになり、結果に数えられます。</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner}の勝ちになります。</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>bgdeskについて</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用しているソフトウェア</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>バックギャモンの対戦、検討、練習。MITライセンス。</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>この翻訳は用語集に基づいて機械が作成し、機械が読み直したものです。まだプレイヤーの確認を受けていません。文の直し方はヘルプの「言語」にあります。</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>フォルダーの検出</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>レポートのページ</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>強い対戦相手</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>書体</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>Open Sageが使用</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>ウィンドウとグラフィック</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>設定の書き込み</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>bgdeskについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>解析(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ゲームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>マッチに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>検討に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>ビーバー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>より良い手(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>より深く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>ダイス(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>ダブル(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>エラー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>フェアダイス(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>成績の推移(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>判断を検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>類似ポジションを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初のポジション(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>この判断にフラグを付ける(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>システムに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>チューターの助言(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>インナーボードを左に(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>読み込みレポート(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>キーボード(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>このマッチから学ぶ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>新しいバージョンを確認(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>マッチ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>棋譜(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新しいマッチ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>次の判断(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>次のフラグ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>次のポジション(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>1手戻る(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>1つ戻す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>手前の色を入れ替える(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>マッチまたはポジションを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>その手の後のポジション(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>練習(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>前の判断(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>前のポジション(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>このマッチのクイズ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>変化を削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>マッチを投了(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>対戦相手別の成績(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>結果(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>検討(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>振る(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>ロールアウト(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>サイドパネル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>スキップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>解析を中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>ロールアウトを中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>テイク(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>待った(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>トレーナー(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>別の手を試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>回答を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>ダイスを検証(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>マッチでの手(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>より悪い手(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>まだ見ていない最大のエラー(&amp;W)</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>このマッチのエラーのうち、価値のあるものを1つずつカードにします</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>クリックするともう一方のダイスを先に使うようにします</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>暗いウィンドウ</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>明るいウィンドウ</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>考えるべきこと、どのチェッカーか、答え、と1段階ずつ進みます</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>投了を受け入れる(&amp;C)</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>すべてのキーボードショートカットの一覧</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>このマッチのすべての判断を解析します</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>bgdeskの新しいバージョンがあるか、今すぐまたは1日1回確認します</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>続きのゲームに戻る(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>検討に戻る(&amp;V)</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>1つ戻る(強制手を含む)(&amp;F)</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>ボード上の判断を、覚えるまで繰り返し出題します</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>チャット(&amp;A)</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>bgdeskの動作と外観を変更します</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>このマッチのすべてのロールを検証します</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>チェッカー、キューブ、ダイス、スコアを、他のプログラムが読める形で</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>対戦相手、長さ、ルールを選びます</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>ダイスを選ぶ(&amp;D)…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>bgdeskを閉じます。マッチはそのまま保存されます</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan ki(&amp;K)…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>コンピューターにおまかせ(&amp;P)</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>コンピューター同士(&amp;M)</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>コンピューター同士、一時停止中: ロール、ムーブ、キューブアクションを1つ進めます</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>コンピューター同士: 一時停止または再開</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>コンピューター同士: 速くします</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>コンピューター同士: 遅くします</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>手を確定し、手番を終えます</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>続ける(&amp;I)</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>マッチを続けるか、プレイした、または開いたマッチを見ます</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>ポジションをコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>GNU Backgammon IDとしてコピー(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>XGIDとしてコピー(&amp;X)</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>bgdesk独自の形式でコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>フォーラム用にコピー(&amp;U)…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>形式を選んでポジションをコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>ボード上の判断、またはすべてのエラーを、他の場所で見せるためにコピーします</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>ポジションをコピー: バックギャモンではXGID、他のゲームではbgdesk独自の形式</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>配置を訂正(&amp;U)…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>簡単だった(&amp;E)</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>難しかった(&amp;H)</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>分かった(&amp;K)</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>間違えた(&amp;M)</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>エラーのあった判断を、答えを見ずにもう一度考えます</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>完了(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>イベントとプレイヤー(&amp;V)…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>セッションを終了(&amp;D)…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>実行中のロールアウトを終了し、そこまでの結果を残します</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>実際の手を入力(&amp;L)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>後で見つけられるよう、ボード上の判断にフラグを付けるか、外します</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>どのゲームでも: 名前、チェッカー、手番</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>どこからでも。矢印キーでボード上を移動します</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>ゲームプラン、オープニング、ダブル、レース、用語集</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>元の賭け点でゲームを降ります</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>変化を1手戻り、最初の手からはマッチに戻ります</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>選択の余地がなかったものも含め、判断を1つ戻ります</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>選択の余地があった直前の判断に戻ります</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>どちらのプレイヤーのものでも、直前のエラーに戻ります</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>自分の直前のエラーに戻ります。自分が特定されていない場合は両者のエラーが対象です</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>変化を最後まで進みます</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>選択の余地がないものも含め、判断を1つ進みます</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>選択の余地がある次の判断に進みます</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>このマッチから始めた続きのゲームを再開します</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>ボードに移動(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>まだ見ていないエラーのうち最も損失の大きいものに移動します</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>次のゲームの最初の判断に移動します</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>このゲーム、または前のゲームの最初の判断に移動します</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>次の領域に移動(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>フラグを付けた次の判断に移動します</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>どちらのプレイヤーのものでも、次のエラーに移動します</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>bgdeskのスタートページに移動するか、ボードに戻ります</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>前の領域に移動(&amp;V)</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>自分の次のエラーに移動します。自分が特定されていない場合は両者のエラーが対象です</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>最後に削除した変化を復元します</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>ダイスの作られ方とその検証方法</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>マッチの結果と、PR、運、見るべき判断</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>各コンピュータープレイヤーとの対戦成績と、自分の実力</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>この変化とそこからの枝を残さず削除します。Ctrl+Zで復元できます</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>学習: 始める、または次の判断に進みます</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>学習: この問題をあきらめ、最善手を見ます</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>学習: 答えずに次の判断に進みます</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>試した手(保存されます)を離れ、マッチの検討に戻ります</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>この判断をコンピューターに任せます</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>下の変化(&amp;N)</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>デスクトップに合わせて明暗を切り替えます</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>上の変化(&amp;A)</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>この変化を1つ上の変化より前に表示するか、上の変化をここから分岐させます</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>ボードを反対側から見ます</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>ボード上の判断をより深く解析します</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>続きのゲームの元になったマッチを、離れたところから再び見ます</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>すべてのマッチからエラーやポジションを検索します</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>今すぐマッチを負けにするか、マネーセッションを終了します</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>カードを作る(&amp;C)</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>エラーをカードにする(&amp;E)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>マーク(&amp;K)</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>マッチ一覧(&amp;C)…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>ボードを左右反転します</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>マウス、キーボード、手の入力</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>一覧の手(&amp;L)</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>変化を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>次のゲーム(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>次のエラー(&amp;X)</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>両者の次のエラー(&amp;T)</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>手に異議を唱える(&amp;E)…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>このゲームの投了を申し出ます。相手は拒否できます</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>賭け点を2倍にして続けることを提案します</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>ボードに表示(&amp;B)</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>1つ進む(強制手を含む)(&amp;W)</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>1手進む(&amp;M)</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>さまざまなプログラムで保存されたマッチやポジションを開きます</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>クリップボードのマッチまたはポジションを開きます</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>ここから続けてプレイ(&amp;L)…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>前のゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>一時停止(&amp;E)</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>ピップカウント、ショット、テイクポイントなどを毎回新しく出題します。もう一度押すと戻ります</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>コンピューターや友人とのトーナメントを始めるか、続けます。もう一度押すと戻ります</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>倍にして続けます</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>マッチとは別に、ボード上のポジションから続けます。Escで戻ります</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>別のコンピューターの相手と対戦します。もう一度押すと戻ります</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>ボード上の判断をロールアウトします。もう一度押すと一時停止または再開します</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>中国の古いボトルゲームを専用のウィンドウで遊びます</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>GNU Backgammonが読むPosition IDとMatch ID</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>練習(&amp;A)</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>練習: 直前の回答を取り消し、そのカードをもう一度出題します</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>練習: マッチで選んだ手を見ます。カードは「難しかった」になります</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>練習: このカードは少し早めに出ます</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>練習: このカードはすぐにまた出ます</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>練習: このカードはずっと後に出ます</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>練習: このカードは忘れかけた頃に出ます</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>練習: このカードはもう出題されません。カードのページには残ります</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>前のエラー(&amp;V)</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>両者の前のエラー(&amp;Y)</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>ゲームの2手目までなら、間違った初期配置を直せます</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>任意のポジションをボードに置きます。検討中のマッチがあれば表示中のポジションから始めます。もう一度押すと戻ります</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>この手の代わりに試した手をボードに表示します</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>カードを外す(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>投了を拒否(&amp;J)</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>ゲームを投了(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>削除した変化を復元(&amp;S)</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>最近使ったファイル(&amp;L)</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>レフェリーモード: 合法かどうかにかかわらず、実際の手を入力します</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>レフェリーモード: 合法でない手をやり直させます</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>再戦(&amp;H)</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>レポート(&amp;O)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>ロールカウンター(&amp;C)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>ダイスを振ります</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>この判断のロールアウト(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>答えを見る(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>ダイスを入れ替える(&amp;W)</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>コピーを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>マッチのすべての判断をまとめたページまたはPDFを保存します</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>他のプログラムが読めるファイルにマッチを保存します</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>原因を探る手がかりを保存します。どこにも送信されません</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>振る代わりに、出目を指定します</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>スコアとピップ(&amp;O)</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>スコアレンズ(&amp;L)…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>ポジションを作る(&amp;I)</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>両プレイヤーのPR、運、エラーを、種類別と局面別に表示します</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>スコア、ピップ数、キューブを表示して読み上げます</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>ヒントと勝率を表示します</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>それぞれの目が出た回数を表示します</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>ボードの横のパネルを表示または非表示にします</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>一覧の最初の手をボードに表示します。2から9で他の手を表示します</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>エラーの一覧を表示し、並べ替えや選択をします</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>手の一覧を表示します</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>一覧の1つ良い手をボードに表示します</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>一覧の1つ悪い手をボードに表示します</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>選んだ手の後のポジション、なければ実際の手と最善手の後のポジションを表示します</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>現在のポジションを表示します</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>1手前のポジションを表示します</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>1手後のポジションを表示します</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>マッチの始まりを表示します</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>両プレイヤーの振った目、動かした目、使えなかった目を表示します</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>エンジンの選ぶ手を表示します。このマッチは練習扱いになります</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>表示中のポジションからゲームを始めます</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>同じプレイヤーと同じルールで新しいマッチを始めます</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>スタートページ(&amp;G)</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>学習を終えます。回答は保存されます</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>戦略と用語集(&amp;Y)</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>まとめ(&amp;M)</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>手を入力(&amp;Y)…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>ネットワークのテーブル(&amp;W)…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>この手番で動かしたチェッカーをすべて元に戻します</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>最後に動かしたチェッカーを元に戻します</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>直前の判断を取り消します。このマッチは練習扱いになります</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>ダブルを受け、キューブを所有します</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>テイクと同時にキューブをさらに倍にします</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>別のコンピューターのプレイヤーと会話します</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>このカード(&amp;I)</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>ボード、ボタン、サイドパネル、お知らせ</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>同じポジションから分かれる1つ前の変化、なければマッチ</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>同じポジションから分かれる次の変化</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>次にすること: 振る、手番を終える、次のゲームを始める</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>このマッチのルール</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>ここからの別の変化へ(&amp;L)</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>トーナメント(&amp;M)…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>別の手を試す(&amp;Y)</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>8/5 6/5のように手を入力します</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>すべて元に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使います</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>バージョン、エンジン、ライセンス</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>このバージョンとこれまでのbgdeskの変更点</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>新機能(&amp;N)</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>解析済みの分は残り、後で続けられます</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>あらゆるスコアでのボード上の最善手</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>このようなポジションでプレイされた手とその損失</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>開いたファイルの読み取り、修復、不審点</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>マッチの日時と場所、プレイヤー名</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>マッチの保存場所。確認、バックアップ、復元、移動、書き出しができます</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>申し出のあったポイントでゲームに勝ちます</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>ボード上の判断についてメモを書きます</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>データ(&amp;D)…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>PR、最も損をしているところ、ダイスの出方。もう一度押すと戻ります</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>カード: 今日の出題分、デッキ、今後の予定</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>マッチの解析が終わりました。{key}で結果と見るべき判断を表示します。</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">直前のマッチの解析が終わりました: マッチ一覧…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>直前のマッチの解析が終わりました。「マッチ一覧…」にあります。</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>前回と同じ</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>深さ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>対象プレイヤー(&amp;W)</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>解析</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>両プレイヤー</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>ボード上の判断</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>マッチ全体</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>解析の範囲(&amp;S)</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、解析が止まりました。それまでの解析は残っています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>受け入れるか、続けてください。</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>ゾロ目を指定してください。</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>動かしてください。</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>振るかダブルしてください。</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>振ってください。</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>テイクかパスを選んでください。</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>テイク、パス、または即座に再びダブルしてください。</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name}が受け入れるか続けるかを選びます。</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name}がゾロ目を指定します。</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name}が動かす番です。</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}が振るかダブルする番です。</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}が振る番です。</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}がテイクかパスを選びます。</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}がテイク、パス、または即座の再ダブルを選びます。</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>bgdeskの内部で問題が発生しました。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>実際の手…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>マッチに戻る</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>検討に戻る</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>手を確定</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>クロフォード</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>クロフォードゲーム</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>ダイス…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>ダブルされています</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>{value}にダブル</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>速く</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>マッチとは別の変化</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>このゲームでは、自分のチェッカーが1枚インナーに入るとヒットできるようになります。</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>このマッチからの学習</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>マネーセッション</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>ゾロ目の指定</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しいマッチ…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>異議…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>オッター</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>先に一時停止</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>続けてプレイ…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>ラクーン</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>リダブル</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>リダブルされています</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>{value}にリダブル</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>投了の申し出</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>投了…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>結果…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>振る</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>もう一度振る</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>見る</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>遅く</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>テーブル…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">使う目: {dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>使う目: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>検討へ</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>トーナメントへ</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>別の手を試す</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>マッチとは別に試し中</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>手番続行</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>観戦中</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>ヒット可</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>ヒット不可</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>普通の速さ</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>ポストクロフォード</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">練習</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>練習マッチ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>{length}ポイント</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>とても遅い</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">{length}ポイントマッチ</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{length}ポイント中{own}ポイント</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>このポジションを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>以前に作ったポジション(&amp;W)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>ポジション</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>「{position}」として保存しました。</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>ポジション「{position}」は読み取れません。元のまま残しました。</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>「{position}」を削除しました。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>両プレイヤーとも同じ方向に動き、同じ6から1のポイントでベアオフします。</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>両プレイヤーとも同じ向きに回ります。相手はこちらの12ポイントから始め、こちらの18から13のポイントでベアオフします。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>ダイス: ゾロ目を指定</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>ダイス: まだ振っていません</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>ダイス: 押すと振ります</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>ダブリングキューブ</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>ダブリングキューブ {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>{double}を指定</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">{face}-{face}を指定</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>ダブリングキューブなし</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>{number}ポイント</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>両プレイヤーは逆方向に動きます。</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>自分のバー</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>相手のバー</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>相手の控え</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>相手のトレイ</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>自分の控え</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>自分のトレイ</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>動かせます</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>中央</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>ダブルされています</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>相手にダブル中</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>黒のチェッカー1枚を下に固定</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>白のチェッカー1枚を下に固定</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>クロフォードゲームでは使いません</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>押すとダブルします</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>押すと手番を終えます</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>押すとテイクします</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>前のロールは{faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>次にゾロ目を指定</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>次にもう一度ロール</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>次に{numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下に黒のチェッカー1枚を固定</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下に白のチェッカー1枚を固定</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>値は{value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>相手が所有</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>自分が所有</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} 途中まで使用</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} 使用済み</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1～6</translation>
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
        <translation>ボードから次の操作へ、さらに先へ</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>候補の一覧で: その手を選ぶ</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M、Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>ゾロ目を指定できるゲームで、目を指定</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>そこを0枚にする</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>ボード上</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>そこに1枚追加</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>ポジションの作成</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0～9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+Space、Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>そこをその枚数にする</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>もう一方の色をその枚数にする</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space、Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>数字キーとクリックの色を切り替え</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>手番を入れ替え、ダイスを選択</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>同じ操作をもう一方の側に。チェッカーだけが入れ替わります</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>ゲームの初期配置、空のボード</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>バーへ、トレイへ</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>手を試す、再び配置に戻る</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>キューブを上げる、戻す</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>元に戻す、やり直す</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>ポイント、バー、トレイ、控え、ダイス、キューブを順に移動</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>クリックと同じ操作</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>右クリックと同じ操作: もう一方のダイスを使う</translation>
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
        <translation>ボード</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>ウィンドウの明暗に合わせる</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>青とオレンジ(色覚対応)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>バーガンディの大会用</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>クラシックなフェルト</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>メープル</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>ウォールナットとレザー</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>黄と紫(色覚対応)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生しました。マッチは保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>残り%nマッチです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>約%n分かかります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>他の%nマッチのうち{done}マッチが終わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>トーナメント表</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>エクイティ</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>プレイヤーがバックギャモンで負ける割合(%)</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>プレイヤーがギャモンまたはバックギャモンで負ける割合(%)</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>判断するプレイヤーがゲームに勝つ割合</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>プレイヤーがバックギャモンで勝つ割合(%)</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>プレイヤーがギャモンまたはバックギャモンで勝つ割合(%)</translation>
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
        <translation>最善の選択と比べた損失</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>判断するプレイヤーにとっての価値</translation>
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
        <translation>浅い解析</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>選択された手</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>括弧内: 浅い解析のため比較できません</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>あなたの回答</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>このポジションでの選択肢</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>より深く</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>カード%n枚を{file}として保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>今日のカード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>カード%n枚は最善の答えが変わったため、出題日になりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>エラーから作ったカード%n枚が、今日の回答を待っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>カード%n枚を作りました。練習のページで出題されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>カード%n枚はすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n件の判断は、元のマッチがないと出題できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>新しいカード%n枚が今後の出題を待っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>そのうち%n枚は初めての出題です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>このマッチのエラーのうち%n件は練習する価値があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>ファイルの%n箇所を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n個のポジションを専用のデッキのカードにしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>次は%n日後に出題されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>カード%n枚を作る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>次: {day}、カード%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>%n個のポジションはカードにできませんでした: {places}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>このカードを%n回間違えたため、出題から外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>カード%n枚のうち{right}枚が正解でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>間違い%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>そのファイルには、判断を要するポジションがありません。</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、カードは作られませんでした。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>カードには解析済みの判断が必要です。</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>カードには解析が必要です。「解析」(F7)で解析できます。</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>{day}のカード</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>このマッチには、カードにする価値のあるあなたのエラーはありません。</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>他のプレイヤー</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>ミュート(&amp;U)</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>定型文(&amp;E)</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>メッセージを入力</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>観戦者: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>相手の発言は表示されず、後で読むこともできません。</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>会話の内容</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>あなた</translation>
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
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>新しいゲームを開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>未完了(&amp;U)</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">駒を1つ手放し、ポットの10分の1をポットに払います。</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>駒を1つ手放し、ポットの10分の1をポットに払います。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>ポットを取る確率</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>相手を選び、新しいゲームを開始してください。</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>続ける…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>ダイスのフィンガープリント(SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>友人</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>1つの駒を{both}、もう1つを{low}または{rest}進めます。</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>1つの駒を{both}進めるか、2つの駒を{high}と{low}進めます。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>このロールの手</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>ポット {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>前の手番</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>自分の前の手番に戻ります。ダイスは同じままです</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>各自の賭け点(&amp;T)</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>ダイスの秘密</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>それぞれの手の価値を表示します</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>各プレイヤーの賭け点</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>強い</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>待った(&amp;B)</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>手番{number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>手番{number}/{count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>手番{number}: {white}対{black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>2つの駒を{far}ずつ進めるか、1つの駒を{near}進めます。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完了のゲーム</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>あなた({colour})のロールは{dice}です。</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>{dice}でマス{space}の駒を手放しました。</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>{dice}で{play}と動かしました。</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>ロールは{dice}でしたが、動かせる駒がなく、手番を失いました。</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>あなたがポット{pot}を獲得しました。</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>マス{space}の駒を手放す</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>動かせる駒がないため、手番を失います</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>手番{number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}({colour})のロールは{dice}です。</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name}は{dice}でマス{space}の駒を手放しました。</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name}は{dice}で{play}と動かしました。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}のロールは{dice}です。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}のロールは{dice}でしたが、動かせる駒がなく、手番を失いました。</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name}がポット{pot}を獲得しました。</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: 上がり{count}</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → 上がり</translation>
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
        <translation>ボード</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>別のプログラムがこのゲームを進めました。現在の状態を表示しています。</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>ファイルに書き込めません({detail})。</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file}には読み取れるCoan kiのゲームがありません({detail})。</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ゲームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>この手にする(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Coan kiのルールを読む({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>選んだゲームはもうありません。別のプログラムが終了または削除しました。</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>プレイ中のゲームは保存されています</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>保存できなかったため、この手は実行されませんでした。</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>ファイル内のコメント</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>コメント… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>この判断へのコメント</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n箇所</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>全ページを検索</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>見つかりませんでした。語を減らすか短くしてください。</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>見つかった箇所</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>日時</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>図(SVG)(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>画像(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>ボード付きテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>ポジションの図をコピーしました。</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>ポジションの画像をコピーしました。</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>ポジションをコピーしました: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG図 (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>ポジションの画像を保存</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>ボードと解析付きのテキスト(&amp;A)</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk独自の形式</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}に書き込めませんでした。画像は保存されていません。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>ポジションをGNU Backgammon IDとしてコピーしました。</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>ポジションをXGIDとしてコピーしました。</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>ポジションをbgdesk独自の形式でコピーしました: チェッカーと手番。</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>両者とも同意</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>配置の訂正</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>チェッカーをこの配置にすることに、両プレイヤーとも同意しますか?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>まだ何も変更されていません。</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>ドラッグするかポイントをクリックして、チェッカーを本来の位置に置いてください。手番、ダイス、キューブはそのままです。</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>ゲームはそこから続きます。</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>これで正しい…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>解析%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>このマッチの解析%n件はbgdeskの別のバージョンで作られたため、ここでは読み取れません。データは残っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>チェッカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n件の判断を解析しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n件の判断は解析できませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n件の解析結果も一緒に失われます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>マス{own}に%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%nピップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%nポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>獲得は合計%nポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>注記%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>ロール%n回、うちゾロ目{doubles}回(期待値{expected})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n秒経過</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>試行%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%nポイントマッチ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>解析が完了しました: 判断%n件、うち強制手以外{unforced}件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>他の人は%n手番遅れでマッチを観戦できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>パフォーマンスレーティング: 対象となる判断の平均エラーの500倍。小さいほど良い値です。判断が%n件未満ではあまり当てになりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>このポジションの後にもマッチが続いています(%n手)。残りをどうしますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>残り約%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>残り約%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>残り約%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>オートマチックダブル、1ゲーム%n回まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%nポイントマッチ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>%nゲームのマネーセッション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>%nゲームのうち{judged}ゲームを解析します。{others}には解析がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>%nポイント中{own}ポイント</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>以前のマッチ({id})の%n回分のロール、その後はフェアダイス。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>以前のマッチ({id})の%n回分のロール、その後は入力した実物のダイス。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>以前のマッチ({id})の%n回分のロール、その後は数{seed}からの再現可能なダイス。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>{name}のPR · 対象の判断%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>あなたのPR · 対象の判断%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>対象の判断%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>バックギャモンで投了: %nポイント負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>2倍負けで投了: %nポイント負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>ギャモンで投了: %nポイント負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>4倍負けで投了: %nポイント負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>チェッカー%n枚分で投了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>投了: %nポイント負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>あなたはチェッカー%n枚分での投了を申し出ました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>あなたのバックギャモン勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>あなたの2倍勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>あなたのギャモン勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>あなたの4倍勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>あなたのシングル勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>あなたのチェッカー%n枚分の勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name}がチェッカー%n枚分での投了を申し出ました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}のバックギャモン勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}の2倍勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}のギャモン勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}の4倍勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}のシングル勝ちです: %nポイント。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name}のチェッカー%n枚分の勝ちです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%nゲームをプレイし、すべてのポイントを数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>1ゲームにつき%n回までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>1つのポイントに置ける自分のチェッカーは%n枚までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>各プレイヤーのチェッカーは%n枚です。相手より先に全部をインナーに集めてベアオフしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>各プレイヤーは{point}ポイントに%n枚のチェッカーを置いて始めます({pips}ピップ)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>各プレイヤーの最初のチェッカー: {points}(%nピップ)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>手番ごとに%n秒のディレイがあり、その後に持ち時間{reserve}が減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>最初はボードが空で、すべてのチェッカーは横の控えにあります(各プレイヤー%nピップ)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>先に%nポイントに達したプレイヤーがマッチに勝ちます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>対象%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>ロール%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>%n件中{wrong}件が誤り</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>フォルダーを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>プログラムのどこで起きたかが書かれています。ホームフォルダー、開いたファイルの名前、ダイスの秘密は含まれませんが、エラーの文言に名前が入ることがあります。人に渡す前に読んでください。</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>レポート</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>レポートをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>問題が起きたときに記録されたもので、原因を調べるのに役立ちます。どこにも送信されません。コピーして助けてくれる人に渡すことも、削除することもできます。</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>発生した問題</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>bgdeskの部品が足りません: {part}。bgdeskをインストールし直してください。マッチは保存されています。</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>フォルダーを表示するプログラムがありません。レポートは{folder}にあります。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>前回、bgdeskの内部で問題が発生しました。プレイした内容は保存されています。レポートを確認してください。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>bgdeskの内部で問題が発生しました。マッチは保存されています。詳細はログにあります。</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>前回、bgdeskが予期せず終了しました。プレイした内容は保存されています。レポートを確認してください。</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>ノーリダブル</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>オッター</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>ラクーン</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>リダブル</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>リダブル、パス</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>リダブル、テイク</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>ダブルにはトゥーグッド</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>リダブルにはトゥーグッド</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>ダブリングキューブ</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>ボードと同じに</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>手番のアウェイ</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>相手のアウェイ</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>センター</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>キューブの効率</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>負けのうちのギャモン</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>勝ちのうちのギャモン</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>マネーゲーム</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>相手のもの</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>手番のもの</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>キューブの所有者</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>残りポイント</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>勝率とエクイティ</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>勝率とエクイティの関係。数値は表にあります</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>キューブの各ポイント</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>エンジンが評価しています…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>テイクポイントの内訳</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>ボード上の判断</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>見る</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>見る: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>マッチの検索中にbgdeskの内部で問題が発生しました。マッチはそのまま残っています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>この名前のデッキはすでにあります。</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>答えが分からない名前にしてください。回答の前に表示されます。</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>デッキの名前</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>別のファイルからカードを作成中です。終わってから{file}を選び直してください。</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Anki用にカードを書き出し</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>ポジションをカードとして読み込み</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anki用ノート (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>デッキの削除</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>このデッキを、カードとその回答もすべて含めて削除しますか?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>カードは保存されませんでした: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>エンジンが評価中: ポジション{number}/{total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>これに基づく後の結果%n件も取り消されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>この判断をより深く解析します (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>この判断をより深く解析します: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>ここでは1つの選択が明らかに最善で、より深い解析は不要でした。</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>両者のダイス: どのロールも両プレイヤーの秘密から導かれます。</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>サーバー{server}のダイス。誰も検証できません。</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>フェアダイス。</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>ダイスのフィンガープリント(SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>ロール{roll}はオープニングロールですが、両者のダイスが入れ替わっています。</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>フィンガープリントが最初のロールより前に表示されたかどうかは記録されていません。</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>プレイヤーの言葉はロールに使われていません。</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>実物のダイス(入力)。</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>数{seed}からの再現可能なダイス。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>ロール{roll}は記録では{recorded}です: 目は正しいものの順序が違います。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>ロール{roll}は記録では{recorded}ですが、正しくは{expected}です。</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>ロール{due}の位置にロール{roll}があります: ロールが抜けているか、二重に使われています。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>検証したロール: {count}。すべてマッチ前に決められた両者の秘密どおりです。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>検証したロール: {count}。すべて数{seed}どおりです。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>検証したロール: {count}。すべてSHA-256が{hash}の秘密どおりです。</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>マッチ{id}から取ったロール(そちらで検証できます): {count}。</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>誤っているロール: {count}。</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>フィンガープリント64桁の先頭{count}桁は、控えたものと一致します。</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>フィンガープリントは控えたものと一致します。</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>このマッチのフィンガープリントは控えたものではなく、{hash}です。</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>フィンガープリントは最初のロールより前に表示されました。</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>すべてのロールに使われるマッチのIDが、ダイスのフィンガープリントと合いません。</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>このダイスの秘密は、記録にあるフィンガープリントと合いません。</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>このダイスの秘密はマッチが終わると公開されます。検証はその後にしてください。</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>ロール{roll}の秘密は、両プレイヤーがマッチ前に決めたものではありません。これ以降は何も検証できません。</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>フィンガープリント(SHA-256)は{hash}、マッチは{id}です。</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>ボード上にマッチがないため、検証するダイスがありません。</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>これはサーバーのダイスで、誰も検証できません。</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>このダイスには照合するフィンガープリントがありません。</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>このダイスは以前のマッチから取られました。そちらで検証できます。</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>このダイスは入力されたもので、検証するものがありません。</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>どのロールにもこの言葉が使われました: 「{words}」。</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>秘密のフィンガープリント: 白は{white}、黒は{black}。</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>以前のマッチのダイス</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>実物のダイス(入力)</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>数{seed}からの再現可能なダイス</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n回分のロールがこの順で再び出ます。なくなったらダイスの目を入力します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>マッチを選択</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>マッチ、または保存したマッチの記録(.json)を選んでください。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前のマッチのダイス</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>以前のマッチ(&amp;M)</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>同じダイスを使う以前のマッチ</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>bgdeskのマッチの記録 (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>数(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>そのマッチではロールがありませんでした。</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name}はbgdeskのマッチの記録(.json)ではありません。</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>やや珍しい: 正しいダイスがこれほど偏るのは1000回の標本のうち{share}回です。</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>カイ二乗 {statistic}、自由度 {freedom}、p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>目の回数</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>まだ振られていません。</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>珍しくありません: 正しいダイスでも100回の標本のうち{share}回はこれ以上偏ります。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>ロールの回数</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>判断するにはロールが少なすぎます。</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>非常に珍しい: 正しいダイスがこれほど偏るのは1000回の標本のうち1回未満です。</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>全マッチ</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>このマッチ</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>勝ちにする</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>{opponent}とのマッチを、プレイせずにあなたの勝ちにしますか?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>{opponent}とのマッチを、プレイせずに{name}の勝ちにしますか?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>このマッチをあなたの勝ちにする…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>このマッチを{name}の勝ちにする…</translation>
    </message>
    <message>
        <source>Give this match to you, without playing it?</source>
        <translation type="vanished">プレイせずに、このマッチをあなたの勝ちにしますか?</translation>
    </message>
    <message>
        <source>Give this match to {name}, without playing it?</source>
        <extracomment>{name} is a player</extracomment>
        <translation type="vanished">プレイせずに、このマッチを{name}の勝ちにしますか?</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>別のダイスでやり直します。プレイした内容は「マッチ一覧」に残ります。</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>終わっていないマッチは負けになります。</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>今ここで変更できることはありません。</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>このマッチを最初からやり直しますか?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>このマッチを最初からやり直す…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>遅れて参加するプレイヤー…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>{first}と{second}のマッチの結果を取り消しますか?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>外す</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>結果を取り消す…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>自分をトーナメントから外しますか?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>自分をトーナメントから外す…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name}をトーナメントから外しますか?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>{name}をトーナメントから外す…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>ディレクターの操作</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>プレイした内容はごみ箱に入ります。</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>プレイした内容はごみ箱に入り、ダイスは別の目になります。</translation>
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
        <translation>この回答を確定します(Enter。ロールの表からはCtrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>次へ進みます(Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>ボード上で手を動かし、ダイスをクリックするかEnterを押してください。</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>お待ちください。問題とその準備を計算しています…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>直前の操作を元に戻します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>これまでのカード</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>ここから続けてプレイ…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>カードでの練習</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>外す</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>直前の回答を取り消す</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>マッチでの選択</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>現在このコンピューターではエンジンを実行できません。</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>エンジンが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>エンジンが起動しませんでした。</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>エンジンに問題が発生しました。詳細はログにあります。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>エンジンが予期せず停止しました。</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>一目での評価、先読みなし</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>厳密</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>このゲームの厳密解</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>簡易プレイヤー</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>ロールアウト</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>このゲーム用の小型ネットワーク</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>参加者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>コンピューターを追加(&amp;C)</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>友人を追加(&amp;F)</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>任意のスタイル</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>この参加者を1つ下げます (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>この参加者を1つ上げます (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>クラブの顔ぶれで埋める(&amp;L)</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>このコンピューターで遊ぶ友人の名前</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>コンピューターの人数</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>シード</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>コンピューターのスタイル</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>コンタクト</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>オープニング</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>ゲームと、その中での手数</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>影響の大きさ: マッチ勝率、または各ゲームが独立の場合はポイント</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>判断で失ったエクイティ</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>全ゲーム</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>判断の種類</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>最小の損失</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>ムーブとキューブ</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>まだ見ていないもの</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>対象プレイヤー</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>両者</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>エラー {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>フラグ付きの該当する判断はありません。Fでボード上の判断にフラグを付けます。</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>該当するエラーはありません。</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>マッチについて:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>解説者:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>日付:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>イベントとプレイヤー</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>イベント:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>ファイルの記載:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>場所:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>{name}の実名:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>ラウンド:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>会場:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>記録者:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>あなたの実名:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>オートマチックダブル: キューブは{value}。</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>両者とも{die}: オートマチックダブル、キューブは{value}。振り直します。</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>両者とも{die}: 振り直します。</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>手が取り消されました。</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>ボードは手動で配置されました。</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>ゲームは引き分けです。</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>ゲームは合意により終わりました。</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>スコアは白{white}、黒{black}です。</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>配置が訂正されました。</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>あなたは投了を受け入れました。</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>あなたは{value}にビーバーしました。</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{dice}: あなたは使えませんでした。</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>あなたは{value}にダブルしました。</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>あなたはチェッカーを動かしませんでした(違反)。</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>あなたは{double}を指定しました。</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">あなたは{face}-{face}を指定しました。</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>あなたはバックギャモンでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>あなたは2倍負けでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>あなたはギャモンでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>あなたは4倍負けでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>あなたはシングルでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{dice}: あなたは{play}と動かしました。</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>あなたは{play}と動かしました(違反)。</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>あなたは時間切れになりました。</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>あなたはさらに{value}にリダブルしました。</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>あなたは投了を拒否しました。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>あなたは投了しました。</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>あなたのロールは{dice}、動けませんでした。</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>あなたのロールは{dice}、{play}と動かしました。</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>あなたのロールは{dice}です。</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>あなたは{value}でテイクしました。</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">あなたはキューブを{value}にしました({animal})。</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>あなたはキューブを{value}にしました。ラクーンです。</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>あなたはキューブを{value}にしました。オッターです。</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>あなたが{own}対{other}でマッチに勝ちました。</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>あなたがオープニングロールに勝ちました。{dice}のまま始めるか、2個とも振り直すかを選べます。</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>あなたがオープニングロールに勝ちました。{dice}で始めます。</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>あなたがオープニングロール{dice}に勝ちました。2個とも振って始めます。</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>あなたが{own}対{other}でセッションに勝ちました。</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>動けず</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>オッター</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>ラクーン</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>リダブル</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: あなたは使えませんでした。</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: あなたは{play}と動かしました。</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name}は使えませんでした。</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name}が{play}と動かしました。</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}。{white} {white_score}、{black} {black_score}。</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name}が投了を受け入れました。</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}が{value}にビーバーしました。</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{dice}: {name}は使えませんでした。</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name}が{value}にダブルしました。</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name}はチェッカーを動かしませんでした(違反)。</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name}が{double}を指定しました。</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name}が{face}-{face}を指定しました。</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name}がバックギャモンでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name}が2倍負けでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name}がギャモンでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name}が4倍負けでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name}がシングルでの投了を申し出ました。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name}がパスしました。</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{dice}: {name}が{play}と動かしました。</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name}が{play}と動かしました(違反)。</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name}が時間切れになりました。</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}がさらに{value}にリダブルしました。</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name}が投了を拒否しました。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name}が投了しました。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}のロールは{dice}、動けませんでした。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name}のロールは{dice}、{play}と動かしました。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}のロールは{dice}です。</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name}が{value}でテイクしました。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name}がキューブを{value}にしました({animal})。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}がキューブを{value}にしました。ラクーンです。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}がキューブを{value}にしました。オッターです。</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name}が{own}対{other}でマッチに勝ちました。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}がオープニングロールに勝ちました。{dice}のまま始めるか、2個とも振り直すかを選べます。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}がオープニングロールに勝ちました。{dice}で始めます。</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}がオープニングロール{dice}に勝ちました。2個とも振って始めます。</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name}が{own}対{other}でセッションに勝ちました。</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>次へ(&amp;G)</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>一人がテーブルを開き、メール、メッセンジャー、紙などで招待をもう一人に送ります。招待を持つ人だけが席に着けます。</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>別のコンピューターの相手と対戦</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>詳しく読む(&amp;E)</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>ダイスは両方のコンピューターから作られます。どちらのプレイヤーも、その間にいる誰も、ロールを知ることや選ぶことはできません。後で誰でも確認できます。</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>bgdeskを持つ2人が、アカウントなしで直接プレイします。他の誰にも何も送信されません。中継サーバーを選んだ場合、中継サーバーは自分には読めない内容を受け渡すだけです。何がプレイされているかを知るのは、サーバーに入った場合のそのサーバーだけです。</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other. There is no server between them, no account, and nobody else to whom anything is sent.</source>
        <translation type="vanished">bgdeskを使う2人が直接対戦します。間にサーバーはなく、アカウントも不要で、他の誰かに何かが送られることもありません。</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>送られるもの: ここで決める名前、手とロール、かかった時間、発言。2台のコンピューターの間では常にそうですが、相手のコンピューターにはあなたのネットワークアドレスが見えます。すべて暗号化されます。</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>テーブルを開いていない間、bgdeskは通信を待ち受けません。両者が望む限り、マッチはいつでも中断し、再開できます。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>.matファイルにはこのマッチのハウスルールの名前を書けません。</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.matファイルには、どちらのプレイヤーがプログラムかは記録されません。</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>種類{kind}のファイルに{game}のマッチは保存できません。.jsonなら保存できます。</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>解析またはコメントの一部を.ogxmファイルに書き込めませんでした。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>手番の途中で手動配置されたポジションは、.matファイルには一部しか入りません。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>手番の途中で手動配置されたポジションは、.ogxmファイルには一部しか入りません。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>手番の途中で手動配置されたポジションは、.sgfファイルには一部しか入りません。</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>まだ動かしていないロールや、返答のないダブルは.matファイルに入りません。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>訂正された配置は、.matファイルでは手動で配置されたポジションになります。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>訂正された配置は、.ogxmファイルでは手動で配置されたポジションになります。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>訂正された配置は、.sgfファイルでは手動で配置されたポジションになります。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>このマッチは.ogxmファイルに保存できません: {detail}。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxmファイルではオートマチックダブルの上限を設定できず、無制限になります。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>.ogxmファイルにはこのマッチのハウスルールの名前を書けません。</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxmファイルはこのゲームに対応しておらず、バックギャモンと記録されます。</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxmファイルには、どちらのプレイヤーがプログラムかは記録されません。</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxmファイルはビーバーとラクーンには対応しますが、それ以上のレイズには対応しないため、キューブの値が低くなります。</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>.sgfファイルにはこのマッチのハウスルールの名前を書けません。</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgfファイルには、どちらのプレイヤーがプログラムかは記録されません。</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgfファイルに入る解析は1つだけです。</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>.matファイルに解析は入りません。</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>オートマチックダブルは.matファイルに入らないため、ポイントとキューブの値が誤って見えます。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>クロックと考慮時間は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>クロックと考慮時間は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>クロックと考慮時間は.sgfファイルに入りません。</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>個々の手へのコメントは.matファイルに入りません。</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammonはこのゲームに対応していません。</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>ダイスの作られ方は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>ダイスの作られ方は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>ダイスの作られ方は.sgfファイルに入りません。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>時間切れ負けと早い投了は、.ogxmファイルでは合意したポイントとして記録されます。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>時間切れ負けと早い投了は、.sgfファイルでは合意したポイントとして記録されます。</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>形式「{name}」には書き出せません。使える形式: {known}。</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>{file}の拡張子「{suffix}」に当たる形式はありません。使える拡張子: {known}。</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>他の変化は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>他の変化は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>拒否された投了は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>拒否された、または返答のない投了は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>拒否された、または返答のない投了は.sgfファイルに入りません。</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>最初のゲームの後に設定されたスコアは.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>一部の解析は.sgfファイルに保存できません。</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>他の変化の一部は.sgfファイルに保存できません。</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>オートマチックダブルの取り決めは.matファイルに入りません。</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>マッチは投了または時間切れで終わりました。.matファイルでは最後のゲームが未完了になります。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>取り決めたゲーム数は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>取り決めたゲーム数は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>まだ動かしていないロールや、レイズへの返答は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>同じ目になったオープニングロールは.matファイルに入りません。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>同じ目になったオープニングロールは.ogxmファイルに入らず、それで上がったキューブだけが入ります。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>同じ目になったオープニングロールは.sgfファイルに入らず、それで上がったキューブだけが入ります。</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>待ったで取り消した手は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>待ったで取り消した手は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>待ったで取り消した手は.sgfファイルに入りません。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>ヒントを使った記録は.matファイルに入りません。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>ヒントを使った記録は.ogxmファイルに入りません。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>ヒントを使った記録は.sgfファイルに入りません。</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>コンピューター同士のマッチをプレイできませんでした。トーナメントは保存されています。詳細はログにあります。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生しました。トーナメントは保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>対象の判断%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%nマッチ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>連続%n件の判断で最良: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>直近%n件の判断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>チューターは%n件の判断で指摘しました。そこでは最初の選択を数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>%nマッチ未満では、この値の誤差がどの程度か分かりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>30日後もまだ覚えているはずのカード100枚</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>有効ピップカウント50問連続、平均誤差1ピップ未満</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>行をダブルクリックすると、その判断が開きます。</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>対象の判断が30件になると線が表示されます。</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Coan kiを除く全ゲームで、マッチを1つ完了</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>エースポイントゲーム</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>人間相手</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>コンピューター相手</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>リード</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>15通りのオープニングロールすべてに正解、1週間以上空けて2回</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>これらの判断のうち損失の大きいものを今すぐカードで出題します</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>アタック</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="vanished">アタック</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>ビハインド</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">連続{number}件の判断で最良: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>{opponent}より強い: 結果からほぼ確実</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>両者1アウェイ</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>マッチで失った勝率</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>コンタクト</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>クロフォードゲーム</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>キューブエラー</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>ダブルかノーダブルか</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>早すぎるダブル</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>ドリル</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>失ったエクイティ</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>減衰平均</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>いつもより速い</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>成績は、マッチを解析すると表示されます。マッチをプレイするか開いてF7を押すか、マッチ一覧でまとめて解析してください。</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>エラーのない最初のゲーム</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>最初に解析したマッチ</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>ダイスを秘密から1ロールずつ検証した最初のマッチ</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>ゲームプラン</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>手の半分は普段より短い時間で決めています。その損失のほうが大きいでしょうか?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">ホールディング</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>ホールディングゲーム</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>ファイルで別の名前を使っている場合は「同一人物の設定…」で指定してください。</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>10回中9回は、実力がこの誤差の範囲に入ります。1つのマッチの判断は互いに似るため、マッチ単位で計算しています。</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">直近{number}件の判断</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>同点</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>小さいほど良い値です。各行は、そこで終わるマッチのものです。</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>完了したマッチ</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>失ったマッチ数</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>ダイスのおかげで、内容に見合う以上に勝ったマッチ: {number}。</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>内容に見合うのに、ダイスのせいで勝てなかったマッチ: {number}。</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>運が分かるマッチ</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>ダブル逃し</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>マネーセッション</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>明確なプランなし</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>対象の判断なし</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>ここには対象の判断がありません。</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>キューブのエラーはまだありません。</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>条件に合うマッチがありません。期間を長くしてください。</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>ポイントマッチはまだ1つも終わっていません。</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>まだ目立つものはありません。解析済みのマッチがもっと必要です。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>オープニング</translation>
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
        <translation>ペース</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Playing a back game</source>
        <translation type="vanished">バックゲームで戦う</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">エースポイントゲームで戦う</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>失ったポイント</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>ポストクロフォード</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">プライミング</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>プライミングゲーム</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>レース</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">レース</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>内容から見た相手とのレーティング差</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>達成日</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>ランニングゲーム</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">逃げ切り</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>エラーの割合</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>他のプレイヤーより多く損をしている状況を、損失の大きい順に並べています。ほとんど誰も見つけられない手の比重は小さくなります。</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>いつもより遅い</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>テイクかパスか</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">ダイスのせいで、内容に見合う勝ちより{number}マッチ分少なくなりました。</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>ダイスによる損得は、言うほどのものではありません。</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">ダイスのおかげで、内容に見合う勝ちより{number}マッチ分多く勝ちました。</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>エラーの大きさよりも、その傾向のほうが参考になります。</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>過去1か月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>過去3か月</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>過去1年</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>時間が分かるのは、ここでプレイしたマッチだけです。</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>取り戻せる分</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>ダブルにはトゥーグッド</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>時点(日)</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">時点</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>運が五分なら</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">マッチが{number}未満では、誤差の大きさが分かりません。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>勝ち越し数</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>そのうちの勝ち</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>そのうち運が五分での勝ち</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>ダイスによる勝ち負け</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>運が五分での勝ち</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>誤ったパス</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>誤ったテイク</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>最善手がベアオフ</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>最善手がヒット</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>最善手が静かな手</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>最善手がポイント作り</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>最善手がアンカー作り</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>最善手がランニング</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half}マッチ</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half}ポイント</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>成績の計算中にbgdeskの内部で問題が発生しました。マッチはそのまま残っています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>同一人物の設定(&amp;W)…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>ダイスと内容</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>区分</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>キューブのエラー</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>速い判断と遅い判断</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>成績の推移</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>マイルストーン</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>マッチを読み込み中: {done}/{total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>学ぶべきこと</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>エラーの所在</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>成績の書き出し</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>表計算用の表 (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>成績を{file}として保存しました。</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>成績は保存されませんでした: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>さらに%n個のファイルが開かれませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%nマッチをライブラリに追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>マッチまたはポジションを開く</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>マッチを読み込み中: {done}/{total}ファイル</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>マッチを読み込み中…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>そのフォルダーにはファイルがありません。</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>クリップボードにあるのは画像で、読み取れません。ポジションをテキストとしてコピーしてください。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>入力したテキスト</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>すべての判断</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>すべての局面</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>すべてのプラン</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>解析者</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>ゲームプラン</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>判断の種類</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>対象者</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1以上</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2以上</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>すべての判断</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>すべての段階</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>最善</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>ブランダー、{cost}以上</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>コンタクト</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>大きな損失、{cost}以上</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>クロフォード</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation type="vanished">ダイスは6-1、複数なら6-1, 5-5のように書きます。</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>ダイスは{roll}、複数なら{rolls}のように書きます。</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">ダブル</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>キューブのダブル</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>疑問手、{cost}以上</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>エラー、{cost}以上</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>解析済みのすべての判断</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>すべてのポジション</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>マッチ負け</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>マッチ勝ち</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation type="vanished">ダブルせず</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>オープニング</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>ピップ差</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>ピップ数: {own}対{theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>類似ポジション</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>過去1か月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>過去3か月</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>過去1週間</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>過去1年</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>同じポジション</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>ポジションとして読めません。XGID、GNU Backgammon ID、またはbgdesk独自の形式を使ってください。</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>動けず</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>無制限</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>{own}アウェイ、{theirs}アウェイ</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>{points}アウェイ</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>見る(&amp;L)</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>判断の検索</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>これらをカードにする(&amp;C)</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>マッチを読み込み中: {done}/{total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>マッチを表示(&amp;M)</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>マッチを読み込んでいます。見つかったものはここに表示されます。</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>この中の判断のみ(&amp;O):</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>すべてクリア(&amp;L)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>ボードから(&amp;B)</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>最高PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>近さ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>最低PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>名前、イベント、タグ、ファイル</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>相手のバー</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>相手のピップ数</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>相手のスコア</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>自分のバー</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>自分のピップ数</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>自分のスコア</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>相手のピップ数</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>プレイヤーのピップ数</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">ポイント</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>ボードのポイント</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>対象プレイヤー</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGIDまたはポジションID</translation>
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
        <translation>フラグを付けました。Shift+Fで次のフラグへ、Fでこのフラグを外します。</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>最初のフラグに戻りました。</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>このマッチにはフラグ付きの判断がありません。Fでボード上の判断にフラグを付けます。</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>フラグを外しました。</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>ここにはフラグを付けられる判断がありません。</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>フラグ付き</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>今後の予定</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>敗退までの負け数(&amp;O)</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>1回目の決勝と同じ</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>1回戦と同じ</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>必要な数</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>コンソレーション(&amp;O)</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>ダブルイリミネーション</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>決勝より前に負けた人</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>最初のマッチで負けた人</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>形式(&amp;T)</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>各組の進出人数</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>組の数</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>グループ予選と決勝トーナメント</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>敗退なし</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>3位決定戦を行う(&amp;I)</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>ラウンドごとのポイント(&amp;B)</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>負けた後のポイント</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">ラウンドごとのマッチのポイント(例: 7-7-7-9)</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>ラウンドごとのマッチのポイント(例: {example})</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>2回目の決勝のポイント</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>無敗の人が1回目の決勝で負けたら2回目の決勝を行う(&amp;Y)</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">無敗の人が1回目の決勝で負けたら2回目の決勝を行う(&amp;Y)</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>シングルイリミネーション</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>スイス式</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>マッチのエラー%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>フォーラム用にコピー</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>図(SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>画像(PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>ボード上の判断</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>コピーするもの</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>コピーされる内容</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n件の判断</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>解析済みのマッチがまだありません。「マッチ一覧…」で解析するか、エラーではなく「すべてのポジション」で検索してください。</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>条件をいくつか外してください。</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>%n件の判断の中に、該当するものはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>ライブラリは空です。マッチを開く(Ctrl+O)かプレイすると、その判断がここで見つかります。</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>%nマッチ中</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms</source>
        <extracomment>How long a search took, in milliseconds; {number} is whole</extracomment>
        <translation>{number}ミリ秒</translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Add all %n match(es)</source>
        <extracomment>Button: put all matches of a file into the library</extracomment>
        <translation>
            <numerusform>全%nマッチを追加(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>すべてライブラリに追加し、後で開けるようにします</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>マッチを開く</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>別の友人…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>2人がこのボードで交互にプレイします。</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>友人と対戦…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>{friend}と対戦</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>1台のコンピューターで2人対戦</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>ポジションを作る</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>ポジションのテキスト</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGIDまたは他の形式のポジション</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>ゲームごとにオープニングロール</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>ラウンドのゲーム{number}</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>ゲームを自分で選ぶ…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>専用のウィンドウで</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>これ以上なし</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>そうでなければ、ゲームの勝者が次のゲームを始めます。</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>{game}の初期配置</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>ゾロ目がより大きいゾロ目をすべて伴う、ブロックのゲームです。</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>インナーで自分のチェッカーが固定されていてもベアオフできます。</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>ゾロ目がダイスの裏側のゾロ目を伴うエーシーデューシーです。</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>全チェッカーが入るまで中央を越えられないエーシーデューシーです。</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>2-1だけがもう一度振れるエーシーデューシーです。</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">2-1だけがもう一度振れるエーシーデューシーです。</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>15枚のチェッカーすべてが24ポイントから始まります。</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>バックギャモンとその配置</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>バルカン・ローテーション</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>固定中のベアオフ</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>両者がボードの同じ側で入り、動き、インナーに集めます。</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>両者が同じ向きに回り、チェッカー1枚だけでもポイントをブロックします。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>空のボードにチェッカーを入れていきます。ゾロ目と2-1でもう一度振れます。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">空のボードにチェッカーを入れていきます。ゾロ目と2-1でもう一度振れます。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>空のボードにチェッカーを入れていきます。自分のチェッカーが1枚インナーに入るまでヒットできません。</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>後方のチェッカーが2枚ではなく4枚。より長く、よりポジショナルです。</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>空のボードから</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>ギリシャのバックギャモン。キューブも3倍勝ちもなく、勝者が次のゲームを始めます。</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>チェッカーが1枚ずつのハイパーギャモンです。</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>チェッカーが2枚ずつのハイパーギャモンです。</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>{games}の場合</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>全部入る前の移動</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>全部入るまで追加の目なし</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>1つのポイントに置けるチェッカーは5枚までです。</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>マザーのルールなし</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>両者のスタート側で6連続ポイント禁止</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>使えない目は失われます</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>スタートからは1手番に1枚、6連続には前方に相手のチェッカーが必要</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>スタートを離れるのは1手番に1枚、プレイヤーの最初のロールが6-6、4-4、3-3なら2枚です。6連続ポイントには前方に相手のチェッカーが必要です。どちらもナルデのルールです。</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>スタートに残った最後のチェッカーを固定しても勝ちにはなりません。</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>複数のゲームを順番に</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>1枚のチェッカーはヒットされず、その場で固定されます。</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>シングル、2倍、3倍のゲーム</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>タヴラ、タパ、ムルテジム</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>タヴリ</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>タヴリ: キューブなし、固定、ブロック</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>プラコトに似たブルガリアの固定のゲームです。</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>フェウガに似たトルコのブロックのゲームです。</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>ダブリングキューブを使う標準のゲームです。</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>チェッカーは3枚ずつ。短く激しいゲームです。</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>トルコのバックギャモン。ポルテスと同じですが、インナーでヒットしたチェッカーはその場にとどまります。</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>それまではゾロ目を4回使い、もう一度振ることはありません。</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>通常は、全チェッカーが入るまで他のチェッカーを動かせません。</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>通常は、敗者に残ったチェッカー1枚につき1ポイントになります。</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>通常は、自分のスタート側だけを埋めてはいけません。</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>通常は、相手がその目を使います。</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>このゲームは通常、キューブなしでプレイします。</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>ダブリングキューブを使う</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}を順番に。毎回オープニングロールで始めます。</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}を順番に。勝者が次のゲームを始めます。</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>ゲームをクリックすると、ルールを読んでプレイできます。</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>ゲームとルール</translation>
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
        <translation>フェアダイス</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>成績の推移</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>理由の信頼度</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>マッチの検討</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>パフォーマンスレーティング(PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>カードでの練習</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>ネットワークのテーブル</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>チューター</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>このページはまだ翻訳されていません。</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>トレーナー</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>{game}をプレイ…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>本文</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(括弧内): 浅い解析のため比較できません</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>ダブルクリックまたはEnter: 指定</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>ダブルクリックまたはEnter: ボードに反映</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>ダブルクリックまたはEnter: 2個とも振り直す</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>ヒントはマッチのプレイ中に出せます。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}で動かす: 振り直しと同じかそれ以上の価値があります。</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>振り直す</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>2個とも振り直す: {numbers}のどの手よりも価値があります。</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>ダブルせずに振る</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>ヒントを表示</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}のここまでの最善手。残りの手順が先頭です:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">受ける</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>指定すべきゾロ目</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>{numbers}の最善手は{play}です。</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}の最善手</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>最善の続け方:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>ヒントはありません: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>ここで判断することはありません。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>これは{cost}の損です: {numbers}の最善手は{play}です。</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>これが{numbers}の最善手です。</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>ヒントや勝率を表示すると、このマッチは練習扱いになり、レーティングは変わりません。</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>損失{cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>2倍勝ち{chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>エクイティ{equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>ギャモン{chance}</translation>
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
        <translation>最善の選択肢</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>このゲームの勝率</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>このヒントを待たずに続けます (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>毎手の後に勝率を表示</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>エンジンが考えています</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、マッチの一覧を表示できません。マッチは保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>コメントの位置を特定できませんでした({quote})。</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>解析の一部を読み取れませんでした({quote})。</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>アーカイブの一部が壊れています。残りは読み込みました。</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>ファイルの一部が壊れています({quote})。残りは読み込みました。</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>ファイルに名前のないプレイヤーがいます。</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>設定されたポジションの前の手番が抜けています。</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>「{quote}」の前の手番が抜けています。</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>別の変化を省きました({quote})。</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>このポジションではゲームが終わっています。</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>読み取れません。</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>名前またはパスが長すぎます。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>一度に読めるのは{quote}ファイルまでです。</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>不審</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>ファイルの最初のマッチだけを読み込みました。省いたマッチ: {quote}。</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>{remarks}ありで読み込みました。</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>注記なしで読み込みました。</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>ダブルへの返答が抜けています。テイクとして読み込みました。</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>キューブは{quote}で、これ以上は上げられません。以降のレイズは省きました。</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>ファイルにマッチの長さの記載がありません。{quote}ポイントと仮定しました。</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>ファイルにゲームの種類の記載がありません。次のゲームとして読み込みました: {game}。</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">ファイルにゲームの種類の記載がありません。{game}として読み込みました。</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>ファイルが途中で終わっています。ある分だけ読み込みました。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>ファイルが長すぎるか誤りが多すぎるため、最後まで読み込みませんでした。途中で切れたゲームと省いたゲーム: {quote}。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>ファイルが長すぎるため、最後まで読みませんでした。以降は省きました。</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>ゲームがゾロ目{quote}で始まっています。そのまま残しました。</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>ゲームに結果がありません。</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>ゲーム「{quote}」は不明です。バックギャモンとして読み込みました。</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>ヘッダーではプレイヤーの順序が逆です。列の順に従いました。</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>ロール{quote}の唯一の合法手を補いました。</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>ロール{quote}の手が抜けています。</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>手「{quote}」はこのボードでは実行できません。ボードはそのままにしました。</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>手「{quote}」は合法ではありません。記載のまま残しました。</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>ポジションに一方のプレイヤーのチェッカーがありません。省きました。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>ファイルの結果({quote})がゲームと合いません。ボードを優先しました。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>ファイルの結果({quote})はゲームの内容から導けません。そのまま残しました。</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>ファイルのスコア({quote})はそれまでのゲームから導けません。そのまま残しました。</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>テキストがUTF-8ではありません。{quote}として読み込みました。</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>このファイルにはゲームがありません。</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>このテキストにはポジションIDがありません。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このBGBlitzのマッチは{quote} MBを超えています。</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>このBGBlitzのマッチにはゲームがありません。</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>このBGBlitzのマッチは壊れています({quote})。</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>このGammonViewの解析は壊れています({quote})。</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>このOGXMのマッチにはゲームがありません。</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>このOGXMのマッチは壊れています({quote})。</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このOGXMのマッチは{quote} kBを超えています。</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>このSGFファイルにはバックギャモンのゲームがありません。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>このSGFファイルはバックギャモン以外のゲームです(GM[{quote}])。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>このSGFファイルはバックギャモン以外のゲームです。</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>このeXtreme Gammonファイルにはゲームがありません。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>このファイルは空です。</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このファイルは{quote} MBを超えています。</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>JSONですが、既知のマッチではありません。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>PDF文書で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>PostScript文書で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>データベースで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>動画または画像で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>動画で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Coan kiのゲームです。Coan kiのウィンドウでしかプレイできず、他の形式では保存できません。</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>画像で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>テキスト形式のポジションですが、IDがないため読み取れません。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>テキスト形式のポジションですが、読み取れません: {quote}。</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>プログラムで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>音声ファイルで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>テキスト文書(RTF)で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>マッチもポジションも含まないテキストです。</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Webページで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Office文書で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>XMLファイルで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>アーカイブです。先に展開してください。</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>マッチを含まない電子メールです。</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>読み取れないeXtreme Gammonファイルで、マッチではありません。</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>古いOffice文書で、マッチではありません。</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>ゲームのポジションではありません。ゲームは終わっています。</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>BGBlitzのマッチではありません。</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>正しいポジションではありません: {quote}。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>テキストファイルではなく、既知のマッチでもありません。</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>テキストファイルではありません。</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>OGXMのマッチではありません。</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>eXtreme Gammonファイルではありません。</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>SGFのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>GamesGridのマッチのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>JavaFIBSのマッチのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Snowieのポジションのようですが、項目が足りません。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Snowieのポジションのようですが、問題があります: {quote}。</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>TrueMoneyGamesのマッチのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>マッチファイルのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>eXtreme Gammonファイルのようですが、プレイヤーの記載がありません。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>eXtreme Gammonファイルのようですが、ゲームがありません。</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>このマッチの記録は壊れているか、別のプログラムのものです: {quote}。</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>このマッチの記録は壊れています。UTF-8ではありません。</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このマッチの記録は{quote}文字を超えています。</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このテキストファイルは{quote}行を超えています。</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>このテキストファイルは{quote} MBを超えています。</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>このテキストにはバックギャモンのマッチがありません。</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>投了に関するファイルの記載を読み取れませんでした。</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>読み取る権限がありません。</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>{number}行目</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file}は開かれませんでした。</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」に対応する問いかけがありません。省きました。</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>「{quote}」は2個のダイスの目ではありません。手番を省きました。</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」を解釈できません。</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>「{quote}」を解釈できず、省きました。</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」: ここではキューブを上げられませんが、ファイルの記載どおりに設定しました。</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>読み込みレポート</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>注記</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>参加(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>観戦(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>招待</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>テーブルに参加</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>送られてきた招待をCtrl+Vで貼り付けてください。</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>テーブルを探しています…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>テーブルを観戦</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>テーブルに着きました。マッチが始まり次第ここに表示されます。</translation>
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
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>解析の進み具合</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1プライ</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2プライ</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3プライ</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4プライ</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>キューブアクションにはキューブレスの値がありません。</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>最初の確認: 1マッチに約1秒。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>解析済み: {plays}手中{judged}手。</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>判断を解析中</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>両プレイヤーともクローズアウトされています。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>両プレイヤーのチェッカーが同じポイントにあります。</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>僅差の手を次のロールまで読みます。専用ネットワークのあるゲームでの標準です。</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>さらに深く: 1マッチに何分もかかります。</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>最深</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>最も深い解析</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">最も深い解析</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>僅差の手をすべて3プライ、つまり「ワールドクラス」と同じ深さで読みます。</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">僅差の手をすべて3プライ、つまり「ワールドクラス」と同じ深さで読みます。</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>このゲームは全ポジションが解かれており、これより深い解析はありません。</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>すべてを2プライ、判定が変わりうるところは3プライ。標準の選択です。</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>厳密</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>マッチでの判断</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>ファイルをもう一度開かない限り戻りません。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>より長いロールアウト</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>最長のロールアウト</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>ロールの運: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>このスコアではクロフォードゲームになりません。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>ここに判断はありません。</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>このルールの次のゲームを解析できるエンジンはありません: {games}。ヒントはどのゲームでも使えます。</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">このルールの{games}を解析できるエンジンはありません。ヒントはどのゲームでも使えます。</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>手番が決まっていません。</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>未解析です。下の「解析…」を押すかF7を押してください。</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>1つの判断はすぐに解析されます。</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>1つの判断に数秒、最大で約1分。</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>1つの判断に数秒。</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>1つの判断に最大数分。</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>オープニングロール</translation>
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
        <translation type="vanished">{game}でのPR</translation>
    </message>
    <message>
        <source>PR: {game}</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation type="vanished">PR: {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">パフォーマンスレーティング: 対象となる判断の平均エラーの500倍。小さいほど良い値です。判断が{fewest}件未満ではあまり当てになりません。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>速くて十分: 1マッチに数秒。</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>解析「{analysis}」を削除しますか?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>ロールアウト {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>ロールアウトはバックギャモンのルールで行われますが、このマッチは別のルールです。</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>短いロールアウト</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>投了の損失が分かるのは、クロフォードルールのマッチだけです。</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>エンジンはここで何も解析できませんでした。</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>エンジンは{game}に対応していません。</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>エンジンに問題が発生しました({quote})。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>エンジンが予期せず停止しました。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>ゲームは次の2ロール以内に終わる可能性があります。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>マッチは終わっています。</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>{games}を評価するネットワークの深さは最大{depth}です。</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>手番のプレイヤーにキューブの判断はありません。</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>記録はここで終わっています。</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>強いエンジンを読み込めません: {quote}。</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>チェッカーが各15枚ではなく{quote}枚です。</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>解析するものは残っていません。</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>この解析にはこの時点の情報がありません。</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>この返答をすれば相手の誤りです。</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>この手は違反です。評価されず、マッチはその後も続きました。</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>もう一度見るには、マッチを解析し直す必要があります。</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">2回の解析</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">2回の解析の後、僅差のところを長いロールアウト: 数時間。</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">2回の解析の後、僅差のところをロールアウト: 1時間近く。</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">2回の解析の後、僅差のところを短いロールアウト: 数分。</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>2回の解析</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>2回の解析の後、僅差のところを長いロールアウト: 数時間。</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>2回の解析の後、僅差のところをロールアウト: 1時間近く。</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>2回の解析の後、僅差のところを短いロールアウト: 数分。</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>次の2ロールを読んでもなお僅差の手を、このゲームのネットワークが読める最大の深さまで。</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>このゲームに関するエンジンのデータを読み取れません({quote})。</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>このゲームのネットワークの即時評価: 数秒。</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>より深い解析を含む</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">より深い解析を含む</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>あなたのロール</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>ブランダー、損失{cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>エラー、損失{cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>ビーバーへの返答</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>ダブルへの返答</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>オッターへの返答</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>ラクーンへの返答</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>リダブルへの返答</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>投了への返答</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>損失{cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>ダブル?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>疑問手、損失{cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>判断が少数</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>ゾロ目の指定</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>標準誤差{error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>未完了</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>勝ち{win}(ギャモン{win_gammon})、負け{lose}(ギャモン{lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name}のロール</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (判断が少数)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play}は違反です。評価されず、マッチはその後も続きました。</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share}解析済み</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>より深く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>このマッチの判断を解析します (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>解析…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>このポジションでの選択肢</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>解析の進み具合</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>解析を中止します。解析済みの分は残ります (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>ボード上で手を決めてください。すぐに評価されます。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation type="vanished">1-2バックゲーム</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation type="vanished">1-3バックゲーム</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation type="vanished">2-3バックゲーム</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation type="vanished">2-4バックゲーム</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>5ポイントのホールディングゲーム</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>エースポイントゲーム</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>黒が白のダブルにビーバーで応えます。</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>黒がビーバーにラクーンで応えます。</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>黒がダブルします。</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>黒が{dice}で動かします。</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>黒の手番です。</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>黒が{value}のキューブを所有しています。</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>黒の{dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>黒のロール</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>黒の返答</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>黒のキューブ</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>両プレイヤーともクローズドボードを前にバーにいます。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>両プレイヤーのチェッカーが同じポイントにあります。</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>このゲームでは、チェッカーをこのように置けません。</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空のボード</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>最後のチェッカー6枚</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">評価中…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>評価中…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>負け{win} · ギャモン{gammon} · バックギャモン{backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>ナックギャモン</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>ここからはどちらのプレイヤーも動けません。</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>このポジションでは判断することがありません。</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>振る</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>類似</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>このゲームの初期配置</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">そのゾロ目はここでは使えません。</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>ここではキューブを提示できません。</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>ボードはそのままです: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>キューブはセンターで{value}です。</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>ゲームは終わっています。黒の勝ちです。</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>ゲームは終わっています。白の勝ちです。</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>ゲームは終わっています。引き分けです。</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>XGID、GNU Backgammon ID、bgdesk独自の形式のいずれも含まれていません。ボードはそのままです。</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>ボードにチェッカーがありません。</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>クロフォードゲームではキューブを使いません。</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>このマッチではキューブを使いません。</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>白が黒のダブルにビーバーで応えます。</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>白がビーバーにラクーンで応えます。</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>白がダブルします。</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>白が{dice}で動かします。</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>白の手番です。</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>白が{value}のキューブを所有しています。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>白の{dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>白のロール</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>白の返答</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>白のキューブ</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>勝ち{win} · ギャモン{gammon} · バックギャモン{backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>試した手</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points}バックゲーム</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>黒のチェッカー%n枚が、残りがインナーに入る前に上がっています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>黒のチェッカーがトレイに%n枚足りません。先にボードから減らしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>白のチェッカー%n枚が、残りがインナーに入る前に上がっています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>白のチェッカーがトレイに%n枚足りません。先にボードから減らしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>すでにこのマッチの%nポイントに達しているプレイヤーがいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>黒のチェッカーが%n枚ありますが、このゲームの枚数ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>すでにこのマッチの%nポイントに達しているプレイヤーがいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>合意したルールでは、1つのポイントに置けるチェッカーは%n枚までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>黒のチェッカーがトレイに%n枚足りません。先にボードから減らしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>白のチェッカーがトレイに%n枚足りません。先にボードから減らしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>白のチェッカーが%n枚ありますが、このゲームの枚数ではありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>変更をやり直します (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>ゲームのようにボードで手を試します(P)。もう一度押すと配置に戻ります</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>最後の変更を元に戻します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>手を試す</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>ここで作った配置は保存されます (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">クリックで置く色</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>クリックで置く色</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>ポジションラボ</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>このポジションについて</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>候補</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>レース</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>ショット</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>コンピューターとのマッチをまだ終えていません。1つプレイすると、結果がここに表示されます。</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low}～{high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{played}戦{won}勝</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>プレイ(&amp;P)…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>半分を超えるマッチに勝つことはほぼ確実です。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>対戦相手別の成績</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>勝率(90%区間)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>勝ち</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">コンピューター: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>このコンピューターの人</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>コンピュータープレイヤー: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>途中参加</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>遅れて参加する人</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>途中参加は誰ですか? 次のラウンドから対戦します。</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>遅れて参加するのは誰ですか? 不戦勝の枠に入ります。</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>さらに%nマッチ…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>終了…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>新しいマッチ…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>もう一度?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>ワンクリックで始まります。いつでもやめて後で続けられ、何も失われません。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>再開</translation>
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
        <translation>最初のマッチ</translation>
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
        <translation>対象となる回数</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>リーグ</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>順位別ポイント</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">リーグの順位別ポイント(例: 10-7-5-3-2-1)</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>リーグの順位別ポイント(例: {example})</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">順位別ポイントは10-7-5-3-2-1のような数字です。</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>順位別ポイントは{example}のような数字です。</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>最善: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>キューブ: {found}/{total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>ゲームと同じようにボード上で決めてください。Sで答えを表示、Kでスキップ、Escで終了します。</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>ダブルする? しない?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>後で正解</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>すぐにではありませんが、正解です。</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>正解: 十分に近い手です。</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>正解: 最善手です。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>マッチでのあなたの選択は{answer}、損失は{cost}でした。</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>マッチでのあなたの選択は{answer}、正解でした。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>マッチでの{name}の選択は{answer}、損失は{cost}でした。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>マッチでの{name}の選択は{answer}、正解でした。</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>ムーブ: {found}/{total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>リダブルする? しない?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>テイク? パス?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>テイク、パス、それとも再びキューブを上げる?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>エンジンが回答を評価しています…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>もっと良い手があります: {answer}の損失は{cost}です。</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>この回答は評価できませんでした。別の回答をするか、答えを表示してください。</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>このマッチはまだ解析されていません。解析すると学習に使えます。</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>最善手は?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>エラーのあった判断をもう一度考えます。正しかった判断も混ざっており、回答するまで答えの手がかりはありません。</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>{total}問中{found}問正解</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>あなたの判断でした。</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>あなたの回答: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>あなたの回答: {answer}、-{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>ノーリダブル</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>リダブル</translation>
    </message>
    <message>
        <source>take</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>{name}の判断でした。</translation>
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
            <numerusform>損失{cost}以上のエラー%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>間違えた%n問をもう一度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>そのうち%n問は以前に正解しています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>解析…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>このマッチからの学習</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>これまでの問題</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>対象プレイヤー</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>両者</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>このマッチから学ぶ</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>自分</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>セッションのゲーム数</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>ゲーム数:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>プレイの種類</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>マネーセッション</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>その他の長さ:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>ポイントマッチ</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>マッチのポイント</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>無制限</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>レンズ</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>次のロール</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>レース</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>スコアレンズ</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>ショット</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">平均より0.100以上良い</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">平均より0.100以上悪い</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>ロールの後は±{percent}、色付きの帯の範囲です。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>いずれもマネーゲームで振る前の値です。インナーに入っていないチェッカーがあるため、そこまでの動きは多数回試し、EPCには{error}程度の誤差がありえます。それ以降のロールは厳密です。片側計算: 両者とも最少のロール数を目指し、キューブはモデルで評価します。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>いずれもマネーゲームで振る前の値です。ロール数は、平均で最少を目指す場合の厳密値です。片側計算: 両者ともそのようにプレイし、キューブはモデルで評価します。</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>いずれかのブロット</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>どのスコアでもこのプレイヤーはダブルできません。</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>{percent}の場合</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>モデルでは勝率{percent}で、ダブルなしが{nd}、テイク後が{dt}、パス後が{dp}です。</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>モデルでは勝率{percent}で、ダブルなしが{nd}です。</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>前</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>キャッシュポイント</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>キューブ</translation>
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
        <translation>デッドキューブ</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>ディザスター</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>ダブルもリダブルも正解、テイク</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>ダブルマッチポイント</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>ダブル、ノーリダブル、テイク</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>ダブリングポイント</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>現在のスコアでの勝率からの推定</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>厳密値、センターキューブ: ダブルなし{nd}、テイク後{dt}、パス後{dp}。</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>厳密値、キューブ所有: リダブルなし{nd}、テイク後{dt}、パス後{dp}。</translation>
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
        <translation>ギャモンプライス</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>ギャモン</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>方法</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>ライブキューブ</translation>
    </message>
    <message>
        <source>Lucky rolls</source>
        <extracomment>Before a list of rolls that are much better than the mean</extracomment>
        <translation type="vanished">幸運なロール</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>マネーゲーム</translation>
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
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>そこでは誰もダブルできません。</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>未評価です。</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>片側計算</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>ピップ</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>プライス、キューブ後</translation>
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
        <translation>リキューブvig</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>リダブル、テイク</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>賭け点のみ</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>テイクポイント</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>エンジンが評価しています…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>エンジン: ダブルなし{nd}、テイク後{dt}、パス後{dp}。</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>厳密値を計算中です…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>数字は最善の選択と次善の選択の差です。</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>数字は、実際の手がそのスコアで失う値です。</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>ロールと応手の1,296通りのうち{pairs}通り({share})でマーケットを失い、36通りのロールのうち{rolls}通りでは応手の半分以上でマーケットを失います。</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>相手は{away}アウェイ</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>相手は残り1ポイント、クロフォードゲーム</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>判断するプレイヤーは{away}アウェイ</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>判断するプレイヤーは残り1ポイント、クロフォードゲーム</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>トゥーグッドポイント</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>両側計算</translation>
    </message>
    <message>
        <source>Unlucky rolls</source>
        <extracomment>Before a list of rolls that are much worse than the mean</extracomment>
        <translation type="vanished">不運なロール</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>ウェステージ</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>動けず</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>変更前はヒット</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">ディザスター: 平均より0.300以上悪い</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>ディザスター: 平均より{number}以上悪い</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>36通りの応手のうち{count}通りでダブル、パス</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>{count}通りでダブル、テイク</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>評価</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>厳密</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>公式</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>ヒット(前)</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>2枚ヒット</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>変更後のみヒット</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">ジョーカー: 平均より0.300以上良い</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>ジョーカー: 応手の半分以上でマーケットを失う</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>ジョーカー: どの応手でもマーケットを失う</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>ジョーカー: 平均より{number}以上良い</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">一部で失う</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>一部の応手でマーケットを失う</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>ほとんどダブルにもならない</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>{count}通りでノーダブル</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>リキューブビゴリッシュ</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>テイクポイント: 手番側、相手側</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>21通りのロールのうち{count}通りを評価済み…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}では「{said}」ですが、必要なロールの数では「{right}」です。</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula}では「{said}」、必要ロール数からの正解は「{right}」です。</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}では「{said}」、厳密な正解は「{right}」です。</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>平均より{number}以上良い</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>平均より{number}以上悪い</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}アウェイ対{theirs}アウェイ</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}アウェイ対{theirs}アウェイ、クロフォードゲーム</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}アウェイ対{theirs}アウェイ、クロフォードゲームの後</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}ポイント</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ はエンジンがそのスコアを評価するまでの推定値です。</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>スコアレンズ</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>あなたのレベルはPR {rate} ± {interval} (90%)です: 最初の推定値{guess}を、対象の判断%n件で補正しました。推定を含まない単純平均は「成績の推移」にあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>簡易プレイヤーが代わりを務めます: BGDESK_ENGINEが{detail}になっています。plainまたはsageを指定してください。</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>簡易プレイヤーが代わりを務めます: エンジンに必要なVisual C++ランタイムの{detail}がありません。</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>簡易プレイヤーが代わりを務めます: エンジンに必要な{detail}がプロセッサーにありません。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>簡易プレイヤーが代わりを務めます: 強いエンジンはこのコンピューターに対応していません。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>簡易プレイヤーが代わりを務めます: 強いエンジンはBGDESK_ENGINEでオフになっています。</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>このゲーム用に訓練した小型ネットワークがプレイします。PRはバックギャモンでのみ測定されます。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>武闘派</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>カジュアル</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>慎重派</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>ダブルが早すぎます。</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>ダブルが遅すぎ、テイクすべきものをパスします。</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>機会があれば必ずヒットし、インナーでもルースヒットします。</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>アンカー固執派</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>離れるべき時をとうに過ぎてもアンカーを手放しません。</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>高速コアを読み込めません(理由はログにあります)。解析に約4倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>高速コアがこのバージョンに対応していません。解析に約4倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>高速コアが壊れているか別のバージョンのものです。解析に約4倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>高速コアはBGDESK_COREでオフになっています。解析に約4倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>高速コアがコンパイルされていません。解析に約4倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>大胆に行くべき時でも、ショットをできるだけ残しません。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>マスター</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>解析済みのマッチがまだないため、あなたのレベルは推定でPR {rate} ± {interval}です。</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR(パフォーマンスレーティング)は平均的な判断の損失を表し、小さいほど強いことを示します。
世界クラスのプレイヤーで約3、大会のエキスパートで6、強いクラブプレイヤーで9です。</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR 約{rate}(推定)</translation>
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
        <translation>あなたより少し強い</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>あなたと同レベル</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>ランナー</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>バックチェッカーを早く走らせすぎ、アンカーを手放します。</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>スパーリングパートナー</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>熱くなる人</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>このゲームの勝率は厳密に分かっています。PRはバックギャモンでのみ測定されます。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>強いエンジンはこのゲームに対応していません。表示より弱い簡易プレイヤーがプレイします。</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>弱気なキューブ</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>ワールドクラス</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>相手の強さは、ダイスの出方にかかわらずマッチを通して変わりません。</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>簡易プレイヤーが代行</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}の強さ</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>推定PR {rate}の強さ</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>PR {rate} ± {interval}の強さ</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>レーティング{rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>別のプログラムがライブラリ{subject}を使用中です。今回の内容は保存されませんでしたが、それ以前はすべて残っています。</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>別のプログラムが{subject}に書き込み中です。上書きはされていません。</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>失われた解析(やり直せます): {count}。</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>読み取れるものがなく、バックアップもありません。</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>ライブラリ{subject}には読み取れるものがなく、バックアップもありません。新しく作成しました。古いファイルは{detail}として残っています。</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}は空です。</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}は空で、バックアップもありません。新しく作成しました。</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>失われるものはありません。</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>データを{folder}に移動できませんでした({detail})。何も移動していません。</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ディスクがいっぱいです。今回の内容は{subject}に保存できませんでしたが、それ以前はすべて残っています。</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ファイル{subject}には読み取れるライブラリがありません。何も変更していません。</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ファイル{subject}はbgdeskのライブラリではありません。そのまま残しました。</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ファイル{subject}は現在のライブラリそのものです。何も変更していません。</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>フォルダー{folder}は現在のフォルダーの一部です。別のフォルダーを選んでください。何も移動していません。</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>ライブラリは正常です。すべてのページとマッチを読み取れます。</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>ライブラリが壊れていましたが、修復しました。失われたものはありません。古いファイルは{kept}です。</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>ライブラリが壊れていました。読み取れるものはすべて新しいライブラリに入れました。古いファイルは{kept}として残っています。</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}に書き込めません。それ以前に保存したものはすべて残っています。</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>ライブラリ{subject}を今日バックアップできませんでした({detail})。ライブラリ自体は正常です。</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>ライブラリ{subject}を使用できませんでした({detail})。それ以前に保存したものはすべて残っています。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}が壊れているため、コピーは作られませんでした。何も変更していません。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}が壊れています。bgdeskを閉じて起動し直してください。読み取れるものはすべて新しいライブラリに入り、古いファイルも残ります。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}が壊れています。そのまま残しました。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}が壊れています。何も変更していません。次の起動時に、読み取れるものをすべて新しいライブラリに入れ、古いファイルも残します。</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>ライブラリ{subject}がなくなったため、新しく作成しました。復元できるバックアップがあります: {detail}。</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>ライブラリ{subject}がありません。復元できるバックアップがあります: {name}。</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}はbgdeskで開かれています。先にそちらを閉じてください。何も変更していません。</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>代わりにライブラリ{subject}を使います。</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}は空(0バイト)で、バックアップもありません。新しく作成しました。</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}は開いている間に移動または削除されました。今回の内容は保存されませんでした。</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}は新しいバージョンのbgdeskで書かれています。そのまま残しました。</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>ライブラリ{subject}は以前のバージョンのbgdeskで書かれていますが、バックアップを作れません({detail})。そのまま残しました。</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>マッチ{subject}を読み取れません({detail})。そのまま残しました。</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>マッチ{subject}はbgdeskの別のウィンドウで開かれています。先にそちらを閉じてください。</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>マッチ{subject}は別のプログラムで変更されました。上書きはされていません。</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>マッチ{subject}は別のウィンドウで削除されました。解析を終了し、これ以上は保存されません。</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>それを含むファイルも壊れていたため、最後のほうの手が失われている可能性があります。</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>次の起動時に、読み取れるものがここに入ります。</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}のパスが長すぎます。もっと短いパスのフォルダーが必要です。</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>{folder}にはすでにbgdeskのデータがあります。別のフォルダーを選んでください。何も移動していません。</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>バックアップがありません。次の起動時に新しく作成されます。</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}はまだありません。bgdeskの初回起動時に作成されます。</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>ライブラリ{subject}はありません。</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>マッチ{subject}はライブラリにありません。</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>{folder}のディスクの空き容量が足りません。何も移動していません。</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>失われたマッチ: {names}。</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>バックアップ{name}から戻ったマッチ: {names}。</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>読み取れないマッチ: {names}。</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>最後の手が欠けているマッチ: {names}。</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>バックアップ{name}から戻るマッチ: {names}。</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>このトーナメントは読み取れません({detail})。マッチも含めてそのまま残しました。</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>このトーナメントはもうライブラリにありません。</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>このトーナメントはbgdeskの別のウィンドウで開かれています。先にそちらを閉じてください。</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>{subject}の中身をごみ箱に移せませんでした。手動で削除できます。</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>データは{service}が同期する{folder}にあります。プレイ中に書きかけのライブラリがコピーされたり、別のコンピューターの古いものに置き換えられたりするおそれがあります。データはこのコンピューターだけに置いて{service}にバックアップするか、別の場所で開く前にここでbgdeskを閉じ、{service}の同期が終わるのを待つことをお勧めします。</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>IDしか分からないマッチ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdeskが強制終了し、その後ファイル{subject}がなくなりました。最後にプレイした内容が失われている可能性があります。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>他{count}件</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white}対{black} ({day})</translation>
    </message>
    <message>
        <source>{white}, {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation type="vanished">{white}対{black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>ここからの他の変化</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>招待で参加(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>テーブルを離れる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>テーブルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>招待で観戦(&amp;W)…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>サーバーで(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>観戦の招待をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>継続中の他の人とのマッチ</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>テーブルを開いて招待を送るか、送られてきた招待で参加してください。</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>ボードへ(&amp;B)</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>先に名前を入力してください。相手に表示されます。</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>他の人と</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>マッチはダイスの入力を待っています。</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>このマッチは開けません({detail})。</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>どの道順ですか?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、開くことも保存することもできませんでした。ライブラリの内容は残っています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>マッチを検索</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>プレイヤー、イベント、ファイルを検索</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>マッチ</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>解析(F7)すると、ここに勝率の推移が表示されます</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>マッチの推移</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>解析済み</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>タグ</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>{day}に追加</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>一部</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>無制限</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>済</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>あなたの時間切れ勝ち {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>あなたのセッション勝ち {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>あなたの勝ち {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>{white} : {black}で投了、あなたの勝ち</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>{white} : {black}で投了、{name}の勝ち</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>セッションは同点、{white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>進行中、{white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name}の時間切れ勝ち {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name}のセッション勝ち {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name}の勝ち {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white}対{black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white}対{black}、{white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>すべてのマッチ…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>すべて…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>プレイしたり開いたりしたマッチはここに保存されます。クリックするともう一度見ることができ、解析後は各手の損失も分かります。</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>マッチ</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>完全に削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>新しいマッチ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>タグ(&amp;T)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>すべて解析(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>未解析のマッチをすべてバックグラウンドで解析します。いつでも中止できます</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ごみ箱</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>ごみ箱の%n件を、解析もすべて含めて完全に削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>これらの語をすべて含むものはありません。</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>ファイルを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>選択したものを削除しますか? Coan kiのゲームは元に戻せません。</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>コピーを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>ごみ箱は空です。削除したものは30日間ここに残り、復元できます。</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>そうすると、進行中のマッチのダイスは検証できなくなります。</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>マッチの読み込み元のファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>まだマッチがありません。
新しいマッチを始めるか、他のプログラムのファイルを開いてください。プレイしたり開いたりしたものはここに保存されます。</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>まだポジションがありません。ウィンドウでCtrl+Vを押して、XGIDなどのポジションを貼り付けてください。</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>このゲームはCoan kiのウィンドウで開かれています。削除する前に閉じてください。</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>このマッチはボードに表示されています。削除する前に別のマッチを表示してください。</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>語を減らすか、別のページを見てください。</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>一覧の内容</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>1人目のプレイヤー</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>2人目のプレイヤー</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>状況</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>このダイスを自分で検証…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>ダイスの秘密</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>ダイスを検証</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ 詳細: ロールとダイス</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ 詳細: ロールとダイス</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>{play}のように手を入力</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>どの道順ですか? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>バーに自分のチェッカーはありません。控えのチェッカーは{play}のように書きます。</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>「{text}」は手として読めません。{play}のようにポイントを入力してください。</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>記録に手番が抜けています</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>両者とも{die}: キューブは{value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>ボードは手動で配置されました</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>ゲームはこのポジションから始まります</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>配置が訂正されました</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>あなたがオープニングロールに勝ちました: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>違反の手</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>{value}にダブル</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>違反</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>{double}を指定</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">{face}-{face}を指定</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>ノーリダブル</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>{value}にリダブル</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}がオープニングロールに勝ちました: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>他%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>番号</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>別の変化</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>別の変化(折りたたみ)</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>ここに手が表示されます。</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>ここから続けてプレイ…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>このネットワークで探す(&amp;L)</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>コード(&amp;C)</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>このテーブルに参加(&amp;T)</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>応答するテーブルはまだありません。繰り返し探しています。</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>このネットワークのテーブル</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>満席</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>類似ポジションでの判断%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>マッチを検索中…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>マッチをまだ読み込み中です。</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>ライブラリの%n件の判断の中に、類似ポジションはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>このロールのみ</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>類似ポジション</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>この配置は実際には現れないポジションです。</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>ライブラリにまだマッチがありません。マッチを開く(Ctrl+O)か、プレイしてください。</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>各ゲームは、それを最も得意とするエンジンがプレイします。PRはバックギャモンでのみ測定されます。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しいマッチ</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>選んだゲームのルールを読む({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ すべてのルールとダイス</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ すべてのルールとダイス</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>組み合わせ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>一覧の順</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>自由に設定</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>グループからは少なくとも2人が勝ち進む必要があります。</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>2人以上の参加が必要です。</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>無作為</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>レーティング順</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>クラブのスイス式: 5ラウンド、5ポイント</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8人のダブルイリミネーション</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">8人: 5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>8人: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">16人の例会: 7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16人の例会: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>この組分けには{least}人以上の参加が必要です。</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>4人ずつ4組、その後に決勝トーナメント</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>ハウスルールとキューブは、前回の新しいマッチのものです。ジャコビールールは使いません。コンピューター同士のマッチもすべてバックグラウンドで実際にプレイされ、見ることができます。</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>ハイパーギャモン杯</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>この形式に参加できるのは{most}人までです。</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4人の総当たり</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>5ポイントのタヴリ杯</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">ラウンドのポイントは、7-7-7-9のような1から{most}までの数字です。</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>ラウンドのポイントは、{example}のような1から{most}までの数字です。</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>トーナメントの名前が必要です。</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>クロックあり: 1ポイント2分、1手12秒(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>{page}を開けるブラウザーがありません。</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>bgdeskの新しいバージョンがあります: {version}。</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>今すぐ確認(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>ダウンロードページを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>新しいバージョンの確認</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>新しいバージョンがあります: {version}。</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>現在のバージョンはbgdesk {version}です。</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>最新のバージョンです。</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdeskは{host}に最新バージョンの番号を問い合わせるだけで、あなたやコンピューター、バージョンの情報は伝えません。ただし、どのページを開く場合とも同じく、{host}にはインターネットアドレスが見えます。</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>マーケットマップ: どのロールの後でマーケットを失うか</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>ここでは誰も振りません。</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>温度マップ</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>温度マップ: 各ロールの価値</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>最善手への応手</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>実際の手への応手</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>プレイヤーのロール</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>各ロールの表示内容</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>これから振るプレイヤーはここでダブルできないため、マーケットはありません。</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>どちらのロール</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>ホーランドルールにより、このゲームで両者が2手番を終えるまでダブルできません。</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>クロフォードゲームではダブルできません。</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>デッドキューブです。このスコアでは、手番のプレイヤーは今のキューブの値でマッチに勝ちます。</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>キューブは相手のものです。ダブルできるのは所有者だけです。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1ポイントマッチではキューブを使いません。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>このゲームではキューブを使いません。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
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
        <translation>{number}は使えません。{least}から{most}までの数を入力してください。</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>テーブルを開く</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>テーブルを開く</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>両プレイヤーのダイス</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>強さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>白の強さ(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>コンピューター同士</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>どちらでも</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>この強さの一般的なプレイヤー</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>招待を持つ、別のコンピューターの人。</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>スタイル(&amp;Y)</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>黒の強さ(&amp;E)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>黒の強さ</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>1台のコンピューターで2人対戦</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>あなたのチェッカー</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>クロフォードルール</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>ホーランドルール</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>ジャコビールール</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>ゲームごとにオープニングロール</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>1ポイント5枚まで</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>オートマチックダブルもジャコビールールの条件を満たす</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">オートマチックダブルもジャコビーの条件を満たす</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>バックギャモンはバーにチェッカーがあるときのみ</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>ビーバーとラクーン</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>ビーバー、ラクーン、オッター</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>クロック</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>バーにチェッカーがあれば4ポイント</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>マネーセッション</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>キューブなし</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>インナーでのヒットアンドラン禁止</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>一部の目を使わない手も可</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>無制限のオートマチックダブル</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>無制限のビーバーとラクーン</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>{dice}の後</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>{double}の裏の目</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>{double}に続く</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>{dice}の代わり</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>相手の残り</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>{dice}の後に指定</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>振り直し</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>新しいトーナメント(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>シーズンの表(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>削除を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>開始日</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>参加者</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>状況</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>トーナメントはまだありません。始めてみましょう。参加者16人、各マッチ7ポイント、決勝は9ポイント。自分のマッチはボードでプレイし、その間にコンピューター同士のマッチも進みます。</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>トーナメント</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>%nマッチ中{done}マッチ終了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>このダイスを自分で検証</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>{folder}には何も保存されませんでした: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>マッチの記録と数行のスクリプトを{folder}に保存しました。そこでターミナルを開き、{command}に続けて、控えたフィンガープリントを入力してください。Pythonは必要ですが、bgdeskは不要です。</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>解析済みのマッチがまだありません。トーナメント表からマッチを開いて解析するか、設定でマッチ終了時の解析をオンにしてください。</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>パフォーマンスレーティングと90%区間。Enterでマッチを表示します。</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>マッチごとの内容</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>戻る</translation>
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
        <translation>ドラッグでパネルの幅を変更。ダブルクリックで標準の幅</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">表示される名前です。マッチの中の名前は変わりません。</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>表示される名前です。マッチの中の名前は変わりません。</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>もう一番いかがですか?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>いいゲームでした。</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>よろしくお願いします。</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>こんにちは!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>いい目ですね。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>少々お待ちください。</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>ありがとうございます。</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>お見事です。</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>期待値</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>勝ち</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>ダイス(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>このポジションから練習マッチが始まります。</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>同じルールの練習マッチがここから始まります。元のマッチは変わりません。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>新しいダイス</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>続けてプレイ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>ここから続けてプレイ</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>実物のダイス(入力)</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>ここまで戻す</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>後の手は取り消され、マッチは練習扱いになります。</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>ある限り、マッチと同じロール</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>1台のコンピューターで2人対戦</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>戻した後も同じダイスの目を使う</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>あなたの側</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>ピップ</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>ポイントをクリック: プレイヤーのブロックポイント、ブロット、空、任意。右クリック: 相手側。キー: 矢印、Space、Shift+Space、Delete。</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>ポジションのポイント</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>相手のブロット</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>プレイヤーのブロット</translation>
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
        <translation>相手のブロックポイント</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>プレイヤーのブロックポイント</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}ポイント</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">スラッシュでフォルダーになります: オープニング/3-1への応手</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>スラッシュでフォルダーになります: オープニング/{roll}への応手</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>同じ名前のポジションがあり、置き換えられます。</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>ポジションの名前</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>ポジション</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>カードは、あなたが間違えたポジションです。新しいうちはすぐに、覚えてからはまれに、もう一度出題されます。</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>新しいカード。</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>ダブルかノーダブルか</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡単だった</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しかった</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>ポジション{number}で終わりました。残りはファイルをもう一度読み込んでください。</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>分かった</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>間違えた</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>惜しい: 損失は{cost}です。</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>カードはまだありません</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>未回答です。</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>今日の分は終わりました</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>マッチを1つ開いて解析してください。エラーからカードを作れるようになります。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>マッチをプレイするか、他で行われたマッチを開いて、解析してください。</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>正解: 最善手に十分近い手です。</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>正解: 最善手です。</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>前回の回答の後、新しい解析で最善の答えが変わりました。</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>テイクしてキューブをさらに上げる</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>テイクかパスか</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>この回答は保存できなかったため、数えません。</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>この回答は数えません。カードは別のウィンドウで回答済みか、削除されています。</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>カードの出題日は変わりません。</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>不正解: 損失は{cost}です。</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>間違えたカードなので、もう一度出題します。今回の回答は数えません。</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>自分のエラー</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明日</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}～{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>今日の分{number}枚</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>新規{number}枚</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>再び出題</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Anki用に書き出し…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>類似を検索…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>しくみ</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>ポジションを読み込み…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>新しいマッチ…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>まだ出題日の来たカードはありません。カードは一度回答するとここに入ります。</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>記録せずに練習</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>外したカード</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>今後30日間</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>トレーナー…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>練習する人</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>何度も間違えたか、自分で外したカードです。もう出題されません。代わりに類似ポジションを見てみましょう。</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>マッチ一覧…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>これらのカードは今は出題できません。別のウィンドウで出題中か、読み取れない可能性があります。</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>これらの判断はどれもカードにできません。</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>ここには今日の分が残っていません。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、カードの一覧を表示できません。カードは保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>同じ名前のルールセットがあります。</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>ルールセットの名前</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>マイルール</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>ルールセット(&amp;S)</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>下のルールに名前を付けて保存し、後で選べるようにします</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>クロフォードルールのみのマッチです。</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>クロフォードルールと、その後のホーランドルールのマッチです。</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>ジャコビーとビーバーありのマネーセッション。オートマチックダブルなし。</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>ジャコビー、ビーバー、1ゲーム1回のオートマチックダブルありのマネーセッション。</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>キューブなしのカジュアル</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>ホーランドありのクラブ</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>通常ルールのマネー</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>ダブルなし。ギャモンとバックギャモンは数えます。</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>本格マネー</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>トーナメント</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>最善手の後: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>実際の手の後: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>{play}の後</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>ログを読み取れませんでした: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>レポートは{file}にあります。何も送信されていません。</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>レポートを{file}に書き込めませんでした: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIPファイル (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>あなたの回答が最善でない理由</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>別のゲーム、別のルール…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと対戦</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>強さ</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>レース</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>ベアオフまでのロール数</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>これらの値はバックギャモンのレースのものです。ここはレースではありません。</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (判断が少数)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>1ポイントに10枚</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">6ポイントから順に3-3-3-2-2-2</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>6ポイントに7枚、3ポイントに1枚、2ポイントに7枚</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">ギャモン勝ちの上乗せ</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>黒が{value}のキューブを所有しています。</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>黒のロール</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>黒(黒の側から数えて)</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>両者残り2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>両者残り7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">2枚とも入る</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">テイクできる勝率</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double from</source>
        <extracomment>Head of a column: so many pips ahead and more</extracomment>
        <translation type="vanished">ダブル(～から)</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>ダブルマッチポイント: 両者残り1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>ダブルする側 \ テイクする側</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>有効ピップ数</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>エクイティ</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>エチケット</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>ゲームプラン</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>ギャモンプライス</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>ギャモンゴー</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>ギャモンゴー: あなたは残り2、相手は残り1、クロフォードゲーム</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>ギャモンセーブ</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>ギャモンセーブ: あなたは残り1、相手は残り2、クロフォードゲーム</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>歴史</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>文字で表示</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>{engine}、{depth}での評価。</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>テイクできる最大の差</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>テイクできる最小の勝率</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>ダブルできる最小の差</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>リダブルできる最小の差</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>マネー、キューブ後</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>次善手</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">1枚入る</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>オープニングムーブ</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>ピップ</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>距離(ピップ)</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>ピップ数 {white}対{black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>ここからボットと続けてプレイ</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>スコアに応じたプレイ</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>上達のために</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>ポイント数</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>必要ポイント</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>レースと数え方</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">リダブル(～から)</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>36通り中</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>1枚入るロール</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>2枚とも入るロール</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>安全か大胆か</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>スコア {score}({length}ポイント)</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">スコア {white}-{black}({length}ポイント)</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>割合</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">テイク(～まで)</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>上達のコツ</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>ラボで試す</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>ウェステージ</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>白が{value}のキューブを所有しています。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>白の{dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>白のロール: ダブルする?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>白の勝ちは{win}、うちギャモン{gammon}、ギャモン負けは{lost}です。</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>白の勝ちは{win}です。</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>マッチ勝率</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>文字を隠す</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>自分のピップ数</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>6ポイントから順に{checkers}</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>上がり{count}枚</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>バーに{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{point}ポイントに{count}枚</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>{points}アウェイ</translation>
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
            <numerusform>36通りのうち%n通りで2枚ヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで、10ピップ以上失うところをヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りでヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで{name}が2枚ヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで{name}が10ピップ以上失うところをヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで{name}がヒットされます({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで相手はバーから入れません({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36通りのうち%n通りで、最も長いブロックの後ろからチェッカーがエスケープします({best}の後は{rolls}通り)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>{best}の後ならブロックは%nポイントですが、今は{length}ポイントだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>{best}の後ならブロックポイントが増えます: {points}。</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>より安全ですが(36通りのうち%n通りでヒット、{best}の後は{rolls}通り)、ポイントを手放します: {points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>より安全ですが(36通りのうち%n通りでヒット、{best}の後は{rolls}通り)、ヒットを見送ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>より安全ですが(36通りのうち%n通りでヒット、{best}の後は{rolls}通り)、ブロックは{longer}ポイントではなく{length}ポイントになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>相手を%nピップ戻すヒットを見送っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>相手を%nピップ戻すヒットを見送っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best}なら{points}ポイントを維持します。</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best}なら{points}ポイントを作ります。</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}は相手を%nピップ戻すヒットを見送っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}は相手を%nピップ戻すヒットを見送っています。</numerusform>
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
        <translation>この一覧をクリア(&amp;C)</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>まだファイルを開いたり保存したりしていません</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>ルール違反の手</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>入力する</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>実際にプレイされたとおりに入力しますか?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>実際の手の入力</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>手を取り消しますか?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>このとおりプレイされた</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>チェッカーが動いていません(違反)。</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>異議</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>ルールどおりでもそうでなくても、実際に動かされた位置にチェッカーを置いてください。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>同じダイスで、ルールどおりにやり直します。</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>この手は違反です: {play}。</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>相手は次のロールまたはダブルまで異議を唱えられます。</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}は正しい相手であることを示せなかったため、問い合わせは行われませんでした。</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}からバージョンの回答がありませんでした。日を改めて試してください。</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}が応答しません。インターネットに接続されていますか?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>レポートの内容</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題の報告</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>ファイルにはログの最後の部分、bgdeskとその部品のバージョン、変更した設定が入ります。プレイヤー名、ダイスの秘密、ダイスに使う言葉、マッチは含まれません。開いたファイルの名前が入るのは詳細ログの場合だけです(設定の「ログ」ページ)。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>問題が起きたときに原因を調べるのに役立ちます。bgdeskはどこにも何も送信しません。中身を確認して人に渡せるZIPファイルを保存します。</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>レポートには解析が必要です。「解析」(F7)で解析できます。</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>印刷用PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>ブラウザー用ページ (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>レポートを書き込んでいます…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>レポートを{file}として保存しました。</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>レポートは保存されませんでした: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>ゲームの投了</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>投了: マッチ負け</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>直ちに成立します。相手がそれ以上を得ることはできません。</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>相手は拒否して、さらに大きな勝ちを目指せます。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(判断が少数)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>ヒント使用: 練習、レーティング対象外。</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>再戦はすでに同じ言葉で封印されています。これがそのダイスのフィンガープリントです。</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>投了を受け入れた</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>「解析」で、両者の内容と見るべき判断が分かります。</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>解析中、{share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>最善: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>両者のマザーが捕まりました。</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>判断で失ったマッチ勝率</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>ダブルした</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>待ったあり: 練習、レーティング対象外。</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>どちらのプレイヤーも、もう動けません。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>ここに判断はありません。</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>両者とも見るべき損失はありません。お見事です!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>このマッチには判断がないため、解析するものがありません。</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>見るべき判断1件</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>{name}のPR</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>ダブルをパスした</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">パフォーマンスレーティング: 対象となる判断の平均エラーの500倍。小さいほど良い値です。判断が{fewest}件未満ではあまり当てになりません。</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>判断で失ったポイント</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>リダブルした</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>投了を拒否した</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>投了した</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>ダイスの秘密(そのSHA-256が上のフィンガープリントです):</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>ダイスの秘密(フィンガープリントは最初のロールの前に表示済み):</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>最後のゲームは終わっていません。</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>マザーが捕まりました。</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>結果から両者の運を除いたもの: 両者のエラーだけで決まったはずの結果です。</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>セッションは同点、{score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">セッションは同点、{white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>見るべき判断3件</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>ダブルをテイクした</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>見るべき判断2件</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>全ロールの平均と比べてロールで得たマッチ勝率。</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>全ロールの平均と比べてロールで得たポイント。</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>チューターあり、全ゲームで指摘{warned}件、うち従ったもの{heeded}件: 練習、レーティング対象外。</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>チューターあり、指摘{warned}件、うち従ったもの{heeded}件: 練習、レーティング対象外。</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>チューターあり: 練習、レーティング対象外。</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>見るべき損失はありませんでした。お見事です!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>あなたはビーバーをパスしました。</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>あなたはダブルをパスしました。</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>あなたはオッターをパスしました。</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>あなたはラクーンをパスしました。</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>あなたはリダブルをパスしました。</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>あなたは時間切れでマッチに負けました。</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>あなたはマッチを投了しました。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>あなたは投了しました。</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">あなたの勝ち、{own}-{other}の時点</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>あなたの勝ち、{score}の時点</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">あなたの勝ち、{own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>あなたの勝ち、{score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>運が五分のときの{name}の勝率</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>ゲーム{number}、{score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>{name}の運</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>運が五分のときの{name}のポイント</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>あなたのPR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>運が五分のときのあなたの勝率</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>あなたの運</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>運が五分のときのあなたのポイント</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}に見るべき損失はありませんでした。お見事です!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name}がビーバーをパスしました。</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name}がダブルをパスしました。</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name}がオッターをパスしました。</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name}がラクーンをパスしました。</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name}がリダブルをパスしました。</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}は時間切れでマッチに負けました。</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}がマッチを投了しました。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name}が投了しました。</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name}の勝ち、{own}-{other}の時点</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name}の勝ち、{score}の時点</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name}の勝ち、{own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name}の勝ち、{score}</translation>
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
        <translation>解析</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しいマッチ…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>次のゲーム: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>マッチを検討</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>トーナメントへ(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、このマッチのまとめを表示できません。マッチと解析は保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>次のエラー</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>続けてプレイ…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>試す</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>使うダイス</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>振る前</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>必要以上に大きい目でのベアオフと、最後のチェッカーの後に余った目</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>自分のピップカウントの減少分</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>道がふさがれて使えなかった目</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>ゾロ目</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>失ったピップ</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>動いたピップ</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>振ったピップ</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>無駄になったピップ</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>ロール数</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>ここではゲームごとのロールを数えます。</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>2個が同じ目のロール</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>これまでのロール数。オープニングロールは先手のものとして数えます</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>目の合計</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>出た目をそのまま合計し、ゾロ目も1回だけ数えます</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>ダイスで動けるピップ数。ゾロ目は倍に数えます</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>マッチ全体</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>先にこの判断を解析してください(F7)。ロールアウトは上位の手を比べます。</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>何をロールアウトするかをオプションで選んでください。</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>実行中のロールアウトはありません。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>ロールアウトできるのは、バックギャモンのムーブとキューブアクションだけです。</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>別の場所</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>ロールアウトを開始しています…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>試行: {done}/最大{total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>勝{win} · {wg} · {wb}   負{lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>実行中のロールアウトの終了を待っています。</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>シード{seed}</translation>
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
        <translation>bgdeskの内部で問題が発生し、ロールアウトが止まりました。それまでの結果は残っています。詳細はログにあります。</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>エンジンはこのポジションをロールアウトできませんでした。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>ロールアウトするもの</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>実際の手は必ずロールアウトします。</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>何をロールアウトするかを選んでください。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>ロールアウトできるのは、バックギャモンのムーブとキューブアクションだけです。</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>ロールアウト</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>オプションで指定した数の試行を追加します</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>最善</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>ロールアウトを終了し、そこまでの結果を残します (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>エクイティ</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>再開</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>ロールアウトを再開します (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>ロールアウト中の判断に移動します</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>ロールアウトを一時停止します (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>これまでの試行から見て、これが最善である可能性</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>試行の数、深さ、シード、対象の選択肢</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>試行を追加</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>この判断をロールアウトします (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>ロールアウトの進み具合</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>ロールアウト</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>ロールアウト</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>SE</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>標準誤差: 棒は左右にその2倍の長さです</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>中止</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>判断するプレイヤーにとっての価値</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>{face}を含むすべてのロール</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36通りのロール</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>バーにチェッカーがあるバックギャモンは4倍になります。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>さらに敗者のチェッカーがバーにもあるとバックギャモンで、3倍になります。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>さらに敗者のチェッカーが控え、バー、24から19のポイントのどこかにあるとバックギャモンで、3倍になります。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>さらに敗者のチェッカーがバーまたは勝者のインナーにあるとバックギャモンで、3倍になります。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>バーのチェッカーは、他のチェッカーを動かしたり控えから出したりする前に、必ずエンターさせます。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>バーのチェッカーは、他のチェッカーを動かす前に、必ずエンターさせます。</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>自分のインナーで固定されたチェッカーがあっても、他のチェッカーはベアオフできます。</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>自分のインナーでヒットしたチェッカーは、その手番の間そこにとどまります。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>目の数と同じポイントからのみチェッカーを上げられます。より大きい目では上げられません。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>目の数と同じポイントからチェッカーを上げます。より大きい目では、最も高いポイントのチェッカーを上げます。</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>敗者が1枚も上げていないゲームは2倍になります。</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>ゾロ目は4回使い、続けてダイスの裏側の数も4回使います。5-5の後は2を4回です。</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>ゾロ目は4回使います。</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>敗者が1枚も上げていないとギャモンで、2倍になります。</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>パスしたプレイヤーは元の賭け点でゲームに負けます。テイクしたプレイヤーはキューブを所有し、その人だけがリダブルできます。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>時間切れになったプレイヤーはそのゲームに負け、クロックはリセットされます。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>時間切れになったプレイヤーはマッチに負けます。</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>このゲームに勝てばマッチに勝つプレイヤーは、ダブルできません。</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>自分のチェッカーが固定されているポイントには入れません。</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>相手のチェッカーが1枚でもあるポイントはブロックされ、ヒットはありません。</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>相手のチェッカーが2枚以上あるポイントはブロックされます。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>ビーバーには同様にラクーンで、ラクーンにはオッターで応えられます。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>ビーバーには同様にラクーンで応えられます。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>ビーバーにはラクーン、ラクーンにはオッターというように、無制限に応えられます。</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>相手のチェッカーが1枚だけならヒットされ、バーに行きます。</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>相手のチェッカーが1枚だけなら、ヒットではなく固定されます。自分のチェッカーが上に乗り、そこから自分のチェッカーがなくなるまで動けません。</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>勝つと1ポイントです。</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>勝つとキューブの値のポイントになります。</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>2-1で両方の目を使ったら、好きなゾロ目を指定し、振ったのと同じように使います。すべて使えたら、もう一度振ります。</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">2-1で両方の目を使ったら、好きなゾロ目を指定し、振ったのと同じように使います。すべて使えたら、もう一度振ります。</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>目的</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>自分のチェッカーがすべてエンターするまで、他のチェッカーは動かせません。</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>オートマチックダブルもキューブを上げたことになります。</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>ロールの一部を使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>使えない目が出た時点で、その手番に残っていた目はすべて失われます。</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>ビーバー: ダブルされたプレイヤーは、その場でキューブをさらに倍にして所有できます。</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>振る前に、賭け点を2倍にすることを提案できます。ただしゲームの最初の手番ではできません。</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>使う方法がある限り、両方の目を使わなければなりません。ゾロ目は使えるだけ使います。</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>両プレイヤーは同じ方向に動き、ポイントも同じように数えます。どちらも24から19のポイントに入り、6から1のポイントでベアオフします。</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>両プレイヤーは対角の隅から同じ向きに回ります。相手はあなたの12ポイントから始め、あなたの18から13のポイントでベアオフします。</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>チェッカーは、24ポイントから1ポイントへ前にだけ進みます。</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>すべてがエンターする前でも、ボード上のチェッカーを動かせます。</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>クロフォード: プレイヤーがマッチまで残り1ポイントになった直後のゲームでは、キューブを使いません。</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>1つの目で控えのチェッカーを1枚ボードに出します。1なら24ポイント、6なら19ポイントです。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>各自1個ずつダイスを振り、大きい目の人が先手となり、2個とも振って最初の手番を始めます。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>各自1個ずつダイスを振り、大きい目の人が先手となり、その2つの目で始めます。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>各自1個ずつダイスを振り、大きい目の人が先手となり、その2つの目で始めるか、そのほうが良ければ2個とも振り直します。</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>エンター</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>同じ目なら振り直します。</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>オープニングロールが同じ目なら賭け点が2倍になります。キューブは中央のままです。</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>ホーランド: そのゲームの後は、両プレイヤーが2回振るまでダブルできません。</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>すべて使えたら、ゾロ目の後にもう一度振ります。</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>相手のチェッカーがすべて1つのポイントにあり、その前の6つのポイントを持っている場合、可能な限りそのうちの1つを空けなければなりません。</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>両プレイヤーが続けて動けず、どちらもどの目も使えない状態なら、ゲームは引き分けです。</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>どちらか一方の目しか使えない場合は、大きいほうを使わなければなりません。</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>すべてのチェッカーがスタートを離れた相手にそこで固定されると、その相手が直ちに2倍勝ちになります。</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>使える目がなければ、相手の手番になります。</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>相手のチェッカーがまだそこに残っていればゲームは続き、マザーが固定されたまま残りがすべてそこを離れると勝ちになります。相手のマザーも固定されていれば引き分けです。</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>ヒットされたら、まずそのチェッカーを再びインナーまで戻さなければなりません。</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>各プレイヤーの最初の3手番では、ゾロ目を4回使います。4手番目からは、より大きい目も順に4回ずつ使います。4-4の後は5を4回、6を4回です。</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>相手のインナーボードに入ります。1なら24ポイント、6なら19ポイントです。</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>1なら24ポイント、6なら19ポイントに入ります。</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>ジャコビー: ギャモンとバックギャモンは、キューブが上げられた後にのみ数えます。</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>動かし方</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>相手のスタート側の6ポイントすべてを持つこともできません。</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>使えなかった目は相手に渡り、相手は次の手番の前に、可能な限り自分のチェッカーで使います。どれかの目を残りの回数だけ使えなければそこで終わり、それより大きい目は失われます。</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>すべてのチェッカーが6から1のポイントに入ると、ベアオフできます。</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>すべてのチェッカーがエンターし、6から1のポイントに入ると、ベアオフできます。</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>24ポイントを離れられるチェッカーは1手番に1枚です。最初の手番の6-6、4-4、3-3なら2枚です。</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>ダイスの使い方</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>バー</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>始め方</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>ゲームは順番にプレイします: {games}、そして最初に戻ります。前のゲームの勝者にかかわらず、毎回オープニングロールで始めます。</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>ゲームは順番にプレイします: {games}、そして最初に戻ります。ゲームの勝者が次を始め、引き分けの後はダイスで決めます。</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>24ポイントに残った最後のチェッカーを、そのプレイヤーのマザーといいます。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>マザー</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>両プレイヤーは逆方向に動き、それぞれ自分の側からポイントを数えます。あなたの24ポイントは相手の1ポイントです。</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>初期配置と各プレイヤーの進行方向</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>勝者は、敗者がベアオフしていないチェッカー1枚につき1ポイントを得ます。</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>ゲームの勝者が次のゲームを始めます。</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>キューブは使いません。</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>最初のチェッカーが相手のスタートであるあなたの12ポイントを越えるまで、2枚目は24ポイントを離れられません。</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>ゲームの価値</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>控えにチェッカーがある間、ゾロ目は4回使うだけで、もう一度振ることはありません。</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>控えにチェッカーがある間、他のチェッカーは12ポイント以降に進めません。</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">バーにチェッカーがあれば4倍になります。</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>6ポイントを連続して持てるのは、その前方に相手のチェッカーがある場合だけです。</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>自分のチェッカーが固定されている間は、ベアオフできません。</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>自分のチェッカーが1枚インナーに達するまでヒットできません。それまでは相手のチェッカー1枚でもポイントがブロックされます。達した後は、そのゲームの間ずっとヒットできます。</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>自分のスタート側の24から19の6ポイントすべてを持つことはできません。</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>好きなだけゲームをプレイし、すべてのポイントを数えます。</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{point}ポイントに{count}枚</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>設定と異なるルール</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>既定のルールを使う</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>ファイルに含まれないもの: {things}。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>{file}として保存しました。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>マッチは{file}に保存されませんでした。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>マッチは{file}に保存されませんでした: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>解析</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>クロックと考慮時間</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>使ったヒント</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>ダイスの証明</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>同じ目のオープニングロール</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>取り消した手</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>どちらがコンピューターか</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダーを表示するプログラムがありません。ファイルは{folder}にあります。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>フォルダーで表示</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>上限(&amp;U)</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>各スコアでの最善</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>縦: プレイヤーの残りポイント。横: 相手の残りポイント。</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>注目すべきスコア</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>両プレイヤーの残りポイントの上限</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">残りポイントの上限</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>ボード上に判断がありません。</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>全スコア…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>スコアレンズ</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>マウスを動かすと言葉ができます。自分で入力することもできます</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>ダイスはもう封印されています。bgdeskが事前に知りえなかった言葉がすべてのロールに使われるため、都合の良いダイスを選ぶことはできません。確実を期すには自分で言葉を入力してください。</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>あなたの言葉(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>マッチを検索</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>プレイヤー、ゲーム、タグ、イベント、日付で検索</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>タグ</translation>
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
        <translation>順位</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>{league}のシーズン</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>下の各セクション</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>一覧に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>参加(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>ログイン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>マッチのパスワード(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>マッチを募集(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>パスワード(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>サーバー(&amp;S)</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>パスワードはどこにも保存されません。なしの場合はゲストになります。</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>bgammon.orgのようなサーバーでは、bgdeskを使わない人も含めて大勢がプレイしています。</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>ログアウト(&amp;U)</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>{server}に{account}としてログイン中。</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>サーバーのマッチ</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>サーバーでプレイ</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>ポイント(&amp;T)</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>ダイスはサーバーが振り、誰も検証できません。</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>通信は暗号化されません。発言やパスワードを他人に読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>クロフォードゲームはなく、投了したゲームはシングル負けになります。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>席に着きました。誰かが参加するとすぐにマッチが始まります。</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server}を探しています…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points}ポイント)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points}ポイント、パスワードあり)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">0.020以上: 疑問手</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">0.040以上: エラー</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">0.080以上: ブランダー</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0: 空いているポートを自動で選びます。</translation>
    </message>
    <message>
        <source>1-ply</source>
        <translation>1プライ</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2プライ</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3プライ</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>自分のインナーでヒットしたチェッカーは、その手番の間そこにとどまります。</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>合法かどうかにかかわらず、実際の手を入力できます。相手が次のロールまたはダブルまでに異議を唱えなければ有効です。</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>名前か数字で、専用の招待に使われます。ルーターで確認できます。</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>手番のプレイヤーは、振る前に賭け点を2倍にすることを提案できます。</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>ダブルされたプレイヤーは、その場でキューブをさらに倍にして所有できます。マネーゲームのみ。</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>実物のキューブに1はなく、上げられるまで64を上にして置きます。</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11ロール後</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16ロール後</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7ロール後</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>クロフォードゲームの後は、両プレイヤーが2回振るまでダブルできません。</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>コンピューターとの対戦では常に自分の側から、観戦では手前から見ます。</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>マーフィーとも呼ばれます。オープニングロールが同じ目なら賭け点が2倍になり、キューブは中央のままです。マッチでは一般的でないため、使うマッチごとに選んでください。</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>インターネット上のコンピューターも</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>この場合、オートマチックダブルもキューブを上げたことになります。マネーゲームのみ。</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>英国の古いハウスルールです。</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>終了時に自分のマッチを解析</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">両者の差も表示します。</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">勝者のインナーにあるときは3倍です。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>リアルタイムで</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>ダブルする前に確認</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>1ポイントにチェッカー5枚まで</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>1ゲーム1回まで</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>1ゲーム3回まで</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>1ゲーム2回まで</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">最大値です。時間が長いほど深く読みます。他の相手はすぐに応じます。</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>キューブを差し出す前に確認します。</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>オートマチックダブル</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>オートマチックダブルもジャコビールールの条件を満たす</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">オートマチックダブルもジャコビーの条件を満たす</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>最後のダイスの後、自動で</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>バックギャモンになるのは、チェッカーの残りが</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>バーにチェッカーのあるバックギャモンは4倍</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>判断の余地がなくなったら自動でベアオフ</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>ビーバーとラクーン</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>ビーバー、ラクーン、オッター</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>ブランダーのみ</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>1日の復習カードの上限</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>1回のカード数</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>センターキューブの表示</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>チェッカーとダイスが一瞬で動きます。</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>チェッカーとダイスが速く動き、コンピューターはほとんど待ちません。</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>クロック</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>自分のネットワーク内のコンピューター</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>クロフォードルール</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>読みが深いほど良い手になりますが、何倍もの時間がかかります。</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>手番ごとのディレイ</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>新しいマッチのダイス</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前のマッチのダイス</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>方向の矢印</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>ダブリングキューブ</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>疑問手以上</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>結果が確実なら早めにロールアウトを終了</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番の終了</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>エラー以上</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>ゲームごとに独立し、すべてのポイントを数えます。</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>損失のあったものすべて</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>フェアダイス(検証可能)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>フェアダイスはマッチ前に封印された秘密で決まり、マッチ後に検証できます。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>選択肢ごとに36回単位で、最初のロールは各目が同じ回数になります。</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>ポイントマッチとマネーセッションの両方に使われます。</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>手前のプレイヤーから</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>手番のプレイヤーから</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>ギャモンとバックギャモンは、キューブが上げられた後にのみ数えます。マネーゲームのみ。</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>問題の原因を探すのに役立ちます。開いたファイルの名前が入るのは詳細ログだけです。ダイスの秘密とプレイヤー名はどちらにも入りません。</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>ホーランドルール</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>インナーボード</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>記憶の目標</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>時間切れのとき</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>すべてのゲームで</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>バックギャモンと進み方が異なるゲームで</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>コンピューターのチェッカーの色で、あなたが最初に動かすまで表示します。</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>あなたのチェッカーの色で表示します。</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>敗者がチェッカーを1枚も上げていない場合に限ります。</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>これより長くは考えません。時間が長いほど深く読みます。他の相手はすぐに応じます。</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>ジャコビールール</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>エラーとする最小の損失</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>ログの詳しさ</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>bgdeskの起動時に1日1回確認</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>ゲーム負け</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>マッチ負け</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>手動: ダイスをクリックするかEnter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>高い</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>コントラストを高くすると、ボードを選んでいない限り白黒のボードになります。</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>高いほど、各カードの出題が増えます。</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>ロールアウト中の手の深さ</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>自分のチェッカー</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>1日の新しいカード</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>しない</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>システムの指定に従いアニメーションなし</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>プレイヤーが初めてマッチまで残り1ポイントになった直後の1ゲームでは、キューブを使いません。</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>インナーでのヒットアンドラン禁止</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>誰にも許可しない</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>打ち切らない: 最後まで</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>指定を伝えられないデスクトップもあります。「アニメーションなし」はどこでも使えます。</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>自分のエラーのうち、カードにする価値のあるもの。</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>マッチの解析後にカードを提案</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>バーの上</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>バーの上または勝者のインナー</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>左側</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>右側</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>このコンピューターの他のウィンドウのみ</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>コンタクトがなくなり、どう選んでも結果が変わらないときのみ。</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>テーブルを開いている間だけ、その招待がある場合だけ届きます。インターネットからは、ほとんどの場合、ルーターでこのコンピューターにポートを転送しないと届きません。bgdeskはルーターを変更しません。</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>他の人の観戦</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>一部の目を使わない手も可</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>コンピューターが動く前の間</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>コンタクトがなくなったら速く進める</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>強制手を自動で動かす</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>効果音を鳴らす</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>クロックを使う</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>ポイント番号</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>テーブルのポート</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">敗者が1枚も上げていない場合に限ります。</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>実物のダイス(入力)</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>実物のダイスを使う2人のためのレフェリーモード</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>システムの文字サイズに対する比率です。ボードの文字も、余裕がある限り大きくなります。</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>中継サーバー</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>再現可能なダイス(数から)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>大会のような持ち時間と手番ごとのディレイ。</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>1ポイントあたりの持ち時間</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>ダブルできないときは自動で振る</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>マッチ開始時に挨拶する</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>ロールアウトのシード</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>ボード上にヒントを表示</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>マイルストーンを表示</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>バーの上下の枠に、各プレイヤーの進行方向を表示します。</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>ピップカウントを表示</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>コンピューターの手を矢印で表示</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>自動で動かされた手を矢印で表示</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>ボードの横と保存したマッチに表示されます。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>チェッカーとダイスの速さ</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">次回のbgdesk起動時に有効になります。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>どこからでもテーブルに届くようにする中継サーバーのアドレスです(そこで誰かが「bgdesk table-server」を実行しています)。会話の内容は読めません。空: 使いません。</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>手番ごとのディレイの間は持ち時間が減らず、その後に減ります。</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>振る前にキューブアクションがないときは、すぐにダイスを振ります。2人対戦では、一方の手が自動で動かされた後は振りません。</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>両者の差も表示します。</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>先に決められたポイントに達したプレイヤーの勝ちです。</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>相手に表示されます。空: 設定の名前。</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>結果にPR、運、見るべき判断が表示されます。バックグラウンドで実行され、ゲームが優先されます。</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>同じ数なら同じダイスになり、結果も同じになります。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>そこでエンジンがポジションを評価します。速くなりますが、正確さは下がります。</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>最強の相手の考慮時間</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>チェッカーが動く前にダイスを見る時間です。</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>ロールアウトの試行数</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>ロールアウトの打ち切り</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>2手番遅れ</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>今日の分がなくなるまで</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>それまでは手を元に戻せます。</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>7ポイント、または7ゲームまで</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>200分の199の確度で劣る手には、それ以上の試行を行いません。</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">99.5%の確度で劣る手には、それ以上の試行を行いません。</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">エラーとして止まる基準</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>次にできることを数秒間表示します。手が許されない理由は常に表示されます。</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>達成したことを成績のページに表示します。減ることはありません。</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>合法手が1つだけ、またはないときは、自動で動かして知らせます。</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>テーブルに届く範囲</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>観戦の招待を持つ人なら誰でも観戦できます。プレイの招待とは別のものです。</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>0なら、空いているポートを自動で選びます。</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>勝者のインナーにチェッカーがあるときは3倍です。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>ロールの一部を使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>インターネットから見たアドレス</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>テーブルでの名前</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>設定を閉じると、bgdeskは一度終了し、この言語で再び起動します。</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Unit behind a number: milliseconds</extracomment>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number: seconds</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source>“Next error” and the list of errors leave out what cost less.</source>
        <translation>「次のエラー」とエラーの一覧では、これより損失の小さいものを省きます。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>このページを既定に戻す</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>このページを元の設定に戻す</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>センター</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>クロフォードゲーム</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>ジャコビー</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>マッチの長さ</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>マネー</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>申し出なし</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>申し出</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>キューブの所有者</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>ラクーン</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>振る前…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>36通りのうち%n通りでヒットします。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>最善手の後</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>実際の手の後</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>現状</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>白のブロットへの黒のショット</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>ブロット</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>変更前後のブロット</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>このボードと比較</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>{point}ポイントから</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>チェッカーの移動元</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>チェッカーを動かさない</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>チェッカーの移動先</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>ここではヒットできるものがありません。</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>ショット</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>{point}ポイントのブロット</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>{point}ポイントへ</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>黒のブロットへの白のショット</translation>
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
        <translation>{first}、{next}</translation>
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
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>ダイスの統計</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>ロールカウンター</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>ロール</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%nピップ · 上がり{off}</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>このプレイヤーの手番にする (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>獲得ポイント</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">{pips}ピップ</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">{pips}ピップ · 上がり{off}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>{points}アウェイ</translation>
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
        <translation>音が出ません: このコンピューターにはスピーカーもヘッドホンもありません。</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>表示中の解析</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>判断ごとに最も深い解析</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>解析を削除</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>この解析を削除…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>どの解析を表示するか</translation>
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
            <numerusform>相手の黒のチェッカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>自分の黒のチェッカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>相手の白のチェッカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>自分の白のチェッカー%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>クロフォードゲーム、キューブなし</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>センターキューブ{value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>キューブなし</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>ピップ数: {own}対{theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>キューブ{value}でダブル中</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>自分のキューブ{value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name}のキューブ{value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}、{other} {theirs}、{length}ポイントマッチ</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}、{other} {theirs}、マネーセッション</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}、{length}ポイントマッチ</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}、マネーセッション</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}、{length}ポイントマッチ</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}、マネーセッション</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>bgdeskの部品が足りません: {parts}。bgdeskをインストールし直してください。</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>システムに{libraries}がないため、音が出ません。インストール(DebianとUbuntuでは{packages})してからbgdeskを再起動してください。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>音が出ません: Qtの音声部分を読み込めません({detail})。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>音が出ません: Qtの音声部分がインストールされていません。ターミナルで「{command}」を実行してからbgdeskを再起動してください。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>ディスプレイ{display}に接続できません。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}を使えません: 同じ名前のファイルがあります。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}を使えません: 使用できない名前です。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}を使えません: パスが長すぎます。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}を使えません: 書き込む権限がありません。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>フォルダー{folder}を使えません: {detail}。</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>ライブラリは{file}の時点に戻りました。元のライブラリは「マッチ」→「データ」のバックアップにあります。</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>bgdeskの別のウィンドウが応答しないため、このウィンドウを別に開きました。</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>システムに{libraries}がないため、ウィンドウを開けません(DebianとUbuntuでは{packages}をインストールしてください)。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>ウィンドウを開くディスプレイがありません。ディスプレイが不要なコマンドは{command}で確認できます。</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>ファイル{file}はありません。</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>bgdesk {version}になりました。新機能をご覧ください。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}に書き込む権限がありません。変更した設定はbgdeskを閉じると失われます。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>フォルダー{folder}に書き込む権限がありません。マッチを見たり書き出したりできますが、行った操作はbgdeskを閉じると失われます。</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>データ</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>データは{folder}に移りました。元の場所に残ったものは削除できます。「マッチ」→「データ」を参照してください。</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>データは{folder}に移されましたが、今は見つかりません。そのディスクを接続してbgdeskを起動し直してください。ディスクを失った場合は、ファイル{detail}を削除すると、bgdeskは通常の場所から始まります。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>16のマスの輪を巡る、中国の古いレースゲームです。</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>引き分け {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>こんにちは</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>こんばんは</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>おはようございます</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>時間切れ負け {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>負け {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>{mine} : {theirs}で投了</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>ここにいる間もクロックは進みます。</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>終わっていないマッチはbgdeskの別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>時間切れ勝ち {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>勝ち {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>勝ち、{mine} : {theirs}で相手が投了</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>相手: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>ゲームの合間</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>フェアダイス</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>次はオープニングロール</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>チューターあり</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>昨日</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>ダブルされています</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>投了の申し出を受けています</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>あなたの手番です</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>あなたが{dice}で動かす番です</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name}が{dice}で動かす番です</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name}がダブルされています</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name}が投了の申し出を受けています</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name}の手番です</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n件を復元しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%nマッチを解析しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>対象外の%nマッチ:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>これらはすべて解析済みか、まだ進行中です。</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>マッチを解析中: {number}/{total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>見つかったマッチ</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%nマッチをごみ箱に移しました。30日間は復元できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n個のポジションをごみ箱に移しました。30日間は復元できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>未解析の%nマッチを残して中止しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>クロフォード</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>ゲームの勝率{chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>マッチの勝率{chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>強制手でもダブルから程遠くもない判断1件あたりの損失エクイティの1000倍。</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>どちらかのプレイヤーの1手あたりの損失エクイティの1000倍。</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90%区間</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>各ゲームをマネーゲームとして換算した、エラーの損失の合計。</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>解析(F7)すると、ここに両者の内容が表示されます。</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>他のプログラムの数え方</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>ブランダー</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>判断の種類別</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>チェッカーの動かし方</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>コンタクト</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>損失が{least}以上で、ブランダーではない判断。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>損失が{least}以上で、エラーではない判断。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>損失が{least}以上の判断。</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>ダブルしなかった誤り</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>ダブルした誤り</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>失ったエクイティ</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>運</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失ったマッチ勝率</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>違反の手があるマッチでは分かりません。それによる得失は運でもエラーでもないためです。</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>オープニング</translation>
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
        <translation>PR {rating} (判断が少数)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>パフォーマンスレーティング: 対象となる判断の平均エラーの500倍。</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>局面別のチェッカーの動かし方</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失ったポイント</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>運が五分なら、両者のエラーによって決まったはずの勝率またはポイント。推定値のため、0%未満や100%超になることもあります。</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>強制手でない判断と、キューブでは僅差の判断。そのうち自明でないものがPRの対象です。</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>全ロールの平均と比べて、自分のロールで得たエクイティ。</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>エクイティと結果で見た損失と、誤った判断の数。</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>ロールの運が違った場合のレーティングの範囲。</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>運が五分なら</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>上級者</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>カジュアル</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>上の空</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>判断が少数</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>違反の手あり</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中級者</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>運 {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>世界チャンピオン</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>ワールドクラス</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low}～{high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>このマッチから学ぶ…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>マッチのまとめ</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>まとめ</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>ファイルの名前またはパスが長すぎます。</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>チャット ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>前と違う条件が提示されました。メニュー「マッチ」の「ネットワークのテーブル…」から返事をしてください。</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>相手がもう1マッチを希望しています。</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>相手が直前の判断の取り消しを求めています。許可すると、それ以降このマッチは練習扱いになります。そのまま続けると、判断は有効のままです。</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>相手に次のマッチを申し込んでいます。</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>相手に尋ねています。相手は許可するか、そのまま続けます。</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>相手がもうテーブルにいないため、再戦はありません。</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>相手が続けたので、あなたの判断は有効のままです。</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>あなたの判断は取り消されました。このマッチは練習扱いになります。</translation>
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
        <translation>初期配置</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>そのテーブルでは別のマッチが行われています。</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>このサーバーではシングルでの投了しかできないため、その申し出は無効です。</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>メッセージの重複または欠落があったため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>このプログラムが離れている間に、サーバー側で把握しきれない進行がありました。</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>この招待の行き先からは応答がありません。テーブルが閉じられているか、ここからは届きません。</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>このテーブルの2人のプレイヤーを区別できません。どちらかが別の名前にしてください。</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>中継サーバーでこのテーブルを開いている人がいないか、応答がありません。</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>相手のプログラムから20秒間応答がありません。待っています。</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>一度に多くの発言があったため、一部を省きました。</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>そのテーブルにはすでに別の人が座っています。</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>このテーブルのコードではありません。</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>そのロールは早すぎたため無効です。</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>設定の中継サーバーのアドレスが正しくありません。テーブルには中継なしでしか届きません。</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>2つのプログラムのクロックが、通信の遅れで説明できる以上にずれています。</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>マッチは保存されています。</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>相手のプログラムが希望するマッチは実行できません。</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>相手はこのマッチを希望していません。</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>相手のプログラムがダイスの秘密をコピーしたため、対戦できません。</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>相手のプログラムが、そのプレイヤーの決めることではないことを決めました。</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>相手のプログラムが、振った後に別のことをしました。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">相手のプログラムが、待ったなどテーブルではできないことをしました。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>相手のプログラムが、テーブルではできないことをしました。</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>相手のプログラムが、その時点ではできないことをしました。</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>相手のプログラムがこちらの送信内容を受け付けないため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>相手のプログラムが応答しません。応答があるまで探し続けます。</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>相手のプログラムがダイスの秘密を明かさないため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>相手のプログラムは、こちらからの通信を20秒間受け取っていません。</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>相手のプログラムが、ルールで禁じられた手をプレイしました。</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>相手のプログラムには、このバージョンのbgdeskにない機能が必要です。</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>相手のプログラムはルールのバージョンが異なります。どちらかがbgdeskを更新する必要があります。</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>相手のプログラムのメッセージを読み取れないため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>相手のプログラムのメッセージにありえない値があるため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>相手のプログラムが一度に送れる量を超えて送信したため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>相手のプログラムがテキストでないものを送信したため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>相手のプログラムが短時間に多すぎるメッセージを送信したため、テーブルを閉じました。</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>相手のプログラムはプロトコルのバージョンが異なります。どちらかがbgdeskを更新する必要があります。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>相手のプログラムが、誰も振らないうちにダイスの秘密を明かしました。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>相手のプログラムが、マッチ前に決めたものではないダイスの秘密を明かしました。</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>他のプログラムと通信するbgdeskの部分が止まったため、テーブルは閉じられました。</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>中継サーバーが満員か、ここからの要求が多すぎました。</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>サーバーが応答しないか、接続を終了しました({reason})。</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>サーバーに入れません。同じ名前でもう一度ログインしてください。</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>サーバーは、このプログラムが対応していないゲームを行っています。</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>このネットワークにテーブルを表示できませんが、招待は使えます({reason})。</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>テーブルはこのポートで待ち受けられません。設定で別のポートを選んでください({reason})。</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>2つのマッチの記録が一致しません。</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>このコードではもう入れません。新しいコードか招待をもらってください。</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>この招待はそこにあるテーブルのものではありません。新しい招待をもらってください。</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>このマッチはもうサーバーにありません。</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>このマッチにはアカウントのパスワードが必要ですが、どこにも保存されていません。同じ名前でもう一度サーバーにログインしてください。</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>誤ったコードが3回入力されたため、このコードではもう入れません。テーブルをもう一度表示してください。</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>応答した相手はテーブルの中継サーバーではないか、バージョンが異なります。</translation>
    </message>
    <message>
        <source>What the table needs cannot be written to disk, so it is closed ({reason}).</source>
        <translation type="vanished">テーブルに必要なものをディスクに書き込めないため、テーブルを閉じました({reason})。</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>テーブルに必要なものがディスクにないか、書き込めないため、閉じました({reason})。</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>あなたのロールは早すぎたため無効です。</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>離席中、マッチは待機</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>他の人は観戦できません。</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>3分間何も起きていません。クロックがないので、待っても誰も負けません。チャットで尋ねるか、待ち続けるか、テーブルを離れてください。マッチは保存されますが、勝ちを主張することはできません。</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>他の人はマッチをリアルタイムで観戦できます。</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>ロール中…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>ロール中…ダイスは両方のコンピューターで決まります。</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>現在相手と通信できません。マッチとクロックは待機しています。</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>あなたの発言をプレイヤーが読むのは、ゲームとゲームの間だけです。</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>今テーブルと通信できません。探しています。</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>テーブルは閉じています</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>テーブルは閉じています。マッチの続きは、メニュー「マッチ」の「ネットワークのテーブル…」からできます。</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">テーブルは閉じています。マッチの続きは: マッチ → ネットワークのテーブル…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>テーブルは閉じています。招待を使ってもう一度観戦してください。</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>{white}と{black}を観戦しています。</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>以前のポジション · Spaceでゲームに戻る</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>以前のポジションです。プレイするにはゲームに戻ってください。</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>このマッチを検討中です。「続けてプレイ…」でここからゲームを始められます。</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>許可する</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>いいえ、続ける</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>再戦</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>コードは8桁です。相手のコンピューターのテーブルの横に表示されています。</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>テーブルについて</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>このネットワークでは検索できません({reason})。</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>ネットワークのテーブル</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>サーバーのアドレスではありません。名前、または名前とコロンとポートで指定します。</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>テーブルの招待ではありません。招待は「bgdesk:」で始まり、52文字の英数字で終わります。</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>これは観戦の招待ではありません。観戦の招待は「bgdesk-watch:」で始まり、52文字の英数字で終わります。</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>ボードには別のマッチがありますが、あなたのテーブルはまだ開いています。</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>タグ</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>%nマッチのタグ:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>頼む</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>直前の判断を取り消させてもらえるよう、相手に頼みますか?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>許可されると、それ以降このマッチは練習扱いになり、誰のレーティングも変わりません。</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>次に何が出るかは誰にも分かりません。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>直前の判断とそれ以降を取り消しますか?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>取り消して新しいダイス</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>取り消して同じダイス</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>このマッチは練習扱いになり、レーティングは変わりません。</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>相手は許可するか、そのまま続けます。後のロールがもう一度出ることはありません。</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>同じロールが同じ順序で出ます。</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>上がりチェッカー%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>マッチからランダム(&amp;R)</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>クローズアウト</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>コンピューターのプレイからランダム(&amp;P)</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>テンプレート</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>コンピューターが自分自身と%n手番プレイして、このポジションになりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>コンピューターが数手番プレイしています…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>このポジションは{white}対{black}のマッチのものです。</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>見送る(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>プレイする(&amp;Y)</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>ルールを読む(&amp;U)</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>あなたは黒のチェッカーです。</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>あなたは白のチェッカーです。</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">このテーブルを開き、次の対戦を希望しています:</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name}がこのテーブルを開き、次の対戦を希望しています:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>テキストの種類</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>ポジションのテキスト</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>このポジションにはこの形式がありません。XGIDやIDを貼り付けられます</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk独自の形式</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>ブッフホルツ</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>ブッフホルツ・カット1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>コンソレーション</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>決勝</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>組み合わせと全ダイスのフィンガープリント(SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>組</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>{letter}組</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>最も難しい正解</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>決勝トーナメント</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>{first}と{second}の敗者</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>敗者側トーナメント表</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>本戦トーナメント表</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>マッチごと</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>3位決定戦</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>プレーオフ</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>累進</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>準々決勝</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>ベスト{players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>2回目の決勝</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>秘密: {digits}。このバイト列のSHA-256がフィンガープリントです。</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>準決勝</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>トーナメントは優勝者なしで終わりました。</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>トーナメントが終わりました。同点優勝: {names}。</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>このマッチは今プレイ中です。終わり次第、最初のロールから見られます。</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>このマッチは次にプレイされます。終わり次第、最初のロールから見られます。</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>今プレイできるマッチ</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>勝者側トーナメント表</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>最悪の判断</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>あなたがコンソレーションで優勝しました。</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>あなたがトーナメントで優勝しました。</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>あなたの決勝: 相手は{opponent}です。</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>あなたの3位決定戦: 相手は{opponent}です。</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>あなたの次のマッチ: 相手は{opponent}です。</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>あなたの次の相手はまだ決まっていません。</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>あなたの準々決勝: 相手は{opponent}です。</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>あなたの準決勝: 相手は{opponent}です。</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>あなたのトーナメントは終わりました。</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>あなたのトーナメントは終わりました。他のマッチは続きます。</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>対 {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>ディレクターの裁定</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>{opponent}に負け</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>マッチ削除済み</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>不戦</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>{points}ポイント</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>{opponent}に勝ち</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>観戦中</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first}または{second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first}対{second}。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first}～{last}</translation>
    </message>
    <message>
        <source>{first} {points}, {second} {other_points}</source>
        <extracomment>For a screen reader: the result of a match, such as Anna 7, Ben 4</extracomment>
        <translation>{first} {points}、{second} {other_points}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>For a screen reader: who plays a match, such as Anna, Ben</extracomment>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{name} won the consolation.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name}がコンソレーションで優勝しました。</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name}がトーナメントで優勝しました。</translation>
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
        <translation>{played}戦{won}勝</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>トーナメントがすでに進んだため、その操作はできません。</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>掲示用に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>観戦(&amp;W)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>トーナメント表</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>フィンガープリントをコピー</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>秘密をコピー</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>ディレクター(&amp;I)…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>自分の道筋(&amp;Y)</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>プレイ(&amp;L)</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>画像として保存(&amp;U)…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Webページとして保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>組み合わせが決まりました。よければ始めてください。始めた後は変更できません。</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>自分の内容</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>トーナメントについて</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>すべてのトーナメント</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>トーナメント表</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>変更</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>新しいトーナメント</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation type="vanished">このマッチは対戦中です。終わり次第、最初のロールから見られます。</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>このトーナメントはプレイできません({detail})。</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>今夜のトーナメント</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>トーナメント</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>前回のロール{dice}の前は%nピップ、今は{now}ピップ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>{engine}によるロールアウト({settings}): %nゲーム。ここでの標準誤差は{error}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">6ピップ先のブロットは17通りのロールでヒットされ、どの距離よりも多くなります。6の目が出る11通りに、合計が6になる5-1、4-2、3-3、2-2が加わります。自分のポイントで組み合わせを防げば、残るのは11通りです。</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>6ピップ先のブロットは17通りのロールでヒットされ、どの距離よりも多くなります。6の目が出る11通りに、合計が6になるもの({rolls})が加わります。自分のポイントで組み合わせを防げば、残るのは11通りです。</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>損失が{cost}以下の手も正解とします。</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>プランはチェッカーの配置だけから、「成績の推移」と同じ規則で判定します。プランが明確で、2手番後も変わらないポジションだけを出題します。</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>プライムとその後ろの1枚のチェッカー</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>エースポイントゲーム</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>エースポイントゲーム: 黒がショットを待つ</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">考えられるすべての手の後で、平均{number}通りのロールがヒットします。</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>{best}の後は36通りのうち{least}通り、{yours}の後は{more}通りのロールがヒットします。</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">1パーセントポイント以内、ギャモンプライスなら0.05以内の回答を正解とします。</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>1パーセントポイント以内、ギャモンプライスなら{near}以内の回答を正解とします。</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>よくあるオープニングムーブに応えます。</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>回答数</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>テイクできるかどうかを考えてみてください。どちらとも言い切れなければダブルです。相手も迷い、誤ってテイクやパスをするかもしれません。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>アタック</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>バックゲーム</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>上げられるチェッカーは必ず上げます。1枚残すと1ロール余計にかかることがあります。</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>ベアオフ</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>黒のチェッカーの後ろに残る白は、24ポイント(黒のエースポイント)のアンカーだけです。望みは終盤のショットにかかっています。</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>より良い手は{best}です。{yours}の平均の損(ロール数): {number}。</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>より良い手は{best}です。{yours}の損失は{cost}です。</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">より良い手は{best}です。{yours}は平均{number}ロールの損です。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>黒はバーの上か白のインナーに1枚だけのチェッカーがあり、そこにアンカーがありません。白にはヒットしてポイントを閉じるだけのチェッカーがあります。</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>黒が振ります。どのロールで自分のチェッカーがヒットされますか?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>黒がオープニングの{dice}で{move}と動かしました。どう応えますか?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>黒の上がりチェッカー</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>黒のプラン</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>ブリッツ: 黒がバーの上</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>どちらも正解です。</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>両者がミッドポイントを保持</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>チェッカー</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>クローズアウト: バーにチェッカー1枚</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>ゲームに現れたポジションで、両者のピップを数えます。</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>一度数えたら、ロールごとに引いていきます。ヒットされたら、25からそのポイントの番号を引いた数を足します。</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>答えが変わるまで一歩ずつ変化させるキューブアクション。</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>ダイレクト</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>バーからの距離: {distance}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>エンター後にヒットするチェッカーの距離: {distances}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>ヒットするチェッカーの距離: {distances}。</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>ボードを1～3、4～6のように3ポイントずつの組に分けます。どのチェッカーも組の真ん中のポイントにあるものとして数えます。最初の組は2ピップ、次は5ピップと、3ずつ増えます。次に、組の一番上のポイントのチェッカー1枚につき1を足し、一番下のチェッカー1枚につき1を引きます。</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>ダブルマッチポイント: 両者とも残り1ポイントです。</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>レース終盤のダブル、テイク、パス。答えは厳密です。</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>{cube}にダブルした場合のマッチ勝率: パス後は{passed}、テイクして負けた後は{lost}、テイクして勝った後は{won}。したがって必要な勝率は ({passed} - {lost}) / ({won} - {lost}) = {take} です。</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>デュプリケーション</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>有効ピップカウント</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>エクイティ</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>スタックとギャップの無駄を含め、ベアオフに実際に必要なピップ数を見積もります。</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>厳密値</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>6、5、4ポイントに15枚をならして置くと、ウェステージはおよそ7～8ピップです。ギャップや低いポイントのチェッカーがあると、大きな目を短い移動に使うため、さらに増えます。</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>ベアオフの最善手を見つけます。答えは厳密です。</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>ショットが最も少なくなる手を見つけます。最善手とは限りません。</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>実戦で使える公式(厳密ではない)</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>エクイティテーブルから</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>ゲームプラン</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>ギャモンプライス、キューブ{cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>ギャモンプライス: (ギャモン勝ち - 勝ち) / (勝ち - 負け)。いずれもマッチ勝率です。</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>ハーフクロスオーバー</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>ホールディングゲーム</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>5ポイントのホールディング</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>両者に必要なピップ数は?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>表の✓は正解、+は見落とし、✗はヒットしないのに選んだものです。</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">ベアオフまでの平均ロール数に49/6を掛けた値です。誤差1ピップ以内の回答を正解とします。</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">チェッカーの配置だけから、「成績の推移」と同じ規則で判定します。プランが明確で、2手番後も変わらないポジションだけを出題します。</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">判定</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>{engine}による評価: {level}。</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>キースカウント</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>いくつかの形を覚え、頭の中でチェッカーを動かしてその形に近づけます。クローズドボードは42、ミッドポイントの5枚は65、24ポイントの2枚は48、4ポイントからの5ポイントプライムは60です。1枚を進めた分だけ別の1枚を戻せば、ピップカウントは変わりません。</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>相手が2つの良い手に同じ目を必要とするようにします。どちらも4でヒットされる2つのブロットの危険は、1つの場合とほとんど変わりません。</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>表の中で選んでください。端の数字でその目のロールをすべて選べます。2個のダイスの順序違いは同時に選ばれます。Ctrl+Enterで回答します。</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>36通りのロールのうちヒットするものを選びます。</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>マネーゲーム、センターキューブです。両者ともチェッカーが少なく、すべての数値は厳密です。</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>マネーゲーム、ジャコビールールなし。</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>マネーゲーム。もうギャモンはありません。</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>マネーゲーム。センターキューブで、ギャモンは数えます。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>ポジションにふさわしいプランを答えます。</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>もうチェッカーがヒットされることはなく、ピップ数だけの勝負です。</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>明確なプランなし</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>ノーリダブル</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>2つを同時にヒットするロールはないため、数をそのまま足せます。</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>未挑戦です。</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>ここでは安全さだけを問います。最も安全な手が最善手とは限りません。</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>オープニング</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>そうでなければギャップを埋めます。チェッカーを空いたポイントに動かし、スタックを避けます。</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>ピップカウント</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>ピップ</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>最初のロールを、マネーゲームとあらゆるスコアでプレイします。</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>ポイントごと</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>連続ポイント</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>プライミングゲーム</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>レース</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>レースのキューブ</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>リダブル、パス</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>リダブル、テイク</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>基準キューブ</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>応手</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>正解: 36通りのうち{number}通りでヒットします。</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">{engine}によるロールアウト: {games}ゲーム、{settings}。ここでの標準誤差は{error}。</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>ヒットするロール(36通り中)</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>考えられるすべての手で平均した、ヒットするロール数: {number}。</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>今後のロール</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>目安</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>継続カウント</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>ランニングゲーム</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">逃げ切り</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>最も安全な手</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>距離別のショット(間に何もない場合)</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>エースポイントのスタック、両者同数</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>テイクポイント、{cube}にダブル</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>テイクポイント</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36通りのロール</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>最善手は平均ロール数が最も少なくなる手です。</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>上位の手</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>6ピップ先のブロット</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>キューブはセンターです。</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>キューブはあなたのもので、2です。</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>有効ピップカウントは、ベアオフまでの平均ロール数に49/6を掛けた値です。誤差1ピップ以内の回答が正解です。</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>数値は厳密です。同種の全ポジションの表によります。</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>ゲームの最初のロールです。どう動かしますか?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">ギャモンプライスは、ギャモン勝ちが普通の勝ちに加える分を、勝ちと負けの差に対する割合で表したものです。マネーゲームでは0.5です。</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>ギャモンプライスは、ギャモン勝ちが普通の勝ちに加える分を、勝ちと負けの差に対する割合で表したものです。マネーゲームでは{price}です。</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>最後のロール: 次は黒が上がる</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>直近{count}回</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">正しいプラン</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>レースは互角です。</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>正解は「{right}」です。「{chosen}」の損失は{cost}です。</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>正しいプラン</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>ロールだけでは説明できません。チェッカーがヒットされたか、ロールの一部を使えませんでした。</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>スコアカード</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>テイクポイントは、ギャモンがなくキューブがもう動かない場合に、テイクに必要な勝率です。</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>同じロールが複数の場所をヒットするため、合計は{number}通り少なくなります。ブロットを2つ以上残すときに望ましいのが、このデュプリケーションです。</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>ダブルにはトゥーグッド</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>2ロール: 黒に必要なのは2ロールか、ゾロ目1回</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>6ピップ先まではダイレクトショットで、ブロットは遠いより近いほうが安全です。6ピップ先は17通りでヒットされ、以下15、15、14、12、1ピップ先は11通りです。7ピップ以上はインダイレクトショットで、両方の目が必要になり、多くても6通りです。したがってブロットは相手のすぐ近くか7ピップ以上離して置き、6ピップ先はやむを得ないときだけにします。</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>ウェステージ</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>有効ピップカウントは?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>白のプランは?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>無駄になる分</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>あるスコアでテイクに必要な勝率と、そこでのギャモンの価値。</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>両者が自分の同じポイントに同じ枚数のチェッカーを置いているところは除きます。差は変わりません。</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>ショットが最も少なくなる手は?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>白は黒のチェッカーの前に4つ以上の連続ポイントを持ち、それを押さえ込もうとしています。</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>白は黒のインナーに1枚も残さずリードしているか、すでにベアオフ中です。ヒットされずにすべてのチェッカーをインナーに戻し、上がることを目指します。</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>残りは白が{white}ピップ、黒が{black}ピップです。</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>白は大きく遅れ、黒のインナーに2つのポイントを持って終盤のショットを待ちます。</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>白は明らかなリードではありません。最後尾のチェッカーがアンカーかミッドポイントに集まり、ショットか大きなゾロ目を待ちます。</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>白の手番です。</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>白の手番です。両プレイヤーはどうすべきですか?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>あなたは手前の白です。</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>レースは白が{pips}リードしています。</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>白の番: 最善のベアオフは?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>レースは白が{pips}遅れています。</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>ゾーン内の白のチェッカー</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>白の上がりチェッカー</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>白のリード(ピップ)</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>白のピップ数</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>チェッカーがすべてエースポイントにあるときは、2枚につき7ピップ、さらに1を足します。10枚なら36です。</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>チェッカーが残り2枚なら、2枚とも上がるロールの数を数えます。</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>キューブなしで白はゲームの{chance}に勝ちます。</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>ウールジーの法則</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>あなたは残り{own}ポイント、相手は残り{other}ポイントです。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>あなたは残り{own}、相手は残り{other}。クロフォードゲームは終わりました。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>あなたは残り{own}、相手は残り{other}。これはクロフォードゲームです。</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">あなたの回答</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>{point}ポイントのブロットは、36通りのうち{number}通りでヒットされます。</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>正しい数との差: 白{white}、黒{black}。</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>あなたの手は表にありません。表示されたどの手よりも損失が大きい手です。</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">あなた</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>ビルダー</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>ヒットしない</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>ヒットする</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>ヒットする(見落とし)</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>前回の回答</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>ラバーズリープ</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>ポイント作り</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>誤差{number}(ピップ)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>ラン</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>スロット</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>累計</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>バーに{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{point}に{count}枚</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>損失{number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>36通りのうち{number}通りがヒットします。選択は{said}通りでした。</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>誤差36通り中{number}通り</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>誤差{number}パーセントポイント</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">誤差{number}ピップ</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">前回のロール{dice}の前は{pips}ピップ、今は{now}ピップ。</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{all}個のうち{right}個が正解です。</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{all}問中{right}問正解</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>正解率{share}</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>問題は毎回新しく作られるので、丸暗記はできません。回答は保存され、各トレーナーに最近の成績が表示されます。</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>トレーナーについて</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>すべてのトレーナー</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>トレーナー</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>変化</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>それでもビーバー(&amp;Y)</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>最善: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>それでもダブル(&amp;Y)</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>損失は{cost}です。</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>ここではギャモン負けを避けることが重要です。</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>ここではギャモン勝ちを狙うことが重要です。</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>ここではギャモンよりも、ゲームに勝つことが重要です。</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>この手のまま(&amp;Y)</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>ボード全体をもう一度見てください。それぞれの狙いは何ですか?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>このゲームには、チューターが指摘するほど損失の大きい判断はありませんでした。</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>それではありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>今回も違います。答えはこちらです。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>この中に最善手があります:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>それでもパス(&amp;Y)</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>それでも振る(&amp;Y)</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>それでもテイク(&amp;Y)</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>その損失は{cost}です。取り消しますか?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>最善手は、丸で囲んだポイントのチェッカーから始まります。</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>成績には最初の選択を数えます: {choice}の損失は{cost}です。</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>チューターはこの判断を評価できませんでした。マッチは続きます。</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>チューターからの指摘はありません。Hでエンジンのヒントを見られます。</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>チューターが考えています…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>もっと良い手があります。</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>作れるポイントを考えてください。</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>テイクするには何ゲーム勝つ必要があるかを考えてください。</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>ポジション、レース、脅威を考えてください。どちらがどれだけ有利ですか?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>安全を考えてください。次にどこからヒットされますか?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>チェッカーを上げることを考えてください。</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>続けた場合に得られるギャモンを考えてください。</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>次の2ロールを考えてください。どれだけ変わりますか?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>インナーのポイントを考えてください。</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>相手をブロックするポイントを考えてください。</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>マッチのスコアを考えてください。</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>テンポを考えてください。ヒットできるものはありますか?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>安全のために手放すものを考えてください。</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>相手をバーにとどめるものを考えてください。</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>ダブルに相手がどう応えるかを考えてください。</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>バックチェッカーを考えてください。アンカーを作れますか?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>バックチェッカーを考えてください。走る時ですか?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>相手のバックチェッカーを考えてください。エスケープできますか?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>チューター: 損失{cost}以上(キューブは{cube})を説明します。何も言わなければ、それより悪くない手です。</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>チューター: 損失{cost}以上(キューブは{cube})をゲームごとに一覧にします。</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>チューター: 損失{cost}以上(キューブは{cube})を取り消します。何も言わなければ、それより悪くない手です。</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>チューター: 損失{cost}以上(キューブは{cube})を指摘します。何も言わなければ、それより悪くない手です。</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>最終的に選んだ手の損失は、一覧にするほどではありませんでした。</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>すべての指摘に従いました。見るべき大きな損失は残っていません。</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>ノーダブル</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>take</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision}(最初の選択)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision}(最初)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play}の損失は{cost}です。</translation>
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
            <numerusform>見るべき判断%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>指摘%n件、うち従ったもの{heeded}件。防いだエクイティの損失: {saved}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>チューター(&amp;T)</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>後で: ゲームごとに見るべきところを示す</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>対象とするキューブアクションの損失</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>キューブ:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>説明: 損失の大きさも示す</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>対象とする損失</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>対象とするムーブの損失</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>ムーブ:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>合図: もっと良い手があることだけを知らせる</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>指導: 2回まで取り消させ、その後で答えを示す</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>マッチは練習扱いで、レーティングの対象外です。何も言わなければ、それより悪くない手です。</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>クロックありの対戦ではチューターを使えません。</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>このゲームではチューターを使えません。勝率を評価できるものがここにないためです。</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>コンピューター同士では、教える相手がいません。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>チューター</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>友人のチューター</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>友人(&amp;R)</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>助言を見る(&amp;E)</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>このままにする(&amp;T)</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>考え直す(&amp;K)</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>取り消す(&amp;B)</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>チューター</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>両者とも{die}なので振り直しです。次の目は?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>オープニング: 1個ずつ振り、大きい目の人が先手です。目は?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>ダイスの目は?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>あなたのロール: ダイスの目は?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name}のロール: ダイスの目は?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>面をクリックするか、入力してください: 6 3 Enter。</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>コックダイス、振り直し</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>1個目のダイス</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>2個目のダイス</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>この目で決定</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>ダイスの入力</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>フォルダーで表示(&amp;F)</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>削除を元に戻します (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>別のプログラムがライブラリを使用中です。すべて保存され次第、bgdeskを閉じます。</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>別のプログラムがライブラリを使用中です。できるようになり次第保存します。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>ブランダー、{cost}: 最善は{best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>ダブル、ビーバー</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>疑問手、{cost}: 最善は{best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>エラー、{cost}: 最善は{best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>ダブル逃し、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>リダブル逃し、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>ノーダブル、ビーバー</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>ノーダブル、テイク</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>ノーリダブル、ビーバー</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>ノーリダブル、テイク</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>任意のダブル、パス</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>任意のダブル、テイク</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>任意のリダブル、パス</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>任意のリダブル、テイク</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>リダブル、ビーバー</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>リダブル、パス</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>リダブル、テイク</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>正解: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>テイクポイント{take}(ギャモンなし、デッドキューブ) · ギャモンプライス{price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>ダブルにはトゥーグッド、パス</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>ダブルにはトゥーグッド、テイク</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>リダブルにはトゥーグッド、パス</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>リダブルにはトゥーグッド、テイク</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>誤ったビーバー、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>誤ったダブル、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>誤ったオッター、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>誤ったパス、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>誤ったラクーン、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>誤ったリダブル、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>誤ったテイク、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">誤った{raised}、{cost}: 正解は{right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>ダブル、ビーバー</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>ダブル、パス</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>ダブル、テイク</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>ノーダブル、ビーバー</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>ノーダブル、テイク</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>ノーリダブル、ビーバー</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>ノーリダブル、テイク</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>任意のダブル、パス</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>任意のダブル、テイク</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>任意のリダブル、パス</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>任意のリダブル、テイク</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>リダブル、ビーバー</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>リダブル、パス</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>リダブル、テイク</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>ダブルにはトゥーグッド、パス</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>ダブルにはトゥーグッド、テイク</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>リダブルにはトゥーグッド、パス</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>リダブルにはトゥーグッド、テイク</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: 最善は{best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} (マッチ{chance})</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>招待をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>このネットワークに表示(&amp;V)</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>テーブルを閉じる(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>観戦の招待をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>招待</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>このネットワークの人がテーブルを見つけ、招待の代わりに短いコードで参加できます。</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>このネットワークの人はテーブルを見つけ、このコードで参加できます。相手に伝えてください。</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>対戦したい相手に送ってください。招待を持つ人が席に着けます。</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>招待はクリップボードにあります。</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>観戦の招待をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>相手が同意するとすぐにマッチが始まります。それまでこのウィンドウで他のことができます。テーブルは閉じるまで開いています。</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">相手の場所</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>相手の場所</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>テーブルを開きました</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>どこでも、中継サーバー{address}経由</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>このコンピューター({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>このネットワーク({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>インターネット({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>判断{number}/{total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>エラーはマッチを解析すると分かります。F7を押してください。</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>これより前にエラーはありません。マッチの最後のエラーに移りました。</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>この上に自分の変化はありません。</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>削除した変化はありません。</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>この先にエラーはありません。最初のエラーに戻りました。</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>このポジションから分かれる変化は他にありません。</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>{cost}以上のエラーは誰にもありませんでした。</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>マッチの終わりです。</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>変化を削除しました。Ctrl+Zで元に戻せます。</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>マッチの始まりです。</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>変化の終わりです。</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>この変化はファイルに付属のもので、削除できません。</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>すべてのエラーを見ました。</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>{cost}以上のエラーはありませんでした。</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>エラー{number}/{total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}に{cost}以上のエラーはありませんでした。</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>ブラウザー用ページ (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>トーナメントを保存</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file}に書き込めませんでした({detail})。</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}に書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>再開(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>マッチを検討(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>1つ進む(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>トーナメント表へ(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>最後へ(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdeskの内部で問題が発生し、このマッチのエラーを表示できません。マッチと解析は保存されています。詳細はログにあります。</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>人を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>人を追加</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>マッチに出てくる名前</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>名前のあるマッチはまだありません。</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>この人が使っている名前にチェックを入れてください。成績とレーティングにすぐ反映されます。</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>同一人物の設定</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>ダブルはパスすることになり、その価値は{refusal}です。続ければ{value}です。</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>両者が1回ずつ振った後、{share}の場合でダブルはもうテイクできなくなります。</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>アンカー</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>最初の評価では、これだけで{cause}の損失です。</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>このスコアで</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>バックギャモン</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>ブロックポイント</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>ブロット</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>インナーのブロット</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>同じポイントの4枚目以降のチェッカー</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>1ポイントと2ポイントのチェッカー</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>その後ろに閉じ込めたチェッカー</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>痛いショット</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>2枚ヒット</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>入りやすい</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>十分な勝率</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>キューブがもう動かないとしても、テイクに必要な勝率は{needed}だけで、ここでは{win}あります。</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>キューブがもう動かないとしても、{name}のテイクに必要な勝率は{needed}だけで、ここでは{win}あります。</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>その他すべてで{share}の損失です。</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>その他すべてで{share}を取り戻します。</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>ゲームの勝ち</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>ギャモン負け</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>ギャモン勝ち</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>パスすべき</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>インナーのポイント</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>キューブがもう動かないとすると、テイクに必要な勝率は{needed}で、ここでは{win}です。</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>キューブがもう動かないとすると、{name}のテイクに必要な勝率は{needed}で、ここでは{win}です。</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>マネーゲームなら正しい判断ですが、このスコアでは違います。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>ギャモン負けが{chance}減り、{share}を取り戻します。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>ギャモン負けが{chance}増え、{share}の損失です。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>ギャモン負けが{chance}増えます: 損失{loss}のうち{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>ギャモン勝ちが{chance}減り、{share}の損失です。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>ギャモン勝ちが{chance}減ります: 損失{loss}のうち{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>ギャモン勝ちが{chance}増え、{share}を取り戻します。</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>勝ちが{chance}減り、{share}の損失です。</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>勝ちが{chance}減ります: 損失{loss}のうち{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>勝ちが{chance}増え、{share}を取り戻します。</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>レースのリード(ピップ)</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>チェッカーを逃がす</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>最長ブロックのポイント数</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>ブロックポイント</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>マーケットを失った</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>ヒットの見逃し</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>ショットの増加</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>損失の大半はバックギャモンによるものです。</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>損失の大半はキューブに関わるものです。キューブがなければ、2つの手の差は縮まります。</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>ノーダブルの価値は{played}、ダブルは{best}です。</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>bgdeskが確認できる理由の中に、それだけで損失を説明できるものはありません。</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>理由なし: 差はロールアウトの誤差の範囲内です。</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>理由なし: 2つの手の解析の深さが異なります。</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>ノーリダブルの価値は{played}、リダブルは{best}です。</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>失うものなし</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>バーの上の相手のチェッカー</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>ピップカウント</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>インナーのポイント</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>外側の7から17のポイント</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>エンターできないロール</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>10ピップ以上のヒットのロール</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>2枚ヒットのロール</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>ヒットするロール(36通り中)</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>逃がすロール</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>ブロックの短縮</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>ここではテイクとパスが僅差です。どちらが正しいか確信がなければ、ダブルします。</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>ダブルの価値は{played}、ノーダブルは{best}です。</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>エラーが小さすぎて、確かな理由を挙げられません。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>相手は残り1ポイントなので、キューブを上げても失うものはありません。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>相手は残り1ポイントなので、{name}はキューブを上げても失うものがありません。</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>パスの価値は{played}、テイクは{best}です。</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>リダブルの価値は{played}、ノーリダブルは{best}です。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>残りは主にキューブで、{share}の損失です。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>残りは主にキューブで、{share}を取り戻します。</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>テイクの価値は{played}、パスは{best}です。</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>まだ余裕がある</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>まだ余裕があります: 両者が1回ずつ振った後でダブルをテイクできなくなるのは{share}の場合だけです。</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>まだ余裕があります: 両者の次の目が何であっても、その後のダブルはまだテイクできます。</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>そこではノーダブルの価値は{value}、ダブル、テイクは{take}です。</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>{name}の手の後でのみヒットするロール:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>あなたの手の後でのみヒットするロール:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>{best}の後でのみヒットするロール:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>{name}の手の後でのみ:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>あなたの手の後でのみ:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>{best}の後でのみ:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>勝率不足</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>トゥーグッド</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>ダブルにはトゥーグッド: 続ければ{value}、パスなら{refusal}。ゲームの{gammons}がギャモン勝ちです。</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>安全すぎる</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>最初の評価では、ロールの組{all}通りのうち{count}通り。</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>詳しい数値</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>エクイティ</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>実際</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>ポジション</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>ルール違反の手でゲームを終えることはできません。</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>受け入れますか、続けますか?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>エーシーデューシー</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>エーシーデューシー(アメリカ式)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>エーシーデューシー(ヨーロッパ式)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>エーシーデューシー(海軍式)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>自分のチェッカーがすべてエンターするまで、他のチェッカーは動かせません。</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>すべてのダイスを使いました。</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>先に申し出に返答する必要があります。</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>バックギャモン</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>このマッチではビーバーを使いません。</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>ブリティッシュ・ファイブ</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>チェッカーは前、つまり小さい番号のポイントにだけ進みます。</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>{die}で動かすチェッカーをクリック</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>{left}で動かすチェッカーをクリック · 右クリックで{right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>ダイスをクリックして手番を終了</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>ダイスをクリックして振る</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>ダイスをクリックしてもう一度振る</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>ダイスをクリックして振る · キューブをクリックしてダブル</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>まだ使えるダイスが残っています。</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>ダッチ・バックギャモン</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>フェウガ</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>強制手、{who}: {play}。</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>強制手: {play}を自動で動かしました。</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">強制手: {who}が{play}と動かしました。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>ゲーム{number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>ギュルバラ</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>ホーランドルール: 両プレイヤーが2回振るまで、誰もダブルできません。</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>ハイパーギャモン</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>ハイパーギャモン(1枚)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>ハイパーギャモン(2枚)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>このゲームでは、ちょうどの目でしかチェッカーをベアオフできません。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>あなたの残りを{name}が使う</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name}の残りをあなたが使う</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name}の残りを{other}が使う</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>残り: {numbers}。あなたが使います。</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>残り: {numbers}。{name}が使います。</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>ロングギャモン</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>ムルテジム</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>ナックギャモン</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>先にゾロ目を指定してください。ダイスをクリックするか1～6を押します。</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>ゾロ目を指定: すべて使えたらもう一度振ります · ダイスをクリックするか1～6を押す</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>ゾロ目を指定。ダイスの裏側のゾロ目が続きます: すべて使えたらもう一度振ります · ダイスをクリックするか1～6を押す</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>次にゾロ目を指定 · ダイスをクリックして進む</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>次にもう一度振る · ダイスをクリックして進む</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>次は{numbers} · ダイスをクリックして進む</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>すべてがエンターするまで、どのチェッカーもボードの中央を越えられません。</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>クロフォードゲームなので、このゲームではキューブを使いません。</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>合法手なし · ダイスをクリックして進む</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>合法手がありません。Enterを押して進んでください。</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>この手番では、これ以上チェッカーをスタートから動かせません。</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>自分のチェッカーが固定されている間は、ベアオフできません。</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>最初の手番の前には、誰もダブルできません。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>この目で自分のチェッカーをバーに動かすことはできません。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>この目で自分のチェッカーを控えに動かすことはできません。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>この目で自分のチェッカーをトレイに動かすことはできません。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>この目で{point}ポイントに届く自分のチェッカーはありません。</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>一方の目しか使えず、その場合は{die}を使わなければなりません。</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>プラコト</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>この目で動かすか、2個とも振り直すか · チェッカーまたは「振り直す」をクリック</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>ポルテス</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Spaceで次のゲームへ</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Spaceで次のゲームへ: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>先にダイスを振ってから動かしてください。</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>ロシアン・バックギャモン</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>6ポイントを連続して持つには、その前方に相手のチェッカーが必要です。</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>テイクかパスか · キューブをクリックしてテイク</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>テイクかパスかビーバーか · キューブをクリックしてテイク</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>テイクかパスかオッターか · キューブをクリックしてテイク</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>テイクかパスかラクーンか · キューブをクリックしてテイク</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>テイクかパスかリダブルか · キューブをクリックしてテイク</translation>
    </message>
    <message>
        <source>Tapa</source>
        <translation>タパ</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>タヴラ</translation>
    </message>
    <message>
        <source>That checker is pinned: an opposing one lies on it.</source>
        <translation>そのチェッカーは固定されています。相手のチェッカーが上に乗っています。</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>それは相手のトレイです。</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>その手は違反です: 今異議を唱えるか、振れば有効になります</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>その移動には{die}が必要ですが、残っていません。</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>ありえないポジションです。</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>{point}ポイントでヒットしたチェッカーは、この手番の間そこにとどまらなければなりません。</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>{point}ポイントのチェッカーは相手のものです。</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>キューブはもう上げられません。テイクかパスを選んでください。</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>キューブの値はもう十分です。このゲームに勝てばマッチに勝ちます。</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>キューブを上げられるのは相手です。</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>エンジンに問題が発生しました。簡易プレイヤーが代わり、マッチは続きます。</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>エンジンが繰り返し停止したため、当面は起動しません。マッチは保存されています。</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>エンジンが停止し、再起動しました。中断したところから続けます。</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>そこまで大きな負けにはなりません。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>マッチは終わっています。</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>このゲームではすでに2手プレイされたため、配置は訂正できません。</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>設定を読み取れませんでした({detail})。既定の設定を使います。ファイルは残っています。</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>設定を保存できませんでした({detail})。bgdeskを閉じるまで有効です。</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>設定は新しいバージョンのbgdeskで書かれています。ここでの変更は保存されません。</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>保存された「{detail}」の値は使えないため、既定値を使います。</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>強いエンジンはこのポジションを扱えません。ここでは簡易プレイヤーが判断します。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>強いエンジンはこのゲームに対応していません。簡易プレイヤーが代わりを務めます。</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die}をまだ使えます。</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die}を使わなければなりません。可能なら両方の目を使う必要があります。</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}ポイントは相手が持っており、ブロックされています。</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}ポイントはいっぱいです。このゲームではチェッカーは1ポイントに5枚までです。</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>{point}ポイントにチェッカーがあるため、{die}でそれより低いポイントからベアオフすることはできません。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1ポイントマッチではキューブを使いません。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>取り消すものがありません。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>この目は使い終わりました。次はゾロ目の指定です。ダイスをクリックして進んでください。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>この目は使い終わりました。次はもう一度振ります。ダイスをクリックして進んでください。</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>この目は使い終わりました。次は{numbers}です。ダイスをクリックして進んでください。</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>このゲームは終わっています。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>このゲームではキューブを使いません。</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>この相手とは対戦できません: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>それは相手のチェッカーです。</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>控えに自分のチェッカーがありません。</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>バーに自分のチェッカーがありません。</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>トレイに自分のチェッカーがありません。</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>{point}ポイントに自分のチェッカーがありません。</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>そこには動かせる自分のチェッカーがありません。</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>もう振っています。ダブルは振る前に行ってください。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>すべてのチェッカーがインナーに入るとベアオフできます。まだ控えに1枚あります。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>すべてのチェッカーがインナーに入るとベアオフできます。まだバーに1枚あります。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>すべてのチェッカーがインナーに入るとベアオフできます。まだ{point}ポイントに1枚あります。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>すべてのチェッカーがエンターしてインナーに入ると、ベアオフできます。</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>自分のチェッカーが1枚インナーに達すると、ヒットできるようになります。</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>そのスタート側の6ポイントすべてを持つことはできません。</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>残った目をあなたが使います</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>先にバーのチェッカーをエンターさせなければなりません。</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>この目では、1個でも合計でもバーに届きません。</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>この目では、1個でも合計でも控えに届きません。</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>この目では、1個でも合計でもトレイに届きません。</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>この目では、1個でも合計でも{point}ポイントに届きません。</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>最初のチェッカーが相手のスタートを越えるまで、次のチェッカーは離れられません。</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>相手はそれより大きい申し出を拒否しています。</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>6ポイントで相手のチェッカーをすべて閉じ込めています。空けなければなりません。</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>このボードはbgdeskが並べたものです。配置を間違えることがあるのは、ダイスを入力するときのように自分のボードを使う場合だけです。</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name}が次のゲームを始めます</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>残った目を{name}が使います</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">{numbers}が残りました。あなたが使います。</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">{numbers}が残りました。{name}が使います。</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>解析の進み具合</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>解析済みの分は残り、残りは後で解析できます</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>残りはすべて{folder}にありますが、次のものは書き込めませんでした: {names}。</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>このフォルダーにバックアップ</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>日次バックアップ</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>バックアップ復元前</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>bgdesk更新前</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>すべてのページとマッチを確認中…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>閉じて再起動(&amp;A)</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>すべてをコピーし、照合してから移動先で使います。元のデータはごみ箱に移すまで残ります。このためbgdeskは一度閉じて再起動します。</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>すべて{folder}にあります。</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>このフォルダーにすべて書き出し</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>すべてを書き出し中…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">ライブラリを{file}の状態にしますか?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">ライブラリを{when}の状態に戻しますか?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>今後データを{folder}に保存しますか?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>ライブラリ (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>バックアップを作成中…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>データをこのフォルダーに移動</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>フォルダーを表示するプログラムがありません。</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>プレイしたマッチ: {played}。開いたマッチ: {opened}。ごみ箱: {binned}。ポジション: {positions}。解析: {analyses}。</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>ごみ箱に移す(&amp;T)</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>移動前のデータをごみ箱に移しますか?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>古いデータをごみ箱に移しています…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>このファイルから復元</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>ライブラリを{file}から復元しますか?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>{when}のライブラリを復元しますか?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>中止しました。それまでに書き込んだものは残っています。</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>バックアップは{file}です。確認済みです。</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>ライブラリはまだ確認されていません。</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>古いデータはごみ箱に移りました。</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>現在のライブラリはバックアップの一覧に残り、元に戻せます。このためbgdeskは一度閉じて再起動します。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>前回{when}の確認では、問題がありました。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>前回{when}の確認では、ライブラリは正常でした。</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>移動前のデータがまだ{folder}にあります({size})。</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>データのフォルダーは{service}によって同期されています。注意点は「マッチ」→「データ」をご覧ください。</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>フォルダーにバックアップ(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>今すぐ確認(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>すべて書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>別のフォルダーに移動(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>フォルダーを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>このバックアップを復元(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>すべてのマッチを、全情報を含む.jsonと、他のプログラム用の.matで書き出します。</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>すべてをファイルとして</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">状態</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>古いデータをごみ箱に移す(&amp;T)…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>ファイルから復元(&amp;F)…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>フォルダーで表示(&amp;W)</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>バックアップはまだありません。毎日最初の起動の少し後に作成されます。</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">場所</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>データ</translation>
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
        <translation>{title}: {white_name} {white}、{black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} - {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>見つかった判断</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">上限</translation>
    </message>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}、下限</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}、上限</translation>
    </message>
</context>
</TS>
