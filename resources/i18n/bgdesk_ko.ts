<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>매치 끝내기</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>세션 끝내기</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>매치 끝내기</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>세션 끝내기</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>여기서 세션을 끝낼까요? 점수는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>여기서 세션을 끝낼까요? 지금 게임은 전체 가치로 지게 됩니다.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>여기서 세션을 끝낼까요? 이 게임은 {winner} 님의 승리가 됩니다.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>여기서 이 매치를 끝낼까요? {winner} 님의 승리가 됩니다.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>이 매치를 끝낼까요?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>언제든 이어서 할 수 있습니다. 대회는 그때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>남겨 두기</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>결과는 기록되지 않으며, 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>결과는 기록되지 않습니다. 매치는 휴지통에 남으며, 거기서 복원할 수 있습니다.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>처음부터 다시 하기</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>매치 기권</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>매치 기권</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>이 매치를 기권할까요? 상대의 승리가 됩니다.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>점수는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>대회의 이 매치를 어떻게 할까요?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>지금까지 둔 것은 휴지통으로 옮겨지며, 주사위는 새로 정해집니다.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>지금 게임은 전체 가치로 지게 됩니다.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>상대가 이기며, 결과에 반영됩니다.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} 님의 승리가 됩니다.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>bgdesk 정보</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>사용한 구성 요소</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>백개먼을 즐기고, 복기하고, 연습하세요. MIT 라이선스.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>이 번역은 게임 용어집에 따라 기계가 만들고 기계가 다시 읽었습니다. 아직 플레이어의 검토를 받지 않았습니다. 글을 고치는 방법은 도움말의 “언어”에 있습니다.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>폴더 찾기</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>보고서 페이지</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>강한 상대</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>글꼴</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>Open Sage에서 사용</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>창과 그래픽</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>설정 저장</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>bgdesk 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>분석(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>게임으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>매치로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>복기로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>비버(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>더 나은 수(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>메모(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>더 깊이(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>주사위(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>더블(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>실수(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>공정한 주사위(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>더 빠르게(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>기간별 통계(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>결정 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>비슷한 포지션 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>첫 포지션(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>이 결정에 깃발 표시(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>시스템 설정 따르기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>바로 가기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>튜터의 도움(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>홈 보드를 왼쪽에(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>게임 방법(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>가져오기 보고서(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>키보드(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>이 매치에서 배우기(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>새 버전 확인(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>매치(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>수 목록(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>새 매치(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>다음 결정(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>다음 깃발(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>다음 포지션(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>한 수 뒤로(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>한 단계(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>다른 색을 아래에(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>패스(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>매치나 포지션 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>플레이(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>둔 뒤의 포지션(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>연습(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>이전 결정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>이전 포지션(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>이 매치로 퀴즈(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>변화 삭제(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>매치 기권(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>상대별 전적(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>결과(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>복기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>굴리기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>롤아웃(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>이 게임의 규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>사이드 패널(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>건너뛰기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>분석 중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>롤아웃 중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>테이크(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>무르기(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>트레이너(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>다르게 둬 보기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>답 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>주사위 검증(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>매치에서 둔 수(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>더 못한 수(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>남은 실수 중 가장 큰 것(&amp;W)</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>이 매치에서 카드로 만들 만한 내 실수마다 카드 한 장</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>클릭하면 다른 주사위부터 움직입니다</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>어두운 창</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>밝은 창</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>누를 때마다 한 단계씩: 무엇을 생각할지, 어느 체커인지, 답</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>기권 받아들이기(&amp;C)</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>모든 키보드 단축키 한눈에 보기</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>이 매치의 모든 결정 분석</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>bgdesk의 새 버전이 있는지 지금 또는 하루에 한 번 확인</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>이어서 둔 게임으로 돌아가기(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>복기로 돌아가기(&amp;V)</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>뒤로, 강제 수도 포함(&amp;F)</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>보드에 있는 결정을 알 때까지 다시 묻게 하기</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>채팅(&amp;A)</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>bgdesk의 동작과 모양 바꾸기</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>이 매치의 모든 주사위 확인</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>다른 프로그램이 읽는 형식의 체커, 큐브, 주사위, 스코어</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>상대, 길이, 규칙 고르기</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>주사위 고르기(&amp;D)…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>bgdesk 닫기. 매치는 그대로 보관됩니다</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan ki(&amp;K)…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>컴퓨터가 두기(&amp;P)</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>컴퓨터 대 컴퓨터(&amp;M)</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>컴퓨터 대 컴퓨터, 일시 정지 중: 굴림, 수, 큐브 결정을 하나만 진행</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>컴퓨터 대 컴퓨터: 일시 정지 또는 계속</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>컴퓨터 대 컴퓨터: 더 빠르게</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>컴퓨터 대 컴퓨터: 더 느리게</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>수를 확정하고 차례 마치기</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>계속(&amp;I)</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>매치를 이어서 하거나, 두었거나 연 매치 보기</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>포지션 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>GNU Backgammon ID로 복사(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>XGID로 복사(&amp;X)</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>bgdesk 고유 텍스트로 복사(&amp;B)</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>포럼용으로 복사(&amp;U)…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>다른 형식으로 포지션 복사(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>다른 곳에 보여 줄 수 있게 보드의 결정이나 모든 실수 복사</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>포지션 복사: 백개먼은 XGID로, 다른 게임은 bgdesk 고유 텍스트로</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>배치 바로잡기(&amp;U)…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>쉬움으로 처리(&amp;E)</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>어려움으로 처리(&amp;H)</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>알고 있음으로 처리(&amp;K)</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>틀림으로 처리(&amp;M)</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>답을 보지 않고 실수한 곳에서 다시 결정하기</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>완료(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>대회와 플레이어(&amp;V)…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>세션 끝내기(&amp;D)…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>진행 중인 롤아웃을 끝내고 지금까지의 결과 보관</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>둔 대로 입력(&amp;L)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>보드의 결정을 다시 찾을 수 있게 깃발을 달거나 떼기</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>모든 게임에서: 게임 이름, 체커, 차례인 플레이어</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>어디서든. 화살표 키로 보드 위를 이동합니다</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>게임 플랜, 오프닝, 더블, 레이스, 게임 용어</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>이전 판돈으로 게임 포기</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>변화 안에서 뒤로 가고, 그 첫 수에서는 매치로 돌아가기</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>선택의 여지가 없던 곳도 포함하여 결정 하나 뒤로</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>선택의 여지가 있던 이전 결정으로 이동</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>누가 했든 이전 실수로 이동</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>내 이전 실수로, 내가 누구인지 알 수 없으면 어느 쪽이든 이전 실수로 이동</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>변화의 끝까지 앞으로 가기</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>선택의 여지가 없는 곳도 포함하여 결정 하나 앞으로</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>선택의 여지가 있는 다음 결정으로 이동</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>이 매치에서 이어서 둔 게임 계속하기</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>보드로 이동(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>아직 보지 않은 실수 중 손해가 가장 큰 것으로 이동</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>다음 게임의 첫 결정으로 이동</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>이 게임 또는 앞 게임의 첫 결정으로 이동</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>다음 영역으로 이동(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>깃발을 단 다음 결정으로 이동</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>누가 했든 다음 실수로 이동</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>bgdesk의 시작 페이지로 이동하거나 보드로 돌아가기</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>이전 영역으로 이동(&amp;V)</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>내 다음 실수로, 내가 누구인지 알 수 없으면 어느 쪽이든 다음 실수로 이동</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>힌트(&amp;I)</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>마지막에 삭제한 변화 되살리기</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>주사위가 만들어지는 방식과 확인하는 방법</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>매치의 결과와 PR, 운, 살펴볼 결정</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>컴퓨터 플레이어별 전적과 내 실력</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>이 변화와 여기서 갈라진 것을 삭제합니다. Ctrl+Z로 되살릴 수 있습니다</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>배우기: 시작하거나 다음 결정으로 이동</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>배우기: 이 문제를 포기하고 최선의 답 보기</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>배우기: 답하지 않고 다음 결정으로 이동</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>둬 본 것은 보관하고 다시 매치 보기</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>이 결정을 컴퓨터에 맡기기</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>아래 변화(&amp;N)</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>데스크톱에 맞춰 밝게 또는 어둡게</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>위 변화(&amp;A)</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>이 변화를 바로 위 변화보다 앞에 놓거나, 위 변화가 이 변화에서 갈라지게 하기</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>보드를 반대쪽에서 보기</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>보드의 결정을 더 깊이 살펴보기</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>이어서 두기 시작한 매치를 떠났던 곳에서 다시 보기</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>모든 매치에서 실수와 포지션 찾기</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>지금 매치를 지거나 머니 세션 끝내기</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>카드 만들기(&amp;C)</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>내 실수를 카드로 만들기(&amp;E)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>표시(&amp;K)</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>매치 목록(&amp;C)…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>보드의 좌우 뒤집기</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>마우스, 키보드, 수 입력</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>목록의 수(&amp;L)</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>변화를 위로(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>다음 게임(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>다음 실수(&amp;X)</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>어느 쪽이든 다음 실수(&amp;T)</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>수에 이의 제기(&amp;E)…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>이 게임을 지겠다고 제안. 상대는 거절할 수 있습니다</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>판돈을 두 배로 올려 계속하자고 제안</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>보드에 표시(&amp;B)</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>앞으로, 강제 수도 포함(&amp;W)</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>한 수 앞으로(&amp;M)</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>어느 프로그램에서든 저장한 매치나 포지션 열기</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>클립보드의 매치나 포지션 열기</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>여기서부터 이어서 두기(&amp;L)…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>이전 게임(&amp;R)</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>일시 정지(&amp;E)</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>핍 카운트, 샷, 테이크 포인트 등을 매번 새로 출제. 다시 누르면 뒤로</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>컴퓨터나 친구와 대회를 시작하거나 이어서 하기. 다시 누르면 뒤로</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>점수를 더 노리고 계속 두기</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>매치와 별도로 보드에서 여기서부터 이어서 두기. Esc로 돌아옵니다</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>다른 컴퓨터에 있는 사람과 플레이. 다시 누르면 뒤로</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>보드의 결정을 여러 번 끝까지 둬 보기. 다시 누르면 일시 정지 또는 계속</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>별도의 창에서 옛 중국의 병 게임 하기</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>GNU Backgammon이 읽는 Position ID와 Match ID</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>연습(&amp;A)</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>연습: 마지막 답을 없던 것으로 하고 그 카드를 다시 묻기</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>연습: 매치에서 고른 것을 보기. 카드는 어려움으로 처리됩니다</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>연습: 카드가 조금 더 일찍 나옵니다</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>연습: 카드가 곧 다시 나옵니다</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>연습: 카드가 훨씬 나중에 나옵니다</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>연습: 카드가 잊어버릴 때쯤 나옵니다</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>연습: 이 카드는 더 이상 묻지 않습니다. 카드 페이지에는 남아 있습니다</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>이전 실수(&amp;V)</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>어느 쪽이든 이전 실수(&amp;Y)</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>게임의 두 번째 수를 두기 전까지 잘못된 시작 배치 바로잡기</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>보드에 원하는 포지션을 놓기. 매치를 보고 있으면 지금 포지션. 다시 누르면 뒤로</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>이 수 대신 둬 본 것을 보드에 표시</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>카드 치워 두기(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>기권 거절(&amp;J)</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>게임 기권(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>삭제한 변화 되살리기(&amp;S)</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>최근 파일(&amp;L)</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>심판 모드: 규칙에 맞든 안 맞든 둔 수를 입력</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>심판 모드: 규칙에 어긋난 수를 다시 두게 하기</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>재대결(&amp;H)</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>보고서(&amp;O)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>문제 신고(&amp;P)…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>굴림 집계(&amp;C)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>주사위 굴리기</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>이 결정의 롤아웃(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>설정(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>답 보기(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>더 느리게(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>주사위 순서 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>사본 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>매치의 모든 결정을 담은 웹 페이지나 PDF 저장</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>다른 프로그램이 읽을 수 있는 파일로 매치 저장</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>원인을 찾는 데 도움이 되는 것을 저장. 어디로도 전송되지 않습니다</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>굴리는 대신 나올 눈을 지정</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>스코어와 핍(&amp;O)</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>스코어 렌즈(&amp;L)…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>포지션 놓기(&amp;I)</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>두 플레이어의 PR, 운, 실수를 종류별, 단계별로 보기</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>스코어, 핍, 큐브를 보여 주고 읽어 주기</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>힌트와 승률 보기</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>각 숫자가 나온 횟수 보기</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>보드 옆 패널 보이기 또는 숨기기</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>목록의 첫 번째 수를 보드에 표시. 2~9는 다른 수</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>정렬하고 고를 수 있는 실수 목록 보기</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>수 목록 보기</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>목록에서 더 나은 수를 보드에 표시</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>목록에서 더 못한 수를 보드에 표시</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>고른 수를 둔 뒤의 포지션, 없으면 실제로 둔 수와 최선의 수를 둔 뒤의 포지션 보기</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>지금의 포지션 보기</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>한 수 전의 포지션 보기</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>한 수 다음의 포지션 보기</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>매치의 시작 보기</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>두 플레이어의 굴림, 이동, 낭비 보기</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>엔진이라면 어떻게 할지 보기. 이 매치는 연습으로 처리됩니다</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>표시된 포지션에서 게임 시작</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>같은 플레이어와 규칙으로 새 매치 시작</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>시작 페이지(&amp;G)</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>배우기를 그만두기. 답한 것은 보관됩니다</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>전략과 용어집(&amp;Y)</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>요약(&amp;M)</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>수 입력(&amp;Y)…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>네트워크 테이블(&amp;W)…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>이번 차례에 움직인 체커를 모두 되돌리기</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>마지막으로 움직인 체커 되돌리기</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>마지막 결정 무르기. 이 매치는 연습으로 처리됩니다</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>더블을 받아들여 큐브를 소유</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>테이크하고 곧바로 큐브를 한 번 더 올리기</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>다른 컴퓨터에 있는 플레이어와 대화</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>이 카드(&amp;I)</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>보드, 버튼, 사이드 패널, 알림</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>같은 포지션에서 갈라진 앞 변화, 없으면 매치</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>같은 포지션에서 갈라진 다음 변화</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>다음에 할 일: 굴리기, 차례 마치기, 다음 게임 시작</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>이 매치의 규칙</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>여기서 갈라진 다른 변화로(&amp;L)</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>대회(&amp;M)…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>다르게 둬 보기(&amp;Y)</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>수를 입력, 예: 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>모두 되돌리기(&amp;A)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>화면 전체 사용</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>버전, 엔진, 라이선스</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>이번 버전과 이전 버전의 bgdesk에서 바뀐 것</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>새로운 기능(&amp;N)</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>분석한 것은 보관됩니다. 나중에 이어서 할 수 있습니다</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>모든 스코어에서 보드의 최선은 무엇인지</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>이와 비슷한 포지션에서 무엇을 두었고 얼마나 손해였는지</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>연 파일에서 읽거나 고친 것, 이상한 것</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>매치를 둔 장소와 날짜, 플레이어 이름</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>매치가 저장된 곳. 점검, 백업, 복원, 이동, 내보내기</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>제안된 점수로 게임 이기기</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>보드의 결정에 대해 메모 쓰기</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>내 데이터(&amp;D)…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>내 PR, 손해가 가장 큰 곳, 주사위의 영향. 다시 누르면 뒤로</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>내 카드: 오늘 복습할 것, 덱, 앞으로의 일정</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>매치 분석이 끝났습니다. {key} 키를 누르면 결과와 살펴볼 결정이 나옵니다.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>마지막 매치의 분석이 끝났습니다. “매치 목록…”에 있습니다.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>지난번처럼</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>깊이(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>분석할 플레이어(&amp;W)</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>분석</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>두 플레이어 모두</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>보드의 결정</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>매치 전체</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>이 게임</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>분석 대상(&amp;S)</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 분석이 중단되었습니다. 지금까지 분석한 것은 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>받아들이거나 계속 두세요.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>같은 눈을 지정하세요.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>체커를 움직이세요.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>굴리거나 더블하세요.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>주사위를 굴리세요.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>테이크하거나 패스하세요.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>테이크, 패스, 또는 곧바로 다시 더블하세요.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} 님이 받아들이거나 계속 둘 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} 님이 같은 눈을 지정할 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} 님이 둘 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} 님이 굴리거나 더블할 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} 님이 굴릴 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} 님이 테이크하거나 패스할 차례입니다.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} 님이 테이크, 패스, 또는 곧바로 다시 더블할 차례입니다.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겼습니다. 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>받아들이기</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>둔 대로…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>매치로 돌아가기</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>복기로 돌아가기</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>비버 제안받음</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>컴퓨터가 두기</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>수 확정</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>크로퍼드</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>크로퍼드 게임</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>주사위…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>완료</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>더블 제안받음</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>{value}배로 더블</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>더 빠르게</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>매치 옆의 변화 안</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>이 게임에서는 체커 하나가 홈에 도착한 뒤부터 히트할 수 있습니다.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>이 매치에서 배우는 중</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>머니 세션</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>같은 눈 지정</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>새 매치…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>다음 게임</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>이의 제기…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>굴릴 차례</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>오터 제안받음</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>먼저 일시 정지</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>계속 두기</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>이어서 두기…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>잠시 기다려 주세요</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>연습</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>라쿤 제안받음</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>리더블</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>리더블 제안받음</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>{value}배로 리더블</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>재대결</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>기권 제안받음</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>기권…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>결과…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>굴리기</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>다시 굴리기</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>더 느리게</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>테이블…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>변화 끝으로</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>둘 눈: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>복기로</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>대회로</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>다르게 둬 보기</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>매치와 별도로 둬 보는 중</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>차례 계속</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>관전 중</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>히트 가능</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>아직 히트 불가</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>보통 속도</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>포스트 크로퍼드</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>연습 매치</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>{length}점</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>아주 느리게</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>삭제(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>이 포지션 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>이전에 놓았던 것(&amp;W)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>포지션</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>“{position}” 이름으로 저장했습니다.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>포지션 “{position}”: 읽을 수 없어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>포지션 “{position}”: 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>두 플레이어가 같은 방향으로 움직이며, 같은 6~1포인트에서 빼냅니다.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>두 플레이어가 같은 방향으로 돕니다. 상대는 내 12포인트에서 시작하여 내 18~13포인트에서 빼냅니다.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>주사위: 같은 눈을 지정하세요</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>주사위: 굴리지 않음</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>주사위: 누르면 굴립니다</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>더블링 큐브</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>더블링 큐브 {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>{double} 지정</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>더블링 큐브 없음</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>{number}포인트</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>두 플레이어가 서로 반대 방향으로 움직입니다.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>내 바</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>상대의 바</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>상대의 리저브</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>상대의 트레이</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>내 리저브</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>내 트레이</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>움직일 수 있음</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>가운데</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>나에게 제안됨</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>상대에게 제안됨</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>고정된 검은 체커 1개 위에 있음</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>고정된 흰 체커 1개 위에 있음</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>크로퍼드 게임이라 사용하지 않음</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>누르면 더블</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>누르면 차례 종료</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>누르면 테이크</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>앞선 굴림은 {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>그다음 같은 눈 지정</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>그다음 한 번 더 굴림</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>그다음 {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>아래에 고정된 검은 체커 1개</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>아래에 고정된 흰 체커 1개</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>값 {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>상대의 것</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>내 것</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} 일부 사용함</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} 사용함</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1~6</translation>
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
        <translation>보드에서 보통 다음에 할 일로, 그리고 계속</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>후보 목록에서: 그 수 두기</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>같은 눈 지정(지정할 수 있는 게임에서)</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>거기에 없음</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>보드에서</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>거기에 체커 하나 더</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>포지션을 놓을 때</translation>
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
        <translation>거기에 그만큼의 체커</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>그만큼의 다른 색 체커</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>숫자와 클릭에 다른 색 사용</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>다른 플레이어 차례로, 주사위 고르기</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>같은 포지션을 상대 쪽으로 바꾸기, 체커만 편 바꾸기</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>게임의 시작, 빈 보드</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>바에, 트레이에</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>수를 둬 보거나 다시 놓기</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>큐브 올리기, 내리기</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>실행 취소, 다시 실행</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>포인트, 바, 트레이, 리저브, 주사위, 큐브 사이를 이동</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>그 자리를 클릭한 것과 같음</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>그 자리를 오른쪽 클릭한 것과 같음: 다른 주사위를 사용</translation>
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
        <translation>보드</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>창에 맞춰 어둡게 또는 밝게</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>파랑과 주황(색각 이상 배려)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>버건디 토너먼트</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>클래식 펠트</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>단풍나무</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>슬레이트</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>호두나무와 가죽</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>노랑과 보라(색각 이상 배려)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겼습니다. 매치는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>남은 매치 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>약 %n분 걸립니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>다른 매치 %n개 중 {done}개를 마쳤습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>대진표</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>선택</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>손해</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>에퀴티</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>플레이어가 백개먼으로 지는 비율(%)</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>플레이어가 개먼 또는 백개먼으로 지는 비율(%)</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>결정하는 플레이어가 게임을 이기는 비율</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>플레이어가 백개먼으로 이기는 비율(%)</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>플레이어가 개먼 또는 백개먼으로 이기는 비율(%)</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>패 bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>패 g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>승</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>최선의 선택에 비해 잃는 정도</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>결정하는 플레이어에게 갖는 가치</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>승률 %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>승률</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>더 얕게 분석함</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>선택함</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>괄호: 더 얕게 분석하여 비교할 수 없음</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>내 답</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>이 포지션의 선택지</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>더 깊이</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>카드 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>카드 %n장을 {file} 파일로 저장했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>오늘의 카드 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>카드 %n장의 최선의 답이 바뀌어 다시 복습할 차례입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>내 실수로 만든 카드 %n장이 오늘 답을 기다립니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>카드 %n장을 만들었습니다. 연습 페이지에서 묻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>카드 %n장은 이미 있었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>결정 %n개는 매치 없이는 물을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>새 카드 %n장이 앞으로 나올 예정입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>그중 %n장은 처음 나오는 카드입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>여기서 내 실수 %n개는 연습할 만합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>파일에서 %n곳을 읽지 못했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>포지션 %n개를 별도의 덱에 카드로 넣었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>%n일 뒤에 다시 나옵니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>카드 %n장 만들기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>다음: {day}, 카드 %n장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>포지션 %n개로는 카드를 만들지 못했습니다: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>이 카드를 %n번 틀렸습니다. 이제 치워 둡니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>카드 %n장 중 {right}장을 알고 있었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>%n번 틀림</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>그 파일에는 결정할 것이 있는 포지션이 없습니다.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 카드를 만들지 못했습니다. 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>카드를 만들려면 분석된 결정이 필요합니다.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>카드에는 분석이 필요합니다. “분석”(F7)으로 분석할 수 있습니다.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>{day}에 찾음</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>이 매치에는 카드로 만들 만한 내 실수가 없습니다.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>다른 플레이어</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>채팅 숨기기(&amp;U)</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>인사말(&amp;E)</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>메시지 입력</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>관전: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>상대의 메시지를 표시하지 않습니다. 나중에도 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>대화 내용</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>나</translation>
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
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>상대(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>새 게임 시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>끝나지 않은 게임(&amp;U)</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>말 하나를 포기하고, 모인 판돈의 10분의 1을 거기에 더 냅니다.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>모인 판돈을 딸 확률</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>상대를 고른 다음 새 게임을 시작하세요.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>계속…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>주사위의 지문(SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>친구</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>다음 차례</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>말 하나를 {both}칸, 다른 말 하나를 {low}칸 또는 {rest}칸 움직입니다.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>말 하나를 {both}칸 움직이거나, 말 두 개를 각각 {high}칸과 {low}칸 움직입니다.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>이 주사위로 둘 수 있는 수</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>모인 판돈 {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>이전 차례</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>마지막 내 차례로 돌아갑니다. 주사위는 그대로입니다</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>각자의 판돈(&amp;T)</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>주사위의 비밀값</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>각 수의 가치 보기</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>각 플레이어의 판돈</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>강함</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>무르기(&amp;B)</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>차례 {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>차례 {number}/{count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>차례 {number}: {white} 대 {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>말 두 개를 {far}칸씩 움직이거나, 말 하나를 {near}칸 움직입니다.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>끝나지 않은 게임</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>나({colour})의 주사위: {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>{dice}: {space}번 칸의 말 하나를 포기했습니다.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>{dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>내 주사위는 {dice}. 움직일 말이 없어 차례를 잃었습니다.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>모인 판돈 {pot} 획득!</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>{space}번 칸의 말 하나 포기</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>움직일 말이 없어 차례를 잃음</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>차례 {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님({colour})의 주사위: {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} 님, {dice}: {space}번 칸의 말 하나를 포기했습니다.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} 님, {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님의 주사위: {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님의 주사위는 {dice}. 움직일 말이 없어 차례를 잃었습니다.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} 님이 모인 판돈 {pot} 획득.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count}개 나감</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → 나감</translation>
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
        <translation>보드</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>다른 프로그램에서 이 게임을 이어서 두었습니다. 지금의 상태를 보여 줍니다.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>파일에 쓸 수 없습니다({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} 파일에 읽을 수 있는 Coan ki 게임이 없습니다({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>게임으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>새 게임(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>두기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Coan ki 규칙 읽기({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>고른 게임이 더 이상 없습니다. 다른 프로그램이 끝냈거나 삭제했습니다.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>지금 두고 있는 게임은 보관됩니다</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>저장하지 못하여 두지 않은 것으로 했습니다.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>파일에 있는 메모</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>메모… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>이 결정에 대한 내 메모</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>모든 페이지에서 찾기</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>찾지 못했습니다. 더 적거나 짧은 낱말로 찾아 보세요.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>찾은 곳</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>What</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>날짜</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>그림, SVG(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>그림(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>그림 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>보드가 있는 텍스트(&amp;T)</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>포지션의 SVG 그림을 복사했습니다.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>포지션의 그림을 복사했습니다.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>포지션 복사됨: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG 그림 (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>포지션의 그림 저장</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} 파일에 저장했습니다.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>보드와 분석이 있는 텍스트(&amp;A)</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk 고유 텍스트</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} 파일에 쓸 수 없어 그림을 저장하지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>포지션을 GNU Backgammon ID로 복사했습니다.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>포지션을 XGID로 복사했습니다.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>포지션을 bgdesk 고유 텍스트로 복사했습니다: 체커와 차례인 플레이어.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>둘 다 동의</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>배치 바로잡기</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>체커를 이렇게 놓는 데 두 플레이어가 모두 동의하나요?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>아직 바뀐 것이 없습니다.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>체커를 지금 있어야 할 자리에 놓으세요. 끌거나 포인트를 클릭하면 됩니다. 차례, 주사위, 큐브는 그대로입니다.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>게임은 거기서부터 이어집니다.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>이대로 맞음…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>분석 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>이 매치의 분석 %n개는 다른 버전의 bgdesk에서 만든 것이라 여기서 읽을 수 없습니다. 분석은 보관됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>체커 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>결정 %n개를 분석했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>결정 %n개를 분석하지 못했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>게임 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>판정 %n개도 함께 사라집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>{own}번 칸에 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n핍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>모두 %n점 획득</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>특이 사항 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>굴림 %n번, 그중 같은 눈 {doubles}번(예상 {expected}번).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>지금까지 %n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>시행 %n회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n점 매치</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>분석 완료: 결정 %n개, 그중 강제가 아닌 것 {unforced}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>다른 사람이 %n차례 늦게 매치를 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>퍼포먼스 레이팅: 집계한 결정의 평균 실수에 500을 곱한 값으로, 낮을수록 좋습니다. 결정이 %n개보다 적으면 큰 의미가 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>이 포지션 뒤로 매치가 이어집니다(이후 %n수). 나머지를 어떻게 할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>약 %n시간 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>약 %n분 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>약 %n초 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>자동 더블, 게임마다 최대 %n번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%n점 매치</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>%n게임 머니 세션</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>게임 %n개 중 {judged}개를 분석합니다. 다음은 분석할 수 없습니다: {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>%n점 중 {own}점</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>앞선 매치({id})의 굴림 %n번을 쓰고, 그 뒤에는 공정한 주사위.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>앞선 매치({id})의 굴림 %n번을 쓰고, 그 뒤에는 실제 주사위를 입력.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>앞선 매치({id})의 굴림 %n번을 쓰고, 그 뒤에는 숫자 {seed}에서 만든 재현 가능한 주사위.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>{name} 님의 PR · 집계한 결정 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>내 PR · 집계한 결정 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>집계한 결정 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>백개먼으로 기권: %n점 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>더블 게임으로 기권: %n점 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>개먼으로 기권: %n점 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>4배 게임으로 기권: %n점 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>체커 %n개 차로 게임 기권</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>기권: %n점 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>체커 %n개 차로 기권을 제안했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>백개먼 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>더블 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>개먼 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>4배 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>싱글 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>체커 %n개 차로 이겼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} 님이 체커 %n개 차로 기권을 제안했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} 님의 백개먼 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} 님의 더블 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} 님의 개먼 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} 님의 4배 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} 님의 싱글 게임 승리: %n점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} 님이 체커 %n개 차로 이겼습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n게임을 두며, 모든 점수가 집계됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>게임마다 최대 %n번.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>한 포인트에 내 체커를 최대 %n개까지 둘 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>각 플레이어의 체커는 %n개입니다. 상대보다 먼저 모든 체커를 홈으로 들여와 빼내면 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>각 플레이어는 체커 %n개를 {point}포인트에 두고 시작합니다({pips}핍).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>각 플레이어는 다음 체커로 시작합니다: {points}(%n핍).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>차례마다 %n초의 딜레이가 있고, 그 뒤에는 예비 시간({reserve})이 줄어듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>처음에는 보드가 비어 있습니다. 모든 체커는 보드 옆 리저브에 있습니다(각 플레이어 %n핍).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>먼저 %n점에 도달하면 매치를 이깁니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>집계 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>굴림 %n번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>%n개 중 {wrong}개 틀림</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>폴더 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>삭제(&amp;R)</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>프로그램의 어디에서 문제가 생겼는지 담겨 있습니다. 홈 폴더, 연 파일 이름, 주사위의 비밀값은 빠져 있지만, 오류 문구에 이름이 들어 있을 수 있으니 전달하기 전에 읽어 보세요.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>보고서</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>보고서를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>문제가 생겼을 때 기록한 것으로, 원인을 찾는 데 도움이 됩니다. 어디로도 전송되지 않습니다. 복사하여 도와줄 수 있는 사람에게 전하거나 삭제할 수 있습니다.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>생긴 문제</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>bgdesk의 일부가 없습니다: {part}. bgdesk를 다시 설치하세요. 매치는 보관됩니다.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>폴더를 보여 줄 프로그램이 없습니다. 보고서 위치: {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>지난번에 bgdesk 내부에서 문제가 생겼습니다. 둔 것은 보관되어 있습니다. 보고서를 보세요.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겼습니다. 매치는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>지난번에 bgdesk가 예기치 않게 종료되었습니다. 둔 것은 보관되어 있습니다. 보고서를 보세요.</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>노 리더블</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>오터</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>라쿤</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>리더블</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>리더블, 패스</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>리더블, 테이크</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>더블하기에는 너무 좋음</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>리더블하기에는 너무 좋음</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>더블링 큐브</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>지금은 안 함</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>보드 그대로</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>남은 점수, 차례인 쪽</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>남은 점수, 상대</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>중앙</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>큐브 효율</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>패배 중 개먼 비율</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>승리 중 개먼 비율</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>머니 플레이</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>차례인 쪽</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>큐브 소유자</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>남은 점수</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>승률에 따른 에퀴티</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>승률에 따른 에퀴티. 수치는 표에 있습니다</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>큐브의 기준점</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>엔진이 판단하는 중…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>테이크 포인트의 구성</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>보드의 결정</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>보기: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>매치를 살펴보는 중에 bgdesk 내부에서 문제가 생겼습니다. 매치는 그대로 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>같은 이름의 덱이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>답을 드러내지 않는 이름으로 정하세요. 답하기 전에 이름이 보입니다.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>덱 이름</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>삭제(&amp;R)</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>다른 파일로 아직 카드를 만드는 중입니다. 끝나면 {file} 파일을 다시 고르세요.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Anki용 카드 내보내기</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>포지션을 카드로 가져오기</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anki용 노트 (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>덱 삭제</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>이 덱과 그 안의 모든 카드, 카드에 답한 기록을 삭제할까요?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>카드를 저장하지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>엔진이 포지션 {total}개 중 {number}번째를 살펴보는 중…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>이 결과에서 이어진 이후 결과 %n개도 취소됩니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>이 결정을 더 깊이 살펴보기(Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>이 결정을 더 깊이 살펴보기: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>여기서는 한 선택이 뚜렷이 앞서 더 깊이 볼 필요가 없었습니다.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>두 사람이 함께 만든 주사위: 모든 굴림이 두 플레이어의 비밀값에서 나옵니다.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>서버 {server}의 주사위. 아무도 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>공정한 주사위.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>주사위의 지문(SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>{roll}번째 굴림은 오프닝 롤인데, 두 플레이어의 주사위가 서로 바뀌어 있습니다.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>첫 굴림 전에 지문을 보여 주었는지 기록되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>플레이어의 문구는 굴림에 쓰이지 않았습니다.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>실제 주사위를 입력.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>숫자 {seed}에서 만든 재현 가능한 주사위.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>{roll}번째 굴림이 기록에는 {recorded}입니다. 주사위는 맞지만 순서가 다릅니다.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>{roll}번째 굴림이 기록에는 {recorded}인데, 나와야 할 것은 {expected}입니다.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>{due}번째 굴림이 있어야 할 곳에 {roll}번째 굴림이 있습니다. 굴림이 빠졌거나 두 번 쓰였습니다.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>확인한 굴림: {count}번. 모두 매치 전에 정해진 두 사람의 비밀값에서 나왔습니다.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>확인한 굴림: {count}번. 모두 숫자 {seed}에서 나왔습니다.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>확인한 굴림: {count}번. 모두 SHA-256 값이 {hash}인 비밀값에서 나왔습니다.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>매치 {id}에서 가져온 굴림(그 매치에서 확인할 수 있음): {count}번.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>잘못된 굴림: {count}번.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>지문 64자리 중 적어 둔 처음 {count}자리가 일치합니다.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>지문이 적어 둔 것과 일치합니다.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>이 매치의 지문은 적어 둔 것과 다릅니다: {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>첫 굴림 전에 지문을 보여 주었습니다.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>모든 굴림에 쓰이는 매치 ID가 주사위의 지문에서 나온 것이 아닙니다.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>이 주사위의 비밀값은 기록에 있는 지문과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>이 주사위의 비밀값은 매치가 끝나면 공개됩니다. 그때 확인하세요.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>{roll}번째 굴림의 비밀값이 매치 전에 두 플레이어가 정한 것과 다릅니다. 그 뒤로는 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>지문(SHA-256)은 {hash}, 매치 {id}의 지문입니다.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>보드에 매치가 없어 확인할 주사위가 없습니다.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>서버의 주사위이므로 아무도 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>이 주사위에는 비교할 지문이 없습니다.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>앞선 매치에서 가져온 주사위입니다. 그 매치에서 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>직접 입력한 주사위라 확인할 것이 없습니다.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>모든 굴림에 이 문구가 쓰였습니다: “{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>흰색은 지문 {white}, 검은색은 지문 {black}의 비밀값을 정했습니다.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>앞선 매치의 주사위</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>실제 주사위 입력</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>숫자 {seed}에서 만든 재현 가능한 주사위</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>굴림 %n번이 이 순서로 다시 나옵니다. 다 쓰면 주사위를 직접 입력합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>매치 고르기</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>매치 또는 저장된 매치 기록(.json)을 고르세요.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>앞선 매치의 주사위</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>앞선 매치(&amp;M)</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>주사위를 다시 쓸 앞선 매치</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>파일에서(&amp;F)…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>bgdesk 매치 기록 (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>숫자(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>그 매치에서는 주사위를 굴린 적이 없습니다.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name}: bgdesk의 매치 기록(.json)이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>조금 이례적: 좋은 주사위가 이만큼 벗어나는 것은 표본 1000개 중 {share}개입니다.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>카이제곱 {statistic}, 자유도 {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>눈</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>아직 굴린 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>정상: 좋은 주사위가 이만큼 이상 벗어나는 것은 표본 100개 중 {share}개입니다.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>조합</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>판단하기에는 굴림이 너무 적습니다.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>매우 이례적: 좋은 주사위가 이만큼 벗어나는 것은 표본 1000개 중 1개도 안 됩니다.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>모든 매치</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>이 매치</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>진행자</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>승리 처리</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>{opponent} 님과의 매치를 두지 않고 내 승리로 할까요?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>{opponent} 님과의 매치를 두지 않고 {name} 님의 승리로 할까요?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>매치를 내 승리로 하기…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>매치를 {name} 님의 승리로 하기…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>다른 주사위로 다시 둡니다. 지금까지 둔 것은 매치 목록에 남습니다.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>끝나지 않은 매치는 패배가 됩니다.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>지금 여기서 바꿀 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>이 매치를 처음부터 다시 할까요?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>이 매치를 처음부터 다시 하기…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>늦게 온 참가자 넣기…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>{first} 님과 {second} 님의 매치 결과를 취소할까요?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>결과 취소</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>제외</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>결과 취소…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>대회에서 빠질까요?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>대회에서 빠지기…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name} 님을 대회에서 뺄까요?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>{name} 님을 대회에서 빼기…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>진행자가 할 수 있는 일</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>지금까지 둔 것은 휴지통으로 옮겨집니다.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>지금까지 둔 것은 휴지통으로 옮겨지며, 주사위는 새로 정해집니다.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>답하기</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>이것으로 답하기(Enter, 주사위 표에서는 Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>계속(Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>보드에서 수를 둔 다음 주사위를 클릭하거나 Enter를 누르세요.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>잠시만요. 문제와 필요한 것을 계산하고 있습니다…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>마지막 움직임 되돌리기(Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>지금까지의 카드</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>처리 방법</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>여기서부터 이어서 두기…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>카드로 연습</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>치워 두기</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>마지막 답 취소</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>나는 어떻게 했나?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>지금은 이 컴퓨터에서 엔진을 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>엔진이 제때 답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>엔진이 시작되지 않았습니다.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>엔진에 오류가 났습니다. 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>엔진이 예기치 않게 멈췄습니다.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>한눈에, 나올 주사위는 보지 않음</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>정확함</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>이 게임의 정확한 해</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>단순한 플레이어</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>롤아웃</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>이 게임용 소형 신경망</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>참가자 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>컴퓨터 추가(&amp;C)</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>친구 추가(&amp;F)</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>스타일 무관</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>이 참가자를 한 자리 아래로(Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>이 참가자를 한 자리 위로(Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>아래로(&amp;W)</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>클럽 수준 상대로 채우기(&amp;L)</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>이 컴퓨터에서 함께 두는 친구의 이름</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>컴퓨터 수</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>삭제(&amp;E)</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>시드</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>실력</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>컴퓨터의 실력</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>컴퓨터의 스타일</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>비버</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>손해</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>결정</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>매치</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>이동</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>위치</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>기권</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>게임과 그 안에서 몇 번째 수인지</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>바뀐 정도: 매치 승률, 게임마다 집계할 때는 점수</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>결정으로 잃은 에퀴티</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>깃발 표시</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>결정의 종류</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>최소 손해</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>이동</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>이동과 큐브</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>아직 안 본 것</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>누구의 실수</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>실수 {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>나</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>깃발을 단 결정이 없습니다. F 키를 누르면 보드의 결정에 깃발을 답니다.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>그런 실수가 없습니다.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>매치에 대해:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>해설자:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>날짜:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>대회와 플레이어</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>대회:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>파일에 있는 내용:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>장소:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>{name} 님의 실명:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>라운드:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>사이트:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>기록자:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>내 실명:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>자동 더블: 큐브 {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>둘 다 {die}: 자동 더블, 큐브 {value}. 다시 굴립니다.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>둘 다 {die}: 다시 굴립니다.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>수를 물렀습니다.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>보드를 손으로 놓았습니다.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>게임은 무승부입니다.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>합의로 게임을 끝냈습니다.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>스코어는 {white} 대 {black}입니다.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>배치를 바로잡았습니다.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>기권을 받아들였습니다.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>비버: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>더블: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>체커를 하나도 움직이지 않았습니다. 규칙에 어긋납니다.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{double} 지정.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>백개먼으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>더블 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>개먼으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>4배 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>싱글 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>패스했습니다.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{play}: 규칙에 어긋난 수를 두었습니다.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>시간이 다 되었습니다.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>다시 리더블: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>기권을 거절했습니다.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>기권했습니다.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>{dice}: 움직일 수 없었습니다.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{dice}: {play} 이동.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>내 주사위: {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>테이크: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>라쿤: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>오터: 큐브 {value}.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>매치 승리! {own} 대 {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>오프닝 롤에서 이겼습니다. {dice} 눈으로 시작하거나 두 주사위를 다시 굴릴 수 있습니다.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>오프닝 롤에서 이겨 이 눈으로 시작해야 합니다: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>오프닝 롤({dice})에서 이겼습니다. 이제 두 주사위를 굴려 시작해야 합니다.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>세션 승리! {own} 대 {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>움직일 수 없음</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>오터</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>라쿤</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>리더블</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: 둘 수 없었습니다.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {play} 이동.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} 님은 둘 수 없었습니다.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} 님 {play} 이동.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} 님이 기권을 받아들였습니다.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} 님의 비버: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} 님의 더블: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} 님이 체커를 하나도 움직이지 않았습니다. 규칙에 어긋납니다.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} 님이 지정: {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} 님이 백개먼으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} 님이 더블 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} 님이 개먼으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} 님이 4배 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} 님이 싱글 게임으로 기권을 제안했습니다.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} 님이 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} 님, {play}: 규칙에 어긋난 수를 두었습니다.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} 님의 시간이 다 되었습니다.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} 님이 다시 리더블: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} 님이 기권을 거절했습니다.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} 님이 기권했습니다.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님의 {dice}: 움직일 수 없었습니다.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} 님의 {dice}: {play} 이동.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님의 주사위: {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} 님의 테이크: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} 님의 라쿤: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} 님의 오터: 큐브 {value}.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} 님이 매치를 이겼습니다, {own} 대 {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} 님이 오프닝 롤에서 이겼습니다. {dice} 눈으로 시작하거나 두 주사위를 다시 굴릴 수 있습니다.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님이 오프닝 롤에서 이겨 이 눈으로 시작해야 합니다: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} 님이 오프닝 롤({dice})에서 이겼습니다. 이제 두 주사위를 굴려 시작해야 합니다.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} 님이 세션을 이겼습니다, {own} 대 {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>계속(&amp;G)</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>한 사람이 테이블을 열고 상대에게 초대장을 메일, 메신저, 종이로 보냅니다. 초대장을 가진 사람만 자리에 앉을 수 있습니다.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>다른 컴퓨터에 있는 사람과 플레이하기</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>더 읽기(&amp;E)</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>주사위는 두 컴퓨터가 함께 만듭니다. 어느 플레이어도, 중간의 누구도 주사위를 미리 알거나 고를 수 없습니다. 나중에 누구나 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>bgdesk를 쓰는 두 사람이 계정 없이 직접 서로 플레이하며, 다른 누구에게도 아무것도 보내지 않습니다. 중계 서버를 고르면 그 서버는 내용을 읽지 못한 채 전달만 합니다. 무엇을 두는지 아는 것은 서버에 접속할 때 그 서버뿐입니다.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>전송되는 것: 여기서 정한 이름, 수와 굴림, 쓴 시간, 대화 내용. 두 컴퓨터가 통신할 때 늘 그렇듯 상대 컴퓨터에 내 네트워크 주소가 보입니다. 모든 것은 암호화됩니다.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>열린 테이블이 없으면 bgdesk는 어떤 연결도 기다리지 않습니다. 두 사람이 원하는 한 매치는 언제든 멈췄다가 이어서 할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>.mat 파일에는 이 매치의 하우스 룰을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.mat 파일에는 어느 플레이어가 프로그램인지 담기지 않습니다.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>{kind} 형식 파일에는 {game} 매치를 담을 수 없습니다. .json에는 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>분석이나 메모의 일부를 .ogxm 파일에 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>차례 중간에 손으로 놓은 포지션은 .mat 파일에 일부만 담깁니다.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>차례 중간에 손으로 놓은 포지션은 .ogxm 파일에 일부만 담깁니다.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>차례 중간에 손으로 놓은 포지션은 .sgf 파일에 일부만 담깁니다.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>아직 두지 않은 주사위나 답하지 않은 더블은 .mat 파일에 담기지 않습니다.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>바로잡은 배치는 .mat 파일에 손으로 놓은 포지션으로 담깁니다.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>바로잡은 배치는 .ogxm 파일에 손으로 놓은 포지션으로 담깁니다.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>바로잡은 배치는 .sgf 파일에 손으로 놓은 포지션으로 담깁니다.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>.ogxm 파일에는 이 매치를 담을 수 없습니다: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxm 파일에서는 자동 더블을 제한할 수 없습니다. 거기서는 제한이 없습니다.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>.ogxm 파일에는 이 매치의 하우스 룰을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxm 파일에는 이 게임이 없어 백개먼으로 표시됩니다.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxm 파일에는 어느 플레이어가 프로그램인지 담기지 않습니다.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxm 파일에는 비버와 라쿤만 있고 그다음 올리기가 없어, 큐브가 실제보다 낮습니다.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>.sgf 파일에는 이 매치의 하우스 룰을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgf 파일에는 어느 플레이어가 프로그램인지 담기지 않습니다.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgf 파일에는 분석이 하나만 담깁니다.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>.mat 파일에는 분석이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>.mat 파일에는 자동 더블이 담기지 않아, 점수와 큐브 값이 틀린 것처럼 보입니다.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>.mat 파일에는 시계와 생각한 시간이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 시계와 생각한 시간이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>.sgf 파일에는 시계와 생각한 시간이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>.mat 파일에는 개별 수에 대한 메모가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon에는 이 게임이 없습니다.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>.mat 파일에는 주사위를 만든 방식이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 주사위를 만든 방식이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>.sgf 파일에는 주사위를 만든 방식이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>.ogxm 파일에는 시간패와 이른 기권이 합의한 점수로 담깁니다.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>.sgf 파일에는 시간패와 이른 기권이 합의한 점수로 담깁니다.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>&apos;{name}&apos; 형식으로는 쓸 수 없습니다. 쓸 수 있는 형식: {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>{file}의 확장자 &apos;{suffix}&apos;에 맞는 형식이 없습니다. 쓸 수 있는 확장자: {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 다른 변화가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>.mat 파일에는 다른 변화가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>.mat 파일에는 거절된 기권이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 거절되거나 답하지 않은 기권이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>.sgf 파일에는 거절되거나 답하지 않은 기권이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 첫 게임 뒤에 정한 점수가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>일부 분석은 .sgf 파일에 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>일부 다른 변화는 .sgf 파일에 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>.mat 파일에는 자동 더블에 대한 합의가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>기권이나 시간패로 끝난 매치입니다. .mat 파일에는 마지막 게임이 끝나지 않은 것으로 나옵니다.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>.mat 파일에는 합의한 게임 수가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 합의한 게임 수가 담기지 않습니다.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 아직 두지 않은 주사위나 큐브 올리기에 대한 답이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>.mat 파일에는 비긴 오프닝 롤이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>.ogxm 파일에는 비긴 오프닝 롤이 담기지 않고, 그로 인해 올라간 큐브만 담깁니다.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>.sgf 파일에는 비긴 오프닝 롤이 담기지 않고, 그로 인해 올라간 큐브만 담깁니다.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>.mat 파일에는 무른 것이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 무른 것이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>.sgf 파일에는 무른 것이 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>.mat 파일에는 어떤 힌트를 보았는지 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>.ogxm 파일에는 어떤 힌트를 보았는지 담기지 않습니다.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>.sgf 파일에는 어떤 힌트를 보았는지 담기지 않습니다.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>컴퓨터끼리의 매치를 진행하지 못했습니다. 대회는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겼습니다. 대회는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>집계한 결정 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>매치 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>연속된 결정 %n개의 최고 기록: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>최근 결정 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>튜터가 결정 %n개에서 말했습니다. 거기서는 첫 시도를 집계합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>매치가 %n개보다 적으면 이 레이팅이 얼마나 빗나갈 수 있는지 알 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>30일 뒤에도 기억할 카드 100장</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>유효 핍 카운트 50번 연속, 평균 오차 1핍 미만</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>행을 두 번 클릭하면 해당 결정이 열립니다.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>집계한 결정이 30개가 되면 선이 나타납니다.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Coan ki를 제외한 모든 게임에서 매치 하나씩 마침</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>에이스 포인트 게임</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>사람 상대</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>컴퓨터 상대</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>앞섬</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>오프닝 롤 15가지를 모두 바르게, 최소 일주일 간격으로 두 번</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>모든 상대</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>이 결정들 중 손해가 가장 큰 것을 지금 카드로 묻기</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>공격</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>뒤짐</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>{opponent} 상대보다 강함: 결과로 보아 거의 확실합니다</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>둘 다 1어웨이</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>매치에서 잃은 승률</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>크로퍼드 게임</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>큐브 실수</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>결정</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>더블 여부</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>너무 이른 더블</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>드릴</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>잃은 에퀴티</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>감쇠 평균</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>평소보다 빠름</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>내 매치를 분석하면 여기에 통계가 나타납니다. 매치를 두거나 열고 F7을 누르거나, 매치 목록에서 여러 개를 한꺼번에 분석하세요.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>실수 없는 첫 게임</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>첫 매치 분석</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>비밀값으로 주사위를 하나하나 확인한 첫 매치</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>게임 플랜</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>수의 절반은 평소 시간보다 빨리 둡니다. 그때 손해가 더 클까요?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>홀딩 게임</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>파일에서 다른 이름으로 두었다면 “누가 누구인지…”에서 알려 주세요.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>열에 아홉은 내 실력이 이 범위 안에 있습니다. 한 매치의 결정들은 공통점이 많으므로 매치 단위로 계산합니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>종류</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>동점</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>낮을수록 좋습니다. 각 행은 거기서 끝나는 매치를 나타냅니다.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>마친 매치</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>잃은 매치</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>실력 이상으로 주사위 덕에 더 이긴 매치: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>실력으로는 이겼어야 하나 주사위 탓에 놓친 매치: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>운을 아는 매치</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>놓친 더블</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>머니 세션</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>월</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>이동</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>뚜렷한 플랜 없음</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>집계할 결정 없음</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>여기에는 집계할 결정이 없습니다.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>아직 큐브 실수가 없습니다.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>이 조건에 맞는 매치가 없습니다. 더 긴 기간을 고르세요.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>점수를 정한 매치 중 끝난 것이 아직 없습니다.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>아직 눈에 띄는 것이 없습니다. 분석한 매치가 더 필요합니다.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>오프닝</translation>
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
        <translation>속도</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>잃은 점수</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>포스트 크로퍼드</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>프라임 게임</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>실제 둔 수로 본 상대와의 레이팅 차이</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>달성일</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>러닝 게임</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>실수 비율</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>보통 플레이어보다 더 많이 잃는 상황을 손해가 큰 순서로 보여 줍니다. 거의 누구도 찾지 못하는 수는 비중이 작습니다.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>평소보다 느림</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>테이크 또는 패스</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>주사위로 얻거나 잃은 것은 거의 없습니다.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>실수의 크기보다 방향이 더 많은 것을 알려 줍니다.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>지난 한 달</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>지난 석 달</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>지난 한 해</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>시간은 여기서 두는 매치에서만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>되찾을 수 있는 몫</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>더블하기에는 너무 좋음</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>마지막 날</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>운이 같을 때</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>승리 빼기 패배</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>그중 이긴 매치</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>그중 운이 같을 때 이길 매치</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>주사위로 얻거나 잃은 것</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>운이 같을 때의 승리</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>잘못된 패스</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>잘못된 테이크</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>최선의 수가 베어오프</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>최선의 수가 히트</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>최선의 수가 조용한 수</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>최선의 수가 포인트 만들기</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>최선의 수가 앵커 만들기</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>최선의 수가 달아나기</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half}매치</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half}점</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>통계를 계산하는 중에 bgdesk 내부에서 문제가 생겼습니다. 매치는 그대로 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>누가 누구인지(&amp;W)…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>주사위와 실력</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>구분 기준</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>큐브 실수</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>빠르게 두기와 느리게 두기</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>기간별 통계</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>이정표</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>매치 읽는 중: {done}/{total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>공부할 것</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>실수가 나오는 곳</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>통계 내보내기</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>스프레드시트용 표 (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>통계를 {file} 파일로 저장했습니다.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>통계를 저장하지 못했습니다: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>그 밖에 파일 %n개를 열지 못했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>매치 %n개를 라이브러리에 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>명령줄</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>매치나 포지션 열기</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>매치 읽는 중: 파일 {done}/{total}</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>매치 읽는 중…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>그 폴더에는 파일이 없습니다.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>클립보드에 그림이 있어 읽을 수 없습니다. 포지션을 텍스트로 복사하세요.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>클립보드에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>입력한 텍스트</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>모든 결정</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>모든 단계</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>모든 플랜</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>분석한 엔진</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>게임 플랜</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>결정의 종류</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>누구의 통계</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1개 이상</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2개 이상</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>모든 결정</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>모든 단계</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>모든 결과</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>비버</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>최선</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>큰 실수, {cost} 이상</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>손해</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>손해 큼, {cost} 이상</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>크로퍼드</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>주사위는 이렇게 씁니다: {roll}, 여러 개는 {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>큐브 더블</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>의문수, {cost} 이상</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>실수, {cost} 이상</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>분석한 모든 결정</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>모든 포지션</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>진 매치</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>이긴 매치</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>핍 차이</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>핍: {own} 대 {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>비슷한 포지션</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>지난 한 달</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>지난 석 달</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>지난 한 주</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>지난 한 해</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>같은 포지션</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>포지션이 아닙니다. XGID, GNU Backgammon ID, bgdesk 고유 텍스트를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>상관없음</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>움직일 수 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>무제한</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>{own}어웨이, {theirs}어웨이</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>{points}어웨이</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>보러 가기(&amp;L)</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>결정 찾기</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>카드로 만들기(&amp;C)</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>매치 읽는 중: {done}/{total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>매치 보기(&amp;M)</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>매치를 읽는 중입니다. 찾은 것이 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>이 결정에서만(&amp;O):</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>모두 지우기(&amp;L)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>주사위</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>보드에서 가져오기(&amp;B)</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>최고 PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>비슷한 정도</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>최저 PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>매치</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>이름, 대회, 태그, 파일</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>상대의 바</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>상대의 핍</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>상대의 스코어</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>내 바</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>내 핍</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>내 스코어</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>상대의 핍</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>플레이어의 핍</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>보드의 포인트</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>포지션</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>누구의 결정</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID 또는 포지션 ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>상관없음</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>깃발을 달았습니다. Shift+F는 다음 깃발로 이동, F는 이 깃발을 뗍니다.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>다시 첫 깃발부터.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>이 매치에는 깃발을 단 결정이 없습니다. F 키를 누르면 보드의 결정에 깃발을 답니다.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>깃발을 뗐습니다.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>여기에는 깃발을 달 결정이 없습니다.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>깃발 표시됨</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>앞으로의 일정</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>이만큼 지면 탈락(&amp;O)</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>첫 결승과 같게</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>1라운드와 같게</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>필요한 만큼</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>컨설레이션(&amp;O)</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>더블 엘리미네이션</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>모두와 한 번씩</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>결승 전에 진 모든 참가자</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>첫 매치에서 진 참가자</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>방식(&amp;T)</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>조별 진출 인원</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>조</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>조별 리그 후 토너먼트</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>탈락 없음</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>3위 결정전(&amp;I)</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>라운드별 점수(&amp;B)</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>패자조 점수</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>라운드별 매치 점수, 예: {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>2차 결승 점수</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>라운드 수</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>무패 선수가 1차 결승에서 지면 2차 결승(&amp;Y)</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>싱글 엘리미네이션</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>스위스 라운드</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>매치의 실수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>포럼용으로 복사</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>그림(SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>형식</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>그림(PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>보드의 결정</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>복사할 내용</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>복사될 내용</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>결정 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>아직 분석한 매치가 없습니다. “매치 목록…”에서 분석하거나, 실수 대신 “모든 포지션”을 찾으세요.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>조건을 몇 개 줄이세요.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>결정 %n개 중에 이런 것이 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>라이브러리가 비어 있습니다. 매치를 열거나(Ctrl+O) 두면 여기서 결정을 찾을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>매치 %n개</numerusform>
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
            <numerusform>매치 %n개 모두 추가(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>모두 라이브러리에 추가하고 나중에 열기</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>매치 열기</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>다른 친구…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>둘이 이 보드에서 번갈아 둡니다.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>친구와 두기…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>{friend} 님과 두기</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>두 사람, 한 컴퓨터</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>포지션 놓기</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>포지션 텍스트</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID 또는 다른 포지션 텍스트</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>규칙(&amp;R)…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>게임마다 새 오프닝 롤</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>게임</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>라운드의 게임 {number}</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>직접 고른 게임…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>별도의 창에서</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>게임 추가 안 함</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>끄면 게임의 승자가 다음 게임을 시작합니다.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>시작 배치: {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>같은 눈이 나오면 그보다 높은 같은 눈도 모두 두는 봉쇄 게임입니다.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>홈 보드에 고정된 체커가 있어도 베어오프할 수 있습니다.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>같은 눈이 나오면 주사위 반대쪽 면의 같은 눈도 두는 에이시 듀시입니다.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>모든 체커가 들어와야 가운데를 지날 수 있는 에이시 듀시입니다.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>2-1일 때만 한 번 더 굴리는 에이시 듀시입니다.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>체커 15개가 모두 24포인트에서 시작합니다.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>백개먼과 여러 배치</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>발칸 로테이션</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>고정된 채로 베어오프</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>두 플레이어가 보드의 같은 쪽으로 들어와 움직이고 홈으로 갑니다.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>두 플레이어가 같은 방향으로 돕니다. 체커 하나로도 포인트가 막힙니다.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>빈 보드에 체커가 들어옵니다. 같은 눈과 2-1이 나오면 한 번 더 굴립니다.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>빈 보드에 체커가 들어옵니다. 자기 체커 하나가 홈에 도착하기 전에는 히트할 수 없습니다.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>뒤에서 체커가 두 개가 아니라 네 개 시작합니다. 더 길고 포지션 중심입니다.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>빈 보드에서</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>그리스식 백개먼: 큐브와 트리플 게임이 없고, 승자가 다음 게임을 시작합니다.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>각자 체커 하나로 하는 하이퍼개먼입니다.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>각자 체커 두 개로 하는 하이퍼개먼입니다.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>적용 게임: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>모두 들어오기 전에도 움직이기</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>모두 들어오기 전에는 추가 숫자 없음</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>한 포인트에 체커를 다섯 개까지만 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>마더 룰 없음</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>두 시작 보드 모두에서 여섯 포인트 막기 금지</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>둘 수 없는 숫자는 무효</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>시작점에서 차례마다 체커 하나만 나오고, 여섯 개 연속은 앞에 상대가 있어야 함</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>시작점에서는 차례마다 체커가 하나만 나옵니다. 단, 첫 굴림이 6-6, 4-4, 3-3이면 두 개까지 나옵니다. 여섯 포인트를 연속으로 막으려면 그 앞에 상대 체커가 있어야 합니다. 둘 다 나르데의 규칙입니다.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>시작점의 마지막 체커를 고정해도 게임을 이기지 않습니다.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>여러 게임을 번갈아</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>홀로 있는 체커를 히트하지 않고 그 자리에 고정합니다.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>싱글, 더블, 트리플 게임</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>타블라, 타파, 물테짐</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>타블리</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>타블리: 큐브 없음, 고정, 봉쇄</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>플라코토처럼 두는 불가리아의 고정 게임입니다.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>페브가처럼 두는 튀르키예의 봉쇄 게임입니다.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>더블링 큐브를 쓰는 표준 게임입니다.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>각자 체커 세 개: 짧고 거친 게임입니다.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>튀르키예식 백개먼: 포르테스와 같으나, 홈에서 히트한 체커는 그 자리에 남습니다.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>그때까지 같은 눈은 네 번 두며, 이어서 굴리지 않습니다.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>보통은 모든 체커가 들어와야 다른 체커를 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>보통은 진 쪽에 남은 체커 하나마다 1점입니다.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>보통은 자기 시작 보드만 채울 수 없습니다.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>보통은 상대가 둡니다.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>보통 이 게임은 이것 없이 둡니다.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>더블링 큐브 사용</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} 게임을 번갈아 두며, 매번 오프닝 롤로 시작합니다.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} 게임을 번갈아 두며, 게임의 승자가 다음 게임을 시작합니다.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>게임을 클릭하면 규칙을 읽고 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>게임과 규칙</translation>
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
        <translation>공정한 주사위</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>기간별 통계</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>이유가 맞는 비율</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>게임 방법</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>키</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>키</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>언어</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>매치 보기</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>퍼포먼스 레이팅(PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>카드로 연습하기</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>이 게임의 규칙</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>네트워크 테이블</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>튜터</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>이 페이지는 아직 번역되지 않았습니다.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>트레이너</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>버전 {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>기능 소개</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>{game} 두기…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>텍스트</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(괄호): 더 얕게 분석하여 비교할 수 없음</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>더블</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>두 번 클릭 또는 Enter: 지정하기</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>두 번 클릭 또는 Enter: 보드에 놓기</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>두 번 클릭 또는 Enter: 두 주사위 다시 굴리기</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>힌트는 매치를 두는 동안 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers} 눈으로 두기: 다시 굴리는 것과 같거나 더 낫습니다.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>다시 굴리기</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>두 주사위를 다시 굴리기: {numbers}의 어떤 수보다 낫습니다.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>더블하지 않고 굴리기</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>힌트 보기</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>지금까지는 {numbers}의 최선의 수입니다. 남은 것을 먼저 보여 줍니다:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>지정할 가장 좋은 같은 눈</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>{numbers}의 최선의 수: {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}의 가장 좋은 수들</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>가장 좋은 다음 수:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>힌트가 없습니다: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>여기서는 결정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>손해 {cost}: {numbers}의 최선의 수는 {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}의 최선의 수입니다.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>힌트나 확률을 보면 이 매치는 연습으로 처리되며 레이팅이 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>손해 {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>더블 게임 {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>에퀴티 {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>개먼 {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>승률 {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>가장 좋은 선택</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>이 게임의 승률</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>이 힌트 없이 계속 두기(Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>수를 둘 때마다 확률 보기</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>엔진이 생각하는 중</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 매치 목록을 만들 수 없습니다. 매치는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>메모 하나의 자리를 찾지 못했습니다({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>분석의 일부를 읽지 못했습니다({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>압축 파일의 일부가 손상되었습니다. 나머지는 보존했습니다.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>파일의 일부가 손상되었습니다({quote}). 나머지는 보존했습니다.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>파일에 이름이 없는 플레이어가 있습니다.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>지정된 포지션 앞에 차례 하나가 빠져 있습니다.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>“{quote}” 앞에 차례 하나가 빠져 있습니다.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>다른 변화를 제외했습니다({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>이 포지션에서는 게임이 이미 끝났습니다.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>이름이나 경로가 너무 깁니다.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>한 번에 파일을 {quote}개까지만 읽습니다.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>이상함</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>파일의 앞쪽 매치만 읽었습니다. 제외된 매치: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>읽었습니다. {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>특이 사항 없이 읽었습니다.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>고침</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>더블에 대한 답이 없어 테이크로 읽었습니다.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>큐브 값은 {quote}까지만 둘 수 있습니다. 그 이상의 올리기는 제외했습니다.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>파일에 매치 길이가 없어 {quote}점으로 보았습니다.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>파일에 게임 종류가 없어 다음 게임으로 읽었습니다: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>파일이 중간에 끝납니다. 있는 내용은 보존했습니다.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>너무 길거나 잘못된 곳이 많아 파일을 끝까지 읽지 않았습니다. 잘리거나 제외된 게임: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>너무 길어 파일을 끝까지 읽지 않았습니다. 그 뒤는 제외했습니다.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>게임이 같은 눈({quote})으로 시작합니다. 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>게임에 결과가 없습니다.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}” 게임을 알 수 없어 백개먼으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>머리글의 플레이어 순서가 달라 열의 순서를 따랐습니다.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>주사위 {quote}의 유일한 합법 수를 채워 넣었습니다.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>주사위 {quote}의 수가 없습니다.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>“{quote}” 수는 이 보드에서 둘 수 없어 보드를 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>“{quote}” 수는 규칙에 어긋나지만 적힌 대로 두었습니다.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>한 플레이어의 체커가 없는 포지션이라 제외했습니다.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>파일의 결과({quote})가 게임과 맞지 않아 보드를 따랐습니다.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>파일의 결과({quote})가 게임에서 나올 수 없지만 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>파일의 스코어({quote})가 앞선 게임에서 나올 수 없지만 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>UTF-8 텍스트가 아니어서 다음 인코딩으로 읽었습니다: {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>이 파일에는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>이 텍스트에는 포지션 ID가 없습니다.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 BGBlitz 매치의 내용이 {quote} MB를 넘습니다.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>이 BGBlitz 매치에는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>이 BGBlitz 매치는 손상되었습니다({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>이 GammonView 분석은 손상되었습니다({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>이 OGXM 매치에는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>이 OGXM 매치는 손상되었습니다({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 OGXM 매치는 {quote} kB를 넘습니다.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>이 SGF 파일에는 백개먼 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>이 SGF 파일은 백개먼이 아닌 다른 게임입니다(GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>이 SGF 파일은 백개먼이 아닌 다른 게임입니다.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>이 eXtreme Gammon 파일에는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>이 파일은 비어 있습니다.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 파일은 {quote} MB를 넘습니다.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>JSON이지만 여기서 아는 매치가 아닙니다.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>매치가 아니라 PDF 문서입니다.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>매치가 아니라 PostScript 문서입니다.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>매치가 아니라 데이터베이스입니다.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>매치가 아니라 동영상이나 그림입니다.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>매치가 아니라 동영상입니다.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Coan ki 게임입니다. Coan ki 창에서만 둘 수 있고 다른 형식에는 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>매치가 아니라 그림입니다.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>포지션 텍스트이지만 ID가 없어 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>포지션 텍스트이지만 읽을 수 없습니다: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>매치가 아니라 프로그램입니다.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>매치가 아니라 소리 파일입니다.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>매치가 아니라 텍스트 문서(RTF)입니다.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>매치나 포지션이 들어 있지 않은 텍스트입니다.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>매치가 아니라 웹 페이지입니다.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>매치가 아니라 Office 문서입니다.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>매치가 아니라 XML 파일입니다.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>압축 파일입니다. 먼저 압축을 푸세요.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>매치가 들어 있지 않은 이메일입니다.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>매치가 아니라 읽을 수 없는 eXtreme Gammon 파일입니다.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>매치가 아니라 옛 Office 문서입니다.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>게임 중의 포지션이 아닙니다. 게임이 끝났습니다.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>BGBlitz 매치가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>있을 수 없는 포지션입니다: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>텍스트 파일도 아니고 알려진 매치도 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>텍스트 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>OGXM 매치가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>eXtreme Gammon 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>SGF처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>GamesGrid 매치처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>JavaFIBS 매치처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Snowie 포지션처럼 보이지만 빠진 항목이 있습니다.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Snowie 포지션처럼 보이지만 문제가 있습니다: {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>TrueMoneyGames 매치처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>매치 파일처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>eXtreme Gammon 파일처럼 보이지만 누가 두었는지 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>eXtreme Gammon 파일처럼 보이지만 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>이 매치 기록은 손상되었거나 다른 프로그램의 것입니다: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>이 매치 기록은 손상되었습니다. UTF-8이 아닙니다.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 매치 기록은 {quote}자를 넘습니다.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 텍스트 파일은 {quote}줄을 넘습니다.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>이 텍스트 파일은 {quote} MB를 넘습니다.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>이 텍스트에는 백개먼 매치가 없습니다.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>파일에 있는 기권 관련 내용을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>읽을 권한이 없습니다.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>{number}행</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} 파일을 열지 못했습니다.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”: 답할 대상이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>“{quote}”: 두 주사위의 굴림이 아니어서 차례를 제외했습니다.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”: 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>“{quote}”: 이해할 수 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”: 여기서는 큐브를 올릴 수 없지만 파일에 있는 대로 두었습니다.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>가져오기 보고서</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>특이 사항</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>참가(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>관전(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>초대장</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>테이블에 참가</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>받은 초대장을 Ctrl+V로 붙여넣으세요.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>테이블을 찾는 중…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>테이블 관전</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>테이블에 들어왔습니다. 매치가 시작되면 여기에 보입니다.</translation>
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
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>분석 진행률</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1플라이</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2플라이</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3플라이</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4플라이</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>큐브 결정에는 큐브 없는 값이 없습니다.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>빠른 훑어보기: 매치 하나에 약 1초.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>받아들이기</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>지금까지 분석: 수 {plays}개 중 {judged}개.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>결정을 분석하는 중</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>두 플레이어가 모두 클로즈아웃되어 있습니다.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>두 플레이어의 체커가 같은 포인트에 있습니다.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>비슷한 수를 다음 굴림까지 봅니다. 전용 신경망이 있는 게임의 기본 선택입니다.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>더 깊이: 매치 하나에 여러 분.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>가장 깊이</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>가장 깊은 분석</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>비슷한 수를 모두 3플라이로. “세계 정상급” 레벨과 같습니다.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>이 게임은 모든 포지션이 풀려 있어 더 깊은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>모두 2플라이, 판정이 바뀔 수 있는 곳은 3플라이. 기본 선택입니다.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>정확</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>매치에서</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>그 파일을 다시 열어야만 되찾을 수 있습니다. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>긴 롤아웃</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>가장 긴 롤아웃</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>주사위의 운: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>이 스코어에서는 크로퍼드 게임이 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>여기에는 결정이 없습니다.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>이 규칙의 다음 게임을 분석할 수 있는 엔진이 없습니다: {games}. 힌트는 모든 게임에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>차례인 플레이어가 없습니다.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>아직 분석하지 않았습니다. 아래의 “분석…” 또는 F7을 누르세요.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>결정 하나는 곧바로 분석됩니다.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>결정 하나에 몇 초, 길어야 1분쯤 걸립니다.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>결정 하나에 몇 초 걸립니다.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>결정 하나에 길면 몇 분 걸립니다.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>오프닝 롤</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Title in front of the performance ratings of both players; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR ({game})</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation>PR({game})</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>빠르고 쓸 만함: 매치 하나에 몇 초.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>이 분석을 삭제할까요? {analysis}</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>롤아웃 {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>롤아웃은 백개먼 규칙으로 두는데, 이 매치는 규칙이 다릅니다.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>짧은 롤아웃</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>기권의 손해는 크로퍼드 룰이 있는 매치에서만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>엔진이 여기서 아무것도 분석하지 못했습니다.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>엔진이 모르는 게임입니다: {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>엔진에 오류가 났습니다({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>엔진이 예기치 않게 멈췄습니다.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>게임이 다음 두 굴림 안에 끝날 수 있습니다.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>매치가 끝났습니다.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>{games} 신경망이 볼 수 있는 최대 깊이: {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>차례인 플레이어에게 큐브 결정이 없습니다.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>기록은 여기까지입니다.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>강한 엔진을 불러오지 못했습니다: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>한쪽의 체커가 15개가 아니라 {quote}개입니다.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>더 분석할 것이 없었습니다.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>이 분석에는 이 순간에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>이 답은 상대의 실수가 됩니다.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>규칙에 어긋난 수입니다. 판정하지 않으며, 매치는 그 뒤로 이어졌습니다.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>다시 얻으려면 매치를 다시 분석해야 합니다.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>두 번 분석</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>두 번 분석한 다음 비슷한 것은 긴 롤아웃: 몇 시간.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>두 번 분석한 다음 비슷한 것은 롤아웃: 한 시간 가까이.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>두 번 분석한 다음 비슷한 것은 짧은 롤아웃: 몇 분.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>그래도 비슷한 것은 다음 두 굴림까지, 이 게임의 신경망이 볼 수 있는 만큼.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>이 게임에 대한 엔진의 데이터를 읽을 수 없습니다({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>이 게임의 신경망이 바로 내는 답: 몇 초.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>더 깊은 분석 포함</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>내가 굴릴 차례</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>큰 실수, 손해 {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>실수, 손해 {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>비버에 대한 답</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>더블에 대한 답</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>오터에 대한 답</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>라쿤에 대한 답</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>리더블에 대한 답</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>기권에 대한 답</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>손해 {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>더블할까?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>의문수, 손해 {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>결정이 적음</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>같은 눈 지정</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>기권</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>표준 오차 {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>미완료</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>승리 {win} (개먼 {win_gammon}), 패배 {lose} (개먼 {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}~{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} 님이 굴릴 차례</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating}(결정이 적음)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play}: 규칙에 어긋난 수입니다. 판정하지 않으며, 매치는 그 뒤로 이어졌습니다.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} 분석됨</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>더 깊이(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>이 매치의 결정 분석하기(F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>분석…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>이 포지션의 선택지</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>분석 진행률</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>분석 중지. 분석한 것은 보관됩니다(Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>보드에서 결정하세요. 바로 판정합니다.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>5포인트 홀딩 게임</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>에이스 포인트 게임</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>검은색이 흰색의 더블에 비버로 답합니다.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>검은색이 비버에 라쿤으로 답합니다.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>검은색이 더블합니다.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>검은색이 둘 주사위: {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>검은색 차례입니다.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>검은색이 큐브 {value} 소유.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>검은색 차례, {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>검은색이 굴릴 차례</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>검은색의 답</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>검은색의 큐브</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>두 플레이어가 모두 닫힌 보드를 앞에 두고 바에 있습니다.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>두 플레이어의 체커가 같은 포인트에 있습니다.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>이 게임에서는 체커가 이렇게 놓일 수 없습니다.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>빈 보드</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>마지막 체커 여섯 개</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>포지션을 살펴보는 중…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>패배 {win} · 개먼 {gammon} · 백개먼 {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>낵개먼</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>여기서부터 두 플레이어 모두 더는 움직일 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>이 포지션에서는 결정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>굴리기</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>비슷한 것</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>이 게임의 시작</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>여기서는 그런 큐브 제안을 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>보드를 그대로 둡니다: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>큐브는 중앙, 값 {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>게임이 끝났습니다. 검은색이 이겼습니다.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>게임이 끝났습니다. 흰색이 이겼습니다.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>게임이 끝났습니다. 무승부입니다.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>XGID, GNU Backgammon ID, bgdesk 텍스트가 없어 보드를 그대로 둡니다.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>보드에 체커가 없습니다.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>크로퍼드 게임에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>이 매치에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>흰색이 검은색의 더블에 비버로 답합니다.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>흰색이 비버에 라쿤으로 답합니다.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>흰색이 더블합니다.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>흰색이 둘 주사위: {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>흰색 차례입니다.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>흰색이 큐브 {value} 소유.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>흰색 차례, {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>흰색이 굴릴 차례</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>흰색의 답</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>흰색의 큐브</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>승리 {win} · 개먼 {gammon} · 백개먼 {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>시험한 수</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points} 백 게임</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>다른 체커가 홈에 없는데 검은 체커 %n개가 나가 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>다른 체커가 홈에 없는데 흰 체커 %n개가 나가 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>이 매치의 %n점을 이미 모두 얻은 플레이어가 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>검은 체커가 %n개인데, 이 게임에서는 그럴 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>합의한 규칙에서는 한 포인트에 체커를 %n개까지 둘 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>트레이에 검은 체커가 %n개 모자랍니다. 먼저 보드에서 덜어 내세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>트레이에 흰 체커가 %n개 모자랍니다. 먼저 보드에서 덜어 내세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>흰 체커가 %n개인데, 이 게임에서는 그럴 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>다시 실행(Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>게임처럼 보드에서 수 두기(P). 다시 누르면 배치</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>배치</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>마지막 변경 취소(Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>둬 보기</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>여기에 놓은 것은 보관됩니다(Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>클릭할 때의 색</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>포지션 연구실</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>이 포지션에 대해</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>후보</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>굴림</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>샷</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>아직 컴퓨터와 마친 매치가 없습니다. 한 판 두면 결과가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low}~{high})</translation>
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
        <translation>두기(&amp;P)…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>매치의 절반 넘게 이길 것이 거의 확실합니다.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>상대별 전적</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>비율(90 % 구간)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>실력</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>승리</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>이 컴퓨터의 사람</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>컴퓨터 플레이어: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>늦은 참가</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>늦게 온 참가자</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>누가 늦게 왔나요? 다음 라운드부터 둡니다.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>누가 늦게 왔나요? 부전승 자리에 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>매치 %n개 더…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>끝내기…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>게임 방법</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>새 매치…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>한 번 더?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>클릭 한 번으로 시작합니다. 언제든 멈췄다가 나중에 이어서 할 수 있으며, 아무것도 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>게임 시작</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>이어서 하기</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>진행 중 · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>첫 매치</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>전체</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>집계할 모임 수</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>리그</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>순위별 점수</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>리그 순위별 점수, 예: {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>순위별 점수는 숫자로 씁니다. 예: {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>최선: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>큐브: {found}/{total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>게임처럼 보드에서 결정하세요. S는 답 보기, K는 건너뛰기, Esc는 그만두기입니다.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>더블할까요, 말까요?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>찾음</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>나중에 찾음</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>찾았습니다. 단번에는 아니었습니다.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>찾았습니다. 충분히 가깝습니다.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>찾았습니다. 최선입니다.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>매치에서는 {answer} 선택, 손해는 {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>매치에서는 {answer} 선택, 옳았습니다.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>매치에서 {name} 님은 {answer} 선택, 손해는 {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>매치에서 {name} 님은 {answer} 선택, 옳았습니다.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>이동: {found}/{total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>못 찾음</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>리더블할까요, 말까요?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>테이크할까요, 패스할까요?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>테이크, 패스, 아니면 큐브를 다시 올릴까요?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>엔진이 답을 살펴보는 중…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>더 나은 것이 있습니다. {answer}: 손해 {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>이 답을 판정하지 못했습니다. 다른 답을 하거나 답을 보세요.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>이 매치는 아직 분석하지 않았습니다. 분석하면 이 매치에서 배울 수 있습니다.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>최선의 수는 무엇일까요?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>실수한 곳에서 다시 한번 결정합니다. 옳은 결정도 몇 개 섞여 있으며, 답하기 전에는 아무것도 답을 드러내지 않습니다.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>{total}개 중 {found}개를 찾았습니다</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>내가 결정할 차례였습니다.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>내 답: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>내 답: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>더블</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>노 리더블</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>리더블</translation>
    </message>
    <message>
        <source>take</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>{name} 님이 결정할 차례였습니다.</translation>
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
            <numerusform>{cost} 이상 손해인 실수 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>틀린 %n개 다시</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>그중 %n개는 전에 찾았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>분석…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>이 매치에서 배우기</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>지금까지의 문제</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>누구의 실수</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>이 매치에서 배우기</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>세션의 게임 수</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>게임 수:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>플레이 방식</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>머니 세션</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>다른 길이:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>점수제 매치</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>매치의 점수</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>무제한</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>렌즈</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>다음 굴림</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>스코어 렌즈</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>샷</translation>
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
        <translation>후</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>굴린 뒤에는 ± {percent}, 색칠한 띠입니다.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>모두 머니 플레이에서 굴리기 전의 값입니다. 아직 홈에 없는 체커가 있습니다. 들어오기까지는 여러 번 둬 보므로 EPC가 {error}쯤 빗나갈 수 있고, 그 뒤의 굴림은 정확합니다. 한쪽 계산: 둘 다 최소 굴림을 노린다고 보고, 큐브는 모델로 판단합니다.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>모두 머니 플레이에서 굴리기 전의 값입니다. 평균 굴림 수를 최소로 하는 플레이어에게 굴림은 정확합니다. 한쪽 계산: 둘 다 그렇게 둔다고 보고, 큐브는 모델로 판단합니다.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>모든 블롯</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>이 스코어들에서는 이 플레이어가 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>{percent}일 때</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>승률 {percent}일 때 모델의 값은 더블하지 않으면 {nd}, 테이크하면 {dt}, 패스하면 {dp}입니다.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>승률 {percent}일 때 모델의 값은 더블하지 않으면 {nd}입니다.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>전</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>캐시 포인트</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>큐브</translation>
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
        <translation>데드 큐브</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>최악의 눈</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>더블과 리더블, 테이크</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>더블 매치 포인트</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>더블, 노 리더블, 테이크</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>더블링 포인트</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>지금 스코어의 확률로 추정</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>정확한 값, 큐브 중앙: 더블하지 않으면 {nd}, 테이크하면 {dt}, 패스하면 {dp}.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>정확한 값, 큐브 소유: 리더블하지 않으면 {nd}, 테이크하면 {dt}, 패스하면 {dp}.</translation>
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
        <translation>개먼 가격</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>개먼</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>방법</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>조커</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>라이브 큐브</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>평균</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>머니 플레이</translation>
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
        <translation>노 더블</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>여기서는 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>아직 판정하지 않았습니다.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>차례인 쪽</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>한쪽 계산</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>핍</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>가격, 큐브 올린 뒤</translation>
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
        <translation>리큐브 비그</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>리더블, 테이크</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>굴림 수</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>판돈만 고려</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>표준 편차</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>테이크 포인트</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>엔진이 판단하는 중…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>엔진: 더블하지 않으면 {nd}, 테이크하면 {dt}, 패스하면 {dp}.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>정확한 값을 계산하는 중…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>수치는 최선의 선택이 그다음 선택보다 얼마나 나은지 나타냅니다.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>수치는 둔 수가 거기서 얼마나 손해인지 나타냅니다.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>굴림과 응수의 조합 1,296개 중 {pairs}개({share}) 뒤에 마켓을 잃으며, 굴림 36개 중 {rolls}개는 응수의 절반 이상에서 마켓을 잃습니다.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>상대는 {away}어웨이</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>상대는 1점 남음, 크로퍼드 게임</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>결정하는 플레이어는 {away}어웨이</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>결정하는 플레이어는 1점 남음, 크로퍼드 게임</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>투 굿 포인트</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>양쪽 계산</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>낭비</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>움직일 수 없음</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>바꾸기 전에는 히트</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>최악의 눈: 평균보다 {number} 이상 낮음</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>응수 36개 중 {count}개 뒤에 더블, 패스</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>응수 {count}개 뒤에 더블, 테이크</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>평가</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>정확</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>공식</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>히트였음</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>히트</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>2개 히트</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>바꾼 뒤에만 히트</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>조커: 응수의 절반 이상에서 마켓을 잃음</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>조커: 모든 응수 뒤에 마켓을 잃음</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>조커: 평균보다 {number} 이상 높음</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>일부 응수 뒤에 마켓을 잃음</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>대개 더블할 정도도 아님</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>응수 {count}개 뒤에 노 더블</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>리큐브 비그</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>테이크 포인트: 차례인 쪽, 상대</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>서로 다른 굴림 21개 중 {count}개 판정됨…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} 공식은 “{said}”, 필요한 굴림 수로 본 정답은 “{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} 공식은 “{said}”, 정확한 답은 “{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>평균보다 {number} 이상 높음</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>평균보다 {number} 이상 낮음</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}어웨이 대 {theirs}어웨이</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}어웨이 대 {theirs}어웨이, 크로퍼드 게임</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}어웨이 대 {theirs}어웨이, 크로퍼드 게임 뒤</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}포인트</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ 표시는 엔진이 그 스코어를 판정하기 전의 추정값입니다.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>스코어 렌즈</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>내 레벨은 PR {rate} ± {interval}(90 %)입니다. 첫 추정값 {guess}에서 출발하여 집계한 결정 %n개로 보정했습니다. 추정값을 뺀 평균은 “기간별 통계”에 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>단순한 플레이어가 대신합니다. BGDESK_ENGINE 값은 {detail}인데, plain 또는 sage만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>단순한 플레이어가 대신합니다. 엔진에는 Visual C++ 런타임의 {detail} 파일이 필요한데 없습니다.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>단순한 플레이어가 대신합니다. 이 프로세서에는 엔진에 필요한 {detail} 기능이 없습니다.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>단순한 플레이어가 대신합니다. 강한 엔진은 이 컴퓨터용으로 만들어지지 않았습니다.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>단순한 플레이어가 대신합니다. 강한 엔진은 BGDESK_ENGINE으로 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>이 게임으로 훈련한 소형 신경망이 둡니다. PR은 백개먼에서만 측정합니다.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>상급</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>초보</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>난투파</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>취미</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>신중파</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>더블이 너무 이릅니다.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>더블이 너무 늦고, 테이크해야 할 것을 패스합니다.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>전문가</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>기회만 있으면 히트하고, 홈 보드에서도 커버 없이 히트합니다.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>집착파</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>떠날 때가 한참 지나도 앵커를 붙들고 있습니다.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>중급</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>여기서는 빠른 코어를 불러올 수 없습니다(이유는 로그에 있음). 분석이 약 네 배 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>빠른 코어가 엔진의 이 버전을 모릅니다. 분석이 약 네 배 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>빠른 코어가 손상되었거나 다른 버전입니다. 분석이 약 네 배 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>빠른 코어가 BGDESK_CORE로 꺼져 있습니다. 분석이 약 네 배 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>여기서는 빠른 코어를 컴파일하지 않았습니다. 분석이 약 네 배 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>대담해야 할 때도 샷을 되도록 적게 남깁니다.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>마스터</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>아직 분석한 매치가 없습니다. 내 레벨은 추정값 PR {rate} ± {interval}입니다.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR(퍼포먼스 레이팅)은 결정 하나에서 평균 얼마나 잃는지를 나타내며, 낮을수록 강합니다.
세계 정상급은 3 안팎, 대회 전문가는 6, 클럽의 좋은 플레이어는 9쯤입니다.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR 약 {rate}, 추정</translation>
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
        <translation>나보다 조금 강함</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>나와 같은 레벨</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>질주파</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>뒤 체커를 너무 일찍 달아나게 하고 앵커를 버립니다.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>스파링 파트너</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>흥분파</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>최강</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>이 게임의 확률은 정확히 알려져 있습니다. PR은 백개먼에서만 측정합니다.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>강한 엔진이 이 게임을 모릅니다. 표시된 레벨보다 약한 단순한 플레이어가 둡니다.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>소심한 큐브</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>세계 정상급</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>주사위가 어떻게 나오든 상대는 매치 내내 같은 실력으로 둡니다.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>단순한 플레이어가 대신함</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR {rate}(추정)</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>레이팅 {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 다른 프로그램이 사용 중이라 저장하지 못했습니다. 그 전의 모든 것은 보관됩니다.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>지금 다른 프로그램이 {subject} 파일에 쓰고 있어 덮어쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>잃은 분석(다시 할 수 있음): {count}개.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>아무것도 읽을 수 없으며, 백업도 없습니다.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>라이브러리 {subject}: 아무것도 읽을 수 없고 백업도 없어 새로 시작했습니다. 옛 파일은 {detail} 이름으로 보관됩니다.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 비어 있습니다.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 비어 있고 백업도 없어 새로 시작했습니다.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>빠지는 것은 없습니다.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>데이터를 {folder} 폴더로 옮기지 못했습니다({detail}). 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>디스크가 가득 차서 {subject} 파일에 저장하지 못했습니다. 그 전의 모든 것은 보관됩니다.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>{subject} 파일에는 읽을 수 있는 라이브러리가 없습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>{subject} 파일은 bgdesk의 라이브러리가 아니어서 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>{subject} 파일은 지금 쓰는 라이브러리입니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>{folder} 폴더는 지금 쓰는 폴더 안에 있습니다. 다른 폴더를 고르세요. 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>라이브러리에 이상이 없습니다. 모든 페이지와 매치를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>손상된 라이브러리를 고쳤습니다. 빠진 것은 없습니다. 옛 파일: {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>라이브러리가 손상되었습니다. 읽을 수 있는 것은 모두 새 라이브러리에 있습니다. 보관된 옛 파일: {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 쓸 수 없습니다. 전에 저장한 모든 것은 보관됩니다.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>라이브러리 {subject}: 오늘 백업하지 못했습니다({detail}). 라이브러리 자체에는 이상이 없습니다.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>라이브러리 {subject}: 사용하지 못했습니다({detail}). 전에 저장한 모든 것은 보관됩니다.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 손상되어 사본을 만들지 않았습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 손상되었습니다. bgdesk를 닫고 다시 시작하면 읽을 수 있는 모든 것을 새 라이브러리에 넣고, 옛 파일은 보관합니다.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 손상되어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 손상되었으며 아무것도 바꾸지 않았습니다. 다음에 시작할 때 읽을 수 있는 모든 것을 새 라이브러리에 넣고, 옛 파일은 보관합니다.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>라이브러리 {subject}: 사라져서 새로 시작했습니다. 복원할 수 있는 백업이 있습니다: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>라이브러리 {subject}: 사라졌습니다. 복원할 수 있는 백업이 있습니다: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: bgdesk에 열려 있습니다. 먼저 거기서 닫으세요. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>대신 다음 라이브러리를 사용합니다: {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 비어 있고(0바이트) 백업도 없어 새로 시작했습니다.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 열려 있는 동안 옮겨지거나 삭제되어 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 더 새로운 bgdesk에서 만든 것이라 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>라이브러리 {subject}: 이전 bgdesk에서 만든 것인데 백업할 수 없어({detail}) 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>매치 {subject}: 읽을 수 없어({detail}) 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>매치 {subject}: bgdesk의 다른 창에 열려 있습니다. 먼저 거기서 닫으세요.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>매치 {subject}: 다른 프로그램이 바꾸어 덮어쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>매치 {subject}: 다른 창에서 삭제되었습니다. 분석이 중단되었으며 더는 보관되지 않습니다.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>최근의 수를 담은 파일도 손상되어 그 수가 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>다음에 시작할 때 손상된 것에서 읽을 수 있는 내용으로 채웁니다.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 경로가 너무 깁니다. 경로가 더 짧은 폴더가 필요합니다.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>{folder} 폴더에는 이미 bgdesk의 데이터가 있습니다. 다른 폴더를 고르세요. 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>백업이 없습니다. 다음에 시작할 때 새로 만듭니다.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 아직 없습니다. bgdesk를 처음 시작할 때 만듭니다.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>라이브러리 {subject}: 없습니다.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>매치 {subject}: 라이브러리에 없습니다.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>{folder} 폴더가 있는 디스크에 공간이 부족합니다. 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>잃은 매치: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>백업 {name}에서 되찾은 매치: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>읽을 수 없는 매치: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>끝부분의 수가 빠진 매치: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>백업 {name}에서 되찾게 될 매치: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>이 대회는 읽을 수 없어({detail}) 그대로 두었습니다. 대회의 매치도 그대로입니다.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>이 대회는 더 이상 라이브러리에 없습니다.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>이 대회는 bgdesk의 다른 창에 열려 있습니다. 먼저 거기서 닫으세요.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>{subject} 폴더의 내용을 휴지통에 넣지 못했습니다. 직접 삭제할 수 있습니다.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>데이터가 있는 {folder} 폴더는 {service} 서비스로 동기화됩니다. 두는 동안 반쯤 쓰인 라이브러리가 복사되거나 다른 컴퓨터의 더 오래된 것으로 바뀔 수 있습니다. 데이터는 이 컴퓨터에만 두고 {service} 서비스에는 백업만 하는 것이 좋습니다. 아니면 다른 곳에서 열기 전에 여기서 bgdesk를 닫고 {service} 동기화가 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>ID만 알려진 매치({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk가 강제로 끊긴 뒤로 {subject} 파일이 없습니다. 마지막에 둔 것이 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>그 밖에 {count}개</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} 대 {black}({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>여기서 갈라진 다른 변화</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>삭제</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>계속(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>초대장으로 참가(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>테이블 떠나기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>테이블 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>초대장으로 관전(&amp;W)…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>서버에서(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>관전 초대장 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>이어서 할 수 있는 매치</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>테이블을 열고 초대장을 보내거나, 받은 초대장으로 참가하세요.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>보드로(&amp;B)</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>먼저 이름을 입력하세요. 상대에게 보입니다.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>다른 사람과</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>내 이름(&amp;N)</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>매치가 주사위 입력을 기다립니다.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>이 매치를 열 수 없습니다({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>어느 경로로 갈까요?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 열거나 저장하지 못했습니다. 라이브러리에 있는 것은 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>매치 찾기</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>플레이어, 대회, 파일 찾기</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>매치</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>분석하면(F7) 승률의 흐름이 여기에 나타납니다</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>매치의 흐름</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>분석</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>파일</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>매치</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>태그</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>{day} 추가</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>일부</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>무제한</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>예</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>내 시간승, {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>내 세션 승리 {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>내 승리 {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>{white} : {black}에서 상대 기권, 내 승리</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>{white} : {black}에서 기권, {name} 님 승리</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>세션 무승부, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>진행 중, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} 님 시간승, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} 님 세션 승리 {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} 님 승리 {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} 대 {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} 대 {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>모든 매치…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>모두…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>두거나 연 매치는 여기에 보관됩니다. 매치를 클릭하면 다시 볼 수 있고, 분석한 뒤에는 수마다 손해도 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>내 매치</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>열 선택(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>계속(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>완전히 삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>더 보기(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>새 매치(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>삭제(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>복원(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>태그(&amp;T)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>모두 분석(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>아직 분석하지 않은 매치를 모두 백그라운드에서 분석합니다. 언제든 멈출 수 있습니다</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>휴지통</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>휴지통의 항목 %n개를 모든 분석과 함께 완전히 삭제할까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>매치</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>이 낱말이 모두 들어 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>파일 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>포지션</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>이름 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>표시한 것을 삭제할까요? Coan ki 게임은 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>사본 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>휴지통이 비어 있습니다. 삭제한 것은 30일 동안 여기에 남아 복원할 수 있습니다.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>그러면 진행 중인 매치의 주사위를 다시는 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>매치를 읽어 온 파일은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>아직 매치가 없습니다.
새로 시작하거나 아무 프로그램의 파일이나 여세요. 두거나 연 것은 여기에 보관됩니다.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>아직 포지션이 없습니다. 창에서 Ctrl+V로 XGID나 다른 포지션을 붙여넣으세요.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>이 게임은 Coan ki 창에 열려 있습니다. 삭제하려면 먼저 그 창을 닫으세요.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>이 매치가 보드에 있습니다. 삭제하려면 먼저 다른 매치를 보세요.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>낱말을 줄이거나 다른 페이지를 보세요.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>목록에 표시할 것</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>첫 번째 플레이어</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>매치</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>두 번째 플레이어</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>직접 주사위 확인하기…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>주사위의 비밀값</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>주사위 검증</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ 더 보기: 굴림과 주사위</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ 더 보기: 굴림과 주사위</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>두기</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>수 입력, 예: {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>어느 경로로 갈까요? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>바에 체커가 없습니다. 리저브의 체커는 이렇게 씁니다: {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>“{text}”: 수가 아닙니다. 포인트를 입력하세요. 예: {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>기록에 차례 하나가 빠져 있음</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>둘 다 {die}: 큐브 {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>보드를 손으로 놓음</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>이 포지션에서 게임 시작</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>배치를 바로잡음</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>내가 오프닝 롤 승리: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>규칙에 어긋난 수</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>더블 {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>규칙 위반</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>{double} 지정</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>노 리더블</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>리더블 {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} 님이 오프닝 롤 승리: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>외 %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>번호</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>다른 변화</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>다른 변화, 접힘</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>수 목록</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>둔 수가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>여기서부터 이어서 두기…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>이 네트워크에서 찾기(&amp;L)</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>코드(&amp;C)</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>이 테이블에 참가(&amp;T)</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>아직 답하는 테이블이 없습니다. 계속 찾고 있습니다.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>이 네트워크의 테이블</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>자리 없음</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>이와 비슷한 포지션의 결정 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>매치를 살펴보는 중…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>매치를 아직 읽는 중입니다.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>라이브러리의 결정 %n개 중 이와 비슷한 포지션에서 한 것이 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>이 주사위만</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>이와 비슷한 포지션</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>이 배치는 나올 수 없는 포지션입니다.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>라이브러리에 아직 매치가 없습니다. 매치를 열거나(Ctrl+O) 두세요.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>게임마다 그 게임을 가장 잘 아는 엔진이 둡니다. PR은 백개먼에서만 측정합니다.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>길이</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>새 매치</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>고른 게임의 규칙 읽기({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ 모든 규칙과 주사위</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ 모든 규칙과 주사위</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>대진 정하기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>종류(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>목록 순서대로</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>자유 설정</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>조에서 적어도 두 명이 진출해야 합니다.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>적어도 두 명이 참가해야 합니다.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>무작위</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>레이팅순</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>클럽 스위스: 5점 5라운드</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8명 더블 엘리미네이션</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>대진</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>8명: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16명의 저녁 대회: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>이 조 편성에는 적어도 {least}명이 참가해야 합니다.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>4명씩 4개 조, 이후 토너먼트</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>하우스 룰과 큐브는 지난 새 매치의 설정을 따르며, 제이코비 룰은 여기에 쓰지 않습니다. 컴퓨터끼리의 매치도 모두 백그라운드에서 실제로 두며, 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>하이퍼개먼 컵</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>이 방식에는 최대 {most}명이 참가할 수 있습니다.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4명 풀리그</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>5점 타블리 컵</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>라운드의 점수는 1~{most} 사이의 숫자입니다. 예: {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>대회 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>시계 사용: 1점당 2분, 수마다 12초(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>{page} 페이지를 열 브라우저가 없습니다.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>bgdesk의 새 버전이 있습니다: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>지금 확인(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>다운로드 페이지 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>확인 중…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>새 버전 확인</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>새 버전이 있습니다: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>현재 버전: bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>최신 버전입니다.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk는 {host} 서버에 최신 버전 번호를 묻기만 하고, 사용자나 컴퓨터, 버전에 대해 아무것도 알리지 않습니다. 여느 웹 페이지를 열 때처럼 {host} 서버에는 인터넷 주소가 보입니다.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>마켓 맵: 어떤 굴림 뒤에 마켓을 잃는지</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>여기서는 굴릴 플레이어가 없습니다.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>온도 맵</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>온도 맵: 각 굴림의 가치</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>최선의 수에 대한 응수</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>둔 수에 대한 응수</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>플레이어의 굴림</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>각 굴림에 표시할 것</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>굴릴 플레이어가 여기서는 더블할 수 없으므로 마켓이 없습니다.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>누구의 굴림</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>홀랜드 룰에 따라 두 플레이어가 이 게임에서 두 차례씩 두기 전에는 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>크로퍼드 게임에서는 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>큐브는 데드 큐브입니다. 이 스코어에서는 지금 값으로도 차례인 플레이어가 매치를 이깁니다.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>상대가 큐브를 소유하고 있습니다. 소유자만 더블할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1점 매치에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>이 게임은 큐브 없이 둡니다.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>이 알림 닫기</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
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
        <translation>{number}: 여기에 맞지 않습니다. {least}~{most} 사이의 숫자가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>테이블 열기</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>테이블 열기</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>두 플레이어의 주사위</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>실력(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>흰색의 실력(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>컴퓨터 대 컴퓨터</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>손님</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>이 실력의 사람처럼 둡니다</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>다른 컴퓨터에 있는, 초대장을 가진 사람.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>스타일(&amp;Y)</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>검은색의 실력(&amp;E)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>실력</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>검은색의 실력</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>스타일</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>두 사람, 한 컴퓨터</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>내 체커</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>크로퍼드 룰</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>홀랜드 룰</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>제이코비 룰</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>게임마다 새 오프닝 롤</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>한 포인트에 최대 다섯 개</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>자동 더블도 제이코비 룰에 반영</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>바에 체커가 있을 때만 백개먼</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>비버와 라쿤</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>비버, 라쿤, 오터</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>시계</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>바에 체커가 있으면 4점</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>머니 세션</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>큐브 없음</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>홈에서 히트 앤드 런 금지</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>일부만 두기 허용</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>자동 더블 무제한</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>비버와 라쿤 무제한</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>{dice} 다음</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>{double}의 반대쪽 눈</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>{double} 다음</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>{dice} 대신</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>상대가 두지 못한 눈</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>{dice} 뒤에 지정</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>다시 굴림</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>새 대회(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>시즌 순위표(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>삭제 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>시작일</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>참가자</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>현황</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>삭제(&amp;E)</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>아직 대회가 없습니다. 하나 시작해 보세요. 참가자 16명, 매치는 7점, 결승은 9점입니다. 내 매치는 보드에서 두고, 그동안 컴퓨터끼리도 둡니다.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>대회</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>매치 %n개 중 {done}개 진행됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>직접 주사위 확인하기</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>{folder} 폴더에 아무것도 저장하지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>매치 기록과 몇 줄짜리 스크립트가 {folder} 폴더에 있습니다. 거기서 터미널을 열고 {command} 뒤에 적어 둔 지문을 붙여 입력하세요. Python이 필요하지만 bgdesk는 없어도 됩니다.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>아직 분석한 매치가 없습니다. 대진표에서 하나를 열어 분석하거나, 설정에서 매치가 끝나면 분석하게 하세요.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>퍼포먼스 레이팅과 90 % 구간. Enter를 누르면 매치가 나옵니다.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>매치별 내 실력</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>뒤로</translation>
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
        <translation>끌면 패널이 넓어집니다. 두 번 클릭하면 보통 너비로 돌아갑니다</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>표시할 이름입니다. 매치에 있는 이름은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>손님</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>한 판 더 할까요?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>좋은 게임이었습니다.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>행운을 빕니다.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>안녕하세요!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>좋은 주사위네요.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>잠시만요.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>감사합니다.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>잘 두셨습니다.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>기대 승수</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>순위</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>득실</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>승리</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>주사위(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>상대(&amp;O)</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>이 포지션에서 연습 매치가 시작됩니다.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>여기서 같은 규칙으로 연습 매치가 시작됩니다. 이 매치는 그대로입니다.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>새 주사위</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>이어서 두기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>여기서부터 이어서 두기</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>실제 주사위 입력</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>여기까지 무르기</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>이후의 수는 지워지며, 매치는 연습으로 처리됩니다.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>매치와 같은 주사위, 남아 있는 동안</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>두 사람, 한 컴퓨터</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>무를 때 같은 주사위 다시 사용</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>내 쪽</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>핍</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>포인트 클릭: 플레이어가 만든 포인트, 블롯, 비어 있음, 상관없음. 오른쪽 클릭: 상대의 것. 키: 화살표, Space, Shift+Space, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>포지션의 포인트</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>상대의 블롯</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>플레이어의 블롯</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>상관없음</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>상대가 만든 포인트</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>플레이어가 만든 포인트</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}포인트</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>빗금을 넣으면 폴더가 됩니다: 오프닝/{roll} 응수</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>같은 이름의 포지션이 있으며, 이것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>포지션 이름</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>포지션</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>카드는 내가 틀렸던 포지션입니다. 다시 묻게 되는데, 새 카드는 곧, 알게 된 카드는 드물게 나옵니다.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>새 카드입니다.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>더블</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>더블 여부</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>포지션 {number}번에서 멈췄습니다. 나머지는 파일을 다시 가져오세요.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>알고 있음</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>이동</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>거의 맞음: 손해 {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>아직 카드 없음</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>답하지 않음.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>오늘은 더 없습니다</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>매치를 하나 열어 분석하면 내 실수로 카드를 만들도록 제안합니다.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>매치를 두거나 다른 곳의 매치를 열어 분석하세요.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>맞음: 최선에 충분히 가깝습니다.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>맞음: 최선입니다.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>지난번 답한 뒤 새 분석에서 다른 답이 최선으로 나왔습니다.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>테이크하고 큐브 다시 올리기</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>테이크 또는 패스</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>이 답을 저장하지 못하여 집계하지 않습니다.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>이 답은 집계하지 않았습니다. 다른 창에서 이 카드에 답했거나 삭제했습니다.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>카드를 복습할 날짜는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>틀림: 손해 {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>틀렸던 카드라 한 번 더 나옵니다. 이번에는 집계하지 않습니다.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>내 실수</translation>
    </message>
    <message>
        <source>today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>내일</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}~{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>복습할 카드 {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>새 카드 {number}</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>덱</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Anki용으로 내보내기…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>비슷한 것 찾기…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>작동 방식</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>포지션 가져오기…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>새 매치…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>아직 복습할 것이 없습니다. 카드는 처음 답한 뒤부터 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>연습</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>연습하기</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>집계하지 않고 연습</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>치워 둔 카드</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>앞으로 30일</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>트레이너…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>연습하는 사람</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>거듭 틀렸거나 치워 둔 카드입니다. 더 이상 묻지 않습니다. 대신 비슷한 포지션을 살펴보세요.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>내 매치…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>지금은 이 카드들을 물을 수 없습니다. 다른 창에서 묻고 있거나 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>이 결정들은 카드로 물을 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>여기서 오늘 할 것은 더 없습니다.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 카드 목록을 만들 수 없습니다. 카드는 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>같은 이름의 규칙 세트가 이미 있습니다.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>규칙 세트 이름</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>사용자 지정</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>삭제</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>내 규칙</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>규칙 세트(&amp;S)</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>아래 규칙을 이름을 붙여 저장하고 나중에 다시 고르기</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>크로퍼드 룰만 있는 매치입니다.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>크로퍼드 룰과 그 뒤의 홀랜드 룰이 있는 매치입니다.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>제이코비와 비버가 있는 머니 세션입니다. 자동 더블은 없습니다.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>제이코비, 비버, 게임당 자동 더블 한 번이 있는 머니 세션입니다.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>큐브 없이 가볍게</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>클럽, 홀랜드 룰</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>보통 규칙의 머니 게임</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>더블이 없고, 개먼과 백개먼은 집계합니다.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>본격 머니 게임</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>대회</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>최선의 수를 둔 뒤: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>실제로 둔 뒤: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>{play} 둔 뒤</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>로그를 읽지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>보고서 위치: {file}. 아무것도 전송하지 않았습니다.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>{file} 파일에 보고서를 쓰지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 파일 (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>내 답은 왜 아닌가?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>다른 게임, 다른 규칙…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>컴퓨터와 두기</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>실력</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>베어오프에 필요한 굴림 수</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>이 값은 백개먼과 같은 레이스를 위한 것인데, 여기에는 레이스가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating}(결정이 적음)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>1포인트에 10개</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>6포인트에 7개, 3포인트에 1개, 2포인트에 7개</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>최선의 수</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>검은색이 큐브 {value} 소유.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>검은색이 굴릴 차례</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>검은색, 검은색 쪽에서 셈</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>둘 다 2점 남음</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>둘 다 7점 남음</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>더블 매치 포인트: 둘 다 1점 남음</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>더블하는 쪽 \ 받는 쪽</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>더블</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>유효 핍</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>에퀴티</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>에티켓</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>게임 플랜</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>개먼 가격</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>개먼 고</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>개먼 고: 나는 2점, 상대는 1점 남음, 크로퍼드 게임</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>개먼 세이브</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>개먼 세이브: 나는 1점, 상대는 2점 남음, 크로퍼드 게임</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>손해</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어집</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>역사</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>글로 보기</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>판정: {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>테이크할 수 있는 최대 차이</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>테이크할 수 있는 최소 승률</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>더블할 최소 차이</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>리더블할 최소 차이</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>머니, 큐브 올린 뒤</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>차선</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>오프닝 수</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>핍</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>핍 거리</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>핍 {white} 대 {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>여기서부터 컴퓨터와 이어서 두기</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>스코어에 따른 플레이</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>잘 두는 법</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>만든 포인트</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>필요한 점수</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>레이스와 핍 세기</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>36개 중</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>하나가 들어오는 굴림</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>둘 다 들어오는 굴림</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>안전하게 또는 대담하게</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>스코어</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>{length}점 중 스코어 {score}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>비율</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>조언</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>연구실에서 둬 보기</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>낭비</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>흰색이 큐브 {value} 소유.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>흰색 차례, {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>흰색이 굴릴 차례: 더블할까?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>흰색 승률 {win}, 그중 개먼 승 {gammon}, 개먼 패 {lost}.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>흰색 승률 {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>매치 승률</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>글 없이 보기</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>내 핍</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>6포인트부터 아래로 {checkers}</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>나간 것 {count}개</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>바에 {count}개</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{point}포인트에 {count}개</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>{points}어웨이</translation>
    </message>
    <message>
        <source>{rolls} ({share})</source>
        <extracomment>In a cell: so many of the 36 rolls. {share} is in per cent</extracomment>
        <translation>{rolls}({share})</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you twice, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit two checkers of the reader at once; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 내 체커를 두 개 히트합니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 내 체커를 히트하여 10핍 이상 잃습니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 내 체커를 히트합니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 {name} 님의 체커를 두 개 히트합니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 {name} 님의 체커를 히트하여 10핍 이상 잃습니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개가 {name} 님의 체커를 히트합니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개에서 상대가 바에 남습니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>굴림 36개 중 %n개에서 체커가 가장 긴 블록을 탈출합니다. {best} 뒤에는 {rolls}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>블록의 길이가 {best} 뒤에는 %n포인트인데, 지금은 {length}포인트뿐입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>{best} 뒤에는 더 만들어지는 포인트가 있습니다: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>더 안전하지만(굴림 36개 중 %n개가 히트, {best} 뒤에는 {rolls}개) 포인트를 버립니다: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>더 안전하지만(굴림 36개 중 %n개가 히트, {best} 뒤에는 {rolls}개) 히트할 기회를 놓칩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>더 안전하지만(굴림 36개 중 %n개가 히트, {best} 뒤에는 {rolls}개) 블록의 길이가 {longer}포인트가 아니라 {length}포인트입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>상대를 %n핍 뒤로 보내는 히트를 놓칩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>상대를 %n핍 뒤로 보내는 히트들을 놓칩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best}: {points}포인트를 지킵니다.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best}: {points}포인트를 만듭니다.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} 님이 상대를 %n핍 뒤로 보내는 히트를 놓칩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} 님이 상대를 %n핍 뒤로 보내는 히트들을 놓칩니다.</numerusform>
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
        <translation>이 목록 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>아직 열거나 저장한 파일이 없습니다</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>규칙에 어긋난 수</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>입력</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>둔 대로 입력할까요?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>둔 대로 수 입력</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>무를까요?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>이렇게 두었음</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>체커를 하나도 움직이지 않았습니다. 규칙에 어긋납니다.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>이의 제기</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>규칙에 맞든 안 맞든, 체커를 실제로 옮긴 자리에 놓으세요.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>무르기</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>그런 다음 같은 주사위로 규칙에 맞게 다시 둡니다.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>규칙에 어긋난 수입니다: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>상대는 다음에 굴리거나 더블할 때까지 이의를 제기할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} 서버가 진짜인지 확인할 수 없어 아무것도 묻지 않았습니다.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} 서버가 버전을 알려 주지 않았습니다. 다른 날 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} 서버가 답하지 않습니다. 컴퓨터가 인터넷에 연결되어 있나요?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>비정상 종료</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>보고서의 구성</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>문제 신고</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>파일에는 로그의 마지막 부분, bgdesk와 구성 요소의 버전, 바꾼 설정이 들어갑니다. 플레이어 이름, 주사위의 비밀값, 주사위에 쓴 문구, 매치는 빠집니다. 연 파일의 이름은 자세한 로그에만 있습니다(설정의 “로그” 페이지).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>문제가 생겼을 때 원인을 찾는 데 도움이 됩니다. bgdesk는 어디로도 아무것도 보내지 않습니다. 살펴보고 전할 수 있는 zip 파일을 저장할 뿐입니다.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>보고서에는 분석이 필요합니다. “분석”(F7)으로 분석할 수 있습니다.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>종이용 PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>브라우저용 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>보고서를 쓰는 중…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>보고서를 {file} 파일로 저장했습니다.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>보고서를 저장하지 못했습니다: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>게임 기권</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>기권: 매치 패배</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>바로 확정됩니다. 상대가 더 많이 이길 수 없습니다.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>상대는 거절하고 점수를 더 노려 계속 둘 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(결정이 적음)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>힌트를 보았습니다. 연습이며 레이팅에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>재대결이 같은 문구로 이미 봉인되었습니다. 그 주사위의 지문입니다.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>기권을 받아들임</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>“분석”을 누르면 두 사람이 얼마나 잘 두었는지, 어떤 결정을 살펴볼지 나옵니다.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>분석 중, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>분석 중…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>최선: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>두 마더가 모두 잡혔습니다.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>결정으로 잃은 매치 승률</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>무르기를 했습니다. 연습이며 레이팅에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>두 플레이어 모두 더는 움직일 수 없습니다.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>여기에는 결정이 없습니다.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>살펴볼 만한 손해가 없습니다. 두 분 다 잘 두셨습니다!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>이 매치에는 결정한 것이 없어 분석할 것이 없습니다.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>살펴볼 결정 하나</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>{name} 님의 PR</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>더블에 패스</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>결정으로 잃은 점수</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>리더블</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>기권을 거절</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>주사위의 비밀값(SHA-256이 위의 지문):</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>주사위의 비밀값(첫 굴림 전에 지문을 보여 줌):</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>마지막 게임은 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>마더가 잡혔습니다.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>결과에서 두 플레이어의 운을 뺀 것: 두 사람의 실수만으로 나왔을 결과입니다.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>세션 무승부, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>살펴볼 결정 셋</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>더블에 테이크</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>살펴볼 결정 둘</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>모든 굴림의 평균에 비해 주사위로 얻은 것, 매치 승률.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>모든 굴림의 평균에 비해 주사위로 얻은 것, 점수.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>튜터 사용, 전체 게임에서 경고 {warned}번, 따름 {heeded}번: 연습이며 레이팅에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>튜터 사용, 경고 {warned}번, 따름 {heeded}번: 연습이며 레이팅에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>튜터 사용: 연습이며 레이팅에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>살펴볼 만한 손해가 없습니다. 잘 두셨습니다!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>비버에 패스했습니다.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>더블에 패스했습니다.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>오터에 패스했습니다.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>라쿤에 패스했습니다.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>리더블에 패스했습니다.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>시간이 다 되어 매치를 졌습니다.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>매치를 기권했습니다.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>기권했습니다.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>승리! 스코어 {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>승리! {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>운이 같을 때 {name} 님의 확률</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>게임 {number}, 스코어 {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>{name} 님의 운</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>{number}번째 수</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>운이 같을 때 {name} 님의 점수</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>내 PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>운이 같을 때 내 확률</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>내 운</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>운이 같을 때 내 점수</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} 님에게는 살펴볼 만한 손해가 없습니다. 잘 두셨습니다!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} 님이 비버에 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} 님이 더블에 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} 님이 오터에 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} 님이 라쿤에 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} 님이 리더블에 패스했습니다.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} 님이 시간이 다 되어 매치를 졌습니다.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} 님이 매치를 기권했습니다.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} 님이 기권했습니다.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} 님 승리, 스코어 {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} 님 승리, {score}</translation>
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
        <translation>분석</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>닫기</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>새 매치…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>다음 게임</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>다음 게임: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>재대결</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>매치 복기</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>대회로(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 이 매치의 요약을 표시할 수 없습니다. 매치와 분석은 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>다음 실수</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>이어서 두기…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>이전</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>둬 보기</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>둘 주사위</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>굴리기 전</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>필요보다 큰 숫자로 베어오프한 것과 마지막 체커 뒤에 남은 주사위</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>플레이어 자신의 핍 카운트가 줄어든 정도</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>길이 막혀 둘 수 없었던 주사위</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>같은 눈</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>잃은 핍</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>둔 핍</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>굴린 핍</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>낭비한 핍</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>굴림</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>굴림을 게임마다 여기에 집계합니다.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>두 주사위가 같은 굴림</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>지금까지의 굴림. 오프닝 롤은 그것으로 시작한 플레이어에게 집계합니다</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>주사위의 합</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>나온 눈을 그대로 더한 값. 같은 눈도 한 번만 더함</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>주사위로 갈 수 있는 핍. 같은 눈은 두 배로 계산</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>매치 전체</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>먼저 이 결정을 분석하세요(F7). 롤아웃은 가장 좋은 수들을 비교합니다.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>옵션에서 롤아웃할 것을 고르세요.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>진행 중인 롤아웃이 없습니다.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>백개먼 게임의 이동과 큐브 결정만 롤아웃할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>다른 곳</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>롤아웃을 시작합니다…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>시행: 최대 {total}회 중 {done}회</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>승 {win} · {wg} · {wb}   패 {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>진행 중인 롤아웃을 기다립니다.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>시드 {seed}</translation>
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
        <translation>bgdesk 내부에서 문제가 생겨 롤아웃이 멈췄습니다. 지금까지 롤아웃한 것은 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>엔진이 이 포지션을 롤아웃하지 못했습니다. 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>롤아웃할 것</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>실제로 둔 것은 항상 롤아웃합니다.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>롤아웃할 것을 고르세요.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>백개먼 게임의 이동과 큐브 결정만 롤아웃할 수 있습니다.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>롤아웃</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>옵션에서 정한 만큼 시행 추가</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>최선</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>롤아웃을 끝내고 지금까지의 결과 보관(Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>에퀴티</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>롤아웃 계속(R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>롤아웃 중인 결정으로 이동</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>롤아웃 일시 정지(R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>지금까지의 시행으로 볼 때 이것이 최선일 확률</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>시행 횟수, 깊이, 시드, 선택지</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>시행 추가</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>이 결정을 여러 번 끝까지 둬 보기(R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>롤아웃 진행률</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>롤아웃하기</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>롤아웃</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>SE</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>보러 가기</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>표준 오차: 막대는 양쪽으로 그 두 배까지 뻗습니다</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>중지</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>결정하는 플레이어에게 갖는 가치</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>{face} 눈이 있는 굴림 모두</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>굴림 36개</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>바에 체커가 있는 백개먼은 4배로 집계합니다.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>진 쪽의 체커가 바에도 있으면 백개먼이며, 3배로 집계합니다.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>진 쪽의 체커가 리저브, 바, 24~19포인트에도 있으면 백개먼이며, 3배로 집계합니다.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>진 쪽의 체커가 바나 승자의 홈 보드에도 있으면 백개먼이며, 3배로 집계합니다.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>바에 있는 체커가 들어온 뒤에야 다른 체커를 움직이거나 리저브의 체커를 들일 수 있습니다.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>바에 있는 체커가 들어온 뒤에야 다른 체커를 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>홈 보드에 고정된 체커가 있어도 다른 체커를 빼낼 수 있습니다.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>자기 홈 보드에서 히트한 체커는 그 차례가 끝날 때까지 그 자리에 남습니다.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>주사위는 그 숫자의 포인트에 있는 체커만 빼냅니다. 더 큰 숫자로는 빼내지 못합니다.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>주사위는 그 숫자의 포인트에 있는 체커를 빼냅니다. 더 큰 숫자로는 가장 높은 포인트의 체커를 빼냅니다.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>진 쪽이 하나도 빼내지 못하면 더블 게임이며, 2배로 집계합니다.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>같은 눈은 네 번 두고, 이어서 주사위 반대쪽 면의 숫자를 네 번 둡니다. 5-5 뒤에는 2를 네 번 둡니다.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>같은 눈은 네 번 둡니다.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>진 쪽이 하나도 빼내지 못하면 개먼이며, 2배로 집계합니다.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>패스하면 이전 판돈으로 게임을 집니다. 테이크하면 큐브를 소유하며, 그 플레이어만 리더블할 수 있습니다.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>시간을 다 쓴 플레이어는 게임을 지고, 시계는 처음으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>시간을 다 쓴 플레이어는 매치를 집니다.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>어차피 이 게임으로 매치를 이기는 플레이어는 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>내 체커가 고정되어 있는 포인트에는 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>상대 체커가 하나만 있어도 그 포인트는 막힙니다. 히트는 없습니다.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>상대 체커가 둘 이상 있는 포인트는 막힙니다.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>비버에는 같은 방식으로 라쿤으로, 라쿤에는 오터로 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>비버에는 같은 방식으로 라쿤으로 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>비버에는 라쿤으로, 라쿤에는 오터로, 이렇게 제한 없이 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>홀로 있는 상대 체커는 히트되어 바에 놓입니다.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>홀로 있는 상대 체커는 히트하지 않고 고정합니다. 내 체커가 그 위에 놓이며, 위에 내 체커가 하나도 없게 될 때까지 움직일 수 없습니다.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>이기면 1점입니다.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>이기면 큐브 값만큼 점수를 얻습니다.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>2-1이 나와 두 숫자를 모두 두면 원하는 같은 눈을 지정하여 굴린 것처럼 둡니다. 그것도 모두 두면 한 번 더 굴립니다.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>목표</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>내 체커가 모두 들어온 뒤에야 다른 체커를 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>자동 더블은 큐브를 올린 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>주사위의 일부를 두지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>둘 수 없는 숫자가 나오면 그 차례에 남은 것은 모두 무효가 됩니다.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>비버: 더블을 받은 플레이어는 곧바로 큐브를 한 번 더 올리고 소유할 수 있습니다.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>굴리기 전에 판돈을 두 배로 올리자고 제안할 수 있습니다. 단, 게임의 첫 차례에는 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>방법이 있으면 두 주사위를 모두 두어야 하며, 같은 눈은 둘 수 있는 만큼 두어야 합니다.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>두 플레이어가 같은 방향으로 움직이고 포인트도 똑같이 셉니다. 둘 다 24~19포인트로 들어와 6~1포인트에서 빼냅니다.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>두 플레이어가 서로 맞은편 구석에서 같은 방향으로 돕니다. 상대는 내 12포인트에서 시작하여 내 18~13포인트에서 빼냅니다.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>체커는 내 24포인트에서 내 1포인트를 향해 앞으로만 움직입니다.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>모두 들어오기 전에도 보드 위의 체커를 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>크로퍼드: 한쪽이 매치 승리까지 1점을 남기게 된 다음 첫 게임에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>숫자마다 리저브의 체커 하나가 보드로 들어옵니다. 1이면 내 24포인트, 이런 식으로 6이면 내 19포인트입니다.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>각자 주사위 하나를 굴려 높은 쪽이 시작하며, 두 주사위를 굴려 첫 차례를 둡니다.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>각자 주사위 하나를 굴려 높은 쪽이 그 두 숫자로 시작합니다.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>각자 주사위 하나를 굴려 높은 쪽이 시작합니다. 그 두 숫자로 두거나, 더 낫다고 생각하면 두 주사위를 새로 굴립니다.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>들어오기</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>같은 눈이면 다시 굴립니다.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>오프닝 롤에서 같은 눈이 나오면 판돈이 두 배가 되며, 큐브는 가운데 남습니다.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>홀랜드: 그 게임 뒤에는 두 플레이어가 두 번씩 굴려 두기 전까지 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>같은 눈을 모두 두면 한 번 더 굴립니다.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>상대의 체커가 모두 한 포인트에 있고 그 앞의 여섯 포인트를 내가 막고 있으면, 할 수 있는 한 그중 하나를 열어야 합니다.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>두 플레이어가 연달아 차례를 넘기고 둘 다 어떤 숫자도 둘 수 없었다면 무승부입니다.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>두 주사위 중 어느 하나만 둘 수 있으면 큰 쪽을 두어야 합니다.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>모든 체커가 시작점을 떠난 상대가 거기서 마더를 고정하면, 그 상대는 곧바로 더블 게임으로 이깁니다.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>둘 수 있는 것이 없으면 차례가 넘어갑니다.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>상대의 체커가 아직 거기에 있으면 게임은 계속되고, 마더가 고정되어 있는 동안 그 체커가 모두 떠나면 그렇게 이깁니다. 상대의 마더도 고정되어 있으면 무승부입니다.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>히트당하면 그 체커가 다시 홈으로 돌아와야 합니다.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>각 플레이어의 처음 세 차례에는 같은 눈을 네 번 둡니다. 네 번째 차례부터는 그보다 큰 숫자도 모두 네 번씩 이어서 둡니다. 4-4 뒤에는 5를 네 번, 6을 네 번 둡니다.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>상대의 홈 보드로 들어옵니다. 1이면 내 24포인트, 6이면 19포인트입니다.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>1이면 내 24포인트, 6이면 19포인트로 들어옵니다.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>제이코비: 큐브가 한 번이라도 올라간 뒤에만 개먼과 백개먼을 집계합니다.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>움직이기</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>상대의 시작 보드 여섯 포인트를 모두 막을 수도 없습니다.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>내가 둘 수 없는 숫자는 상대에게 넘어가, 다음 차례가 시작되기 전에 상대가 자기 체커로 될 수 있는 만큼 둡니다. 그중 한 숫자를 남은 횟수만큼 둘 수 없으면 거기서 끝나고, 더 큰 숫자는 무효가 됩니다.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>내 체커가 모두 6~1포인트에 있으면 베어오프할 수 있습니다.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>내 체커가 모두 들어와 6~1포인트에 있으면 베어오프할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>24포인트에서는 차례마다 체커 하나만 떠날 수 있습니다. 첫 차례의 6-6, 4-4, 3-3에는 두 개까지 떠날 수 있습니다.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>주사위대로 두기</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>배치</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>바</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>게임은 {games} 순서로 번갈아 두며, 다 두면 처음부터 다시 합니다. 앞 게임을 누가 이겼든 게임마다 새 오프닝 롤로 시작합니다.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>게임은 {games} 순서로 번갈아 두며, 다 두면 처음부터 다시 합니다. 게임의 승자가 다음 게임을 시작하고, 무승부 뒤에는 주사위로 정합니다.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>24포인트에 마지막으로 남은 체커를 그 플레이어의 마더라고 합니다.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>매치</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>마더</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>두 플레이어가 반대 방향으로 움직이며, 각자 자기 쪽에서 포인트를 셉니다. 내 24포인트가 상대의 1포인트입니다.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>시작 배치와 각 플레이어의 방향</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>승자는 진 쪽이 빼내지 못한 체커 하나마다 1점을 얻습니다.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>게임의 승자가 다음 게임을 시작합니다.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>큐브가 없습니다.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>내 첫 체커가 상대의 시작점인 내 12포인트를 지나기 전에는 24포인트에서 두 번째 체커가 떠날 수 없습니다.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>게임의 가치</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>리저브에 체커가 있는 동안 같은 눈은 네 번만 두며, 이어서 굴리지 않습니다.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>리저브에 체커가 있는 동안 다른 체커는 내 12포인트나 그 너머로 갈 수 없습니다.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>여섯 포인트를 연속으로 막으려면 그 앞에 상대 체커가 있어야 합니다.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>내 체커가 고정되어 있는 동안에는 베어오프할 수 없습니다.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>내 체커 하나가 홈 보드에 도착하기 전에는 히트할 수 없으며, 그때까지는 상대 체커가 하나만 있어도 그 포인트가 막힙니다. 그 뒤로는 게임이 끝날 때까지 히트할 수 있습니다.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>내 시작 보드의 여섯 포인트(24~19)를 모두 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>원하는 만큼 게임을 두며, 모든 점수가 집계됩니다.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{point}포인트에 {count}개</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>설정과 다른 규칙</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>내 기본값 사용</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>파일에 담기지 않은 것: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>사본 저장</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>{file} 파일로 저장했습니다.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>{file} 파일에 매치를 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>{file} 파일에 매치를 저장하지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>분석</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>시계와 생각한 시간</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>본 힌트</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>주사위의 증명</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>비긴 오프닝 롤</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>무른 것</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>누가 컴퓨터인지</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>폴더를 보여 줄 프로그램이 없습니다. 파일은 {folder} 폴더에 있습니다.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>폴더에서 보기</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>최대(&amp;U)</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>스코어별 최선</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>세로: 플레이어의 남은 점수. 가로: 상대.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>주요 스코어</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>두 플레이어의 남은 점수를 이 값까지 표시</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>보드에 결정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>모든 스코어…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>스코어 렌즈</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>마우스를 움직여 문구를 얻거나 직접 입력하세요</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>주사위는 이미 봉인되었습니다. bgdesk가 미리 알 수 없었던 문구가 모든 굴림에 쓰이므로, bgdesk가 유리한 주사위를 골랐을 수 없습니다. 확실히 하려면 직접 입력하세요.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>내 문구(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>모든 태그</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>매치 찾기</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>플레이어, 게임, 태그, 대회, 날짜 찾기</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>태그</translation>
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
        <translation>순위</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>{league} 시즌</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>합계</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>아래 항목</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>목록으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>참가(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>로그인(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>매치 비밀번호(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>매치 제안(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>비밀번호(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>새로 고침(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>서버(&amp;S)</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>비밀번호는 어디에도 저장하지 않습니다. 비밀번호가 없으면 손님으로 접속합니다.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>bgammon.org 같은 서버에서는 bgdesk가 없는 사람을 포함하여 많은 사람이 둡니다.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>로그아웃(&amp;U)</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>{server} 서버에 {account} 이름으로 로그인했습니다.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>서버의 매치</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>서버에서 두기</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>점수(&amp;T)</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>서버가 주사위를 굴리며, 아무도 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>그곳까지의 연결은 암호화되지 않습니다. 대화 내용과 비밀번호를 다른 사람이 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>크로퍼드 게임이 없으며, 기권한 게임은 싱글 게임으로 집니다.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>내 이름(&amp;N)</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>자리를 잡았습니다. 누군가 참가하면 매치가 시작됩니다.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} 서버를 찾는 중…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title}({points}점)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title}({points}점, 비밀번호 있음)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1플라이</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2플라이</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3플라이</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>자기 홈 보드에서 히트한 체커는 그 차례가 끝날 때까지 그 자리에 남습니다.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>규칙에 맞든 안 맞든 둔 대로 수를 입력할 수 있습니다. 다음에 굴리거나 더블하기 전에 상대가 이의를 제기하지 않으면 그대로 인정됩니다.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>이름이나 숫자로 된 주소이며, 별도의 초대장에 들어갑니다. 공유기에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>차례인 플레이어는 굴리기 전에 판돈을 두 배로 올리자고 제안할 수 있습니다.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>더블을 받은 플레이어는 곧바로 큐브를 한 번 더 올리고 소유할 수 있습니다. 머니 플레이에만 적용됩니다.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>실제 큐브에는 1이 없습니다. 큐브를 올리기 전까지는 64가 위로 놓여 있습니다.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11번 굴린 뒤</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16번 굴린 뒤</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7번 굴린 뒤</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>크로퍼드 게임 뒤에는 두 플레이어가 두 번씩 굴려 두기 전까지 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>컴퓨터와 둘 때는 항상 내 쪽에서, 관전할 때는 아래쪽에서.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>모두</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>머피라고도 합니다. 오프닝 롤이 비기면 판돈이 두 배가 되고 큐브는 중앙에 남습니다. 매치에서는 보통 쓰지 않으며, 쓰려면 매치마다 고르세요.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>인터넷의 컴퓨터도</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>그러면 자동 더블도 큐브를 올린 것으로 칩니다. 머니 플레이에만 적용됩니다.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>영국의 옛 하우스 룰입니다.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>매치가 끝나면 내 매치 분석</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>두는 대로 바로</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>더블하기 전에 확인</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>한 포인트에 체커 최대 다섯 개</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>게임당 최대 한 번</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>게임당 최대 세 번</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>게임당 최대 두 번</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>아래쪽</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>큐브를 제안하기 전에 큐브 옆에서 확인합니다.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>자동 더블</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>자동 더블도 제이코비 룰에 반영</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>자동, 마지막 주사위를 두면</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>남은 체커가 있을 때 백개먼 집계</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>바에 체커가 있는 백개먼은 4점</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>결정할 것이 없으면 자동으로 베어오프</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>비버와 라쿤</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>비버, 라쿤, 오터</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>큰 실수만</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>하루에 복습할 카드, 최대</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>한 번에 묻는 카드</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>중앙 큐브의 표시</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>체커와 주사위가 바로 움직입니다.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>체커와 주사위가 더 빨리 움직이고, 컴퓨터가 거의 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>시계</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>내 네트워크의 컴퓨터</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>대비</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>크로퍼드 룰</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>깊이 볼수록 더 좋은 수를 두지만 시간이 몇 배 걸립니다.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>차례당 딜레이</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>새 매치의 주사위</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>앞선 매치의 주사위</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>방향 화살표</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>더블링 큐브</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>의문수 이상</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>확실해지면 롤아웃을 일찍 끝내기</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>차례 종료</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>실수 이상</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>게임마다 따로 두며, 모든 점수가 집계됩니다.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>손해가 있는 모든 것</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>공정한 주사위(검증 가능)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>공정한 주사위는 매치 전에 봉인된 비밀값으로 정해지며, 매치 뒤에 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>시스템 설정 따르기</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>선택지마다 36회 단위: 각 첫 굴림이 같은 횟수로 나옵니다.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>매치와 머니 세션 모두에 적용됩니다.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>아래쪽 플레이어 기준</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>차례인 플레이어 기준</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>큐브가 한 번이라도 올라간 뒤에만 개먼과 백개먼을 집계합니다. 머니 플레이에만 적용됩니다.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>문제의 원인을 찾는 데 도움이 됩니다. 연 파일의 이름은 자세한 로그에만 있으며, 주사위의 비밀값과 플레이어 이름은 어느 쪽에도 없습니다.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>홀랜드 룰</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>홈 보드</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>기억할 비율</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>시간이 다 되면</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>모든 게임에서</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>백개먼과 진행 방향이 다른 게임에서</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>상대 체커의 색으로, 내가 첫 수를 둘 때까지 표시합니다.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>내 체커의 색으로 표시합니다.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>진 쪽이 체커를 하나도 빼내지 못했을 때만 백개먼이 됩니다.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>시간이 다 되면 생각을 멈춥니다. 시간이 길수록 더 깊이 봅니다. 다른 상대는 바로 답합니다.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>제이코비 룰</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>실수의 최소 손해</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>로그 상세도</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>하루에 한 번, bgdesk를 시작할 때 확인</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>게임 패배</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>매치 패배</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>수동: 주사위를 클릭하거나 Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>매치</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>높게</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>높은 대비에서는 따로 고르지 않았다면 보드도 흑백이 됩니다.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>높을수록 카드가 더 자주 나옵니다.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>롤아웃의 이동 깊이</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>내 체커</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>하루에 새 카드</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>안 함</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>애니메이션 없음</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>시스템에서 요청하면 애니메이션 없음</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>한쪽이 처음으로 매치 승리까지 1점을 남기게 된 다음 한 게임에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>홈에서 히트 앤드 런 금지</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>아무도</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>자르지 않음: 끝까지</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>모든 데스크톱에서 알 수 있는 것은 아닙니다. “애니메이션 없음”은 어디서나 됩니다.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>내 실수 중 카드로 만들 만한 것.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>매치를 분석하면 카드 제안</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>바에 있을 때</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>바나 승자의 홈 보드에 있을 때</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>이 컴퓨터의 다른 창만</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>접촉이 끝나고 어떤 선택으로도 결과가 바뀌지 않을 때만 합니다.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>테이블이 열려 있는 동안, 그 초대장이 있어야만 접속할 수 있습니다. 인터넷에서는 대개 공유기에서 이 컴퓨터로 포트를 전달해야 접속할 수 있습니다. bgdesk는 공유기 설정을 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>다른 사람의 관전</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>일부만 두기 허용</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>컴퓨터가 두기 전 대기 시간</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>접촉이 끝나면 더 빠르게 두기</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>강제 수는 자동으로 두기</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>소리 재생</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>시계를 쓰며 두기</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>포인트 번호</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>내 테이블의 포트</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>연습</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>실제 주사위 입력</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>실제 주사위로 두는 두 사람을 위한 심판 모드</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>시스템에서 쓰는 크기를 기준으로 합니다. 보드의 글자도 자리가 되는 한 함께 커집니다.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>중계 서버</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>재현 가능한 주사위(숫자로 만듦)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>대회처럼 예비 시간과 차례당 딜레이를 씁니다.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>1점당 예비 시간</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>복기</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>더블할 수 없으면 자동으로 굴리기</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>매치가 시작되면 인사하기</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>롤아웃의 시드</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>보드에 조작 힌트 표시</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>이정표 표시</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>바의 위아래 테두리에 각 플레이어가 움직이는 방향을 표시합니다.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>핍 카운트 표시</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>컴퓨터의 수를 화살표로 표시</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>자동으로 둔 수를 화살표로 표시</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>보드 옆과 저장된 매치에 표시됩니다.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>체커와 주사위의 속도</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>다른 사람이 어디서든 내 테이블에 접속할 수 있게 해 주는 중계 서버의 주소입니다(누군가 그곳에서 “bgdesk table-server”를 실행). 중계 서버는 내용을 읽지 못합니다. 비워 두면 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>차례마다 딜레이 동안은 시간이 줄지 않고, 그 뒤에 예비 시간이 줄어듭니다.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>굴리기 전에 큐브 결정이 없으면 바로 주사위를 굴립니다. 두 사람이 둘 때, 한쪽의 수를 자동으로 둔 뒤에는 굴리지 않습니다.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>두 값의 차이도 표시됩니다.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>정한 점수에 먼저 도달하면 이깁니다.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>상대에게 보입니다. 비워 두면 설정의 내 이름을 씁니다.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>결과에 PR, 운, 살펴볼 결정이 나옵니다. 백그라운드에서 실행되며 게임을 우선합니다.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>같은 숫자는 같은 주사위를, 따라서 같은 결과를 냅니다.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>테마</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>그 뒤에는 엔진이 포지션을 판정합니다. 더 빠르지만 덜 정확합니다.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>최강 상대가 생각하는 시간</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>체커가 움직이기 전에 주사위를 볼 시간입니다.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>롤아웃 시행 횟수</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>롤아웃 자르기</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>두 차례 늦게</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>무제한</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>복습할 것이 없을 때까지</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>그때까지는 수를 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>7점 또는 7게임 이하</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>음량</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>200분의 199의 확률로 더 못한 것은 시행을 더 하지 않습니다.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>다음에 할 수 있는 것을 몇 초 동안 보여 줍니다. 수를 둘 수 없는 이유는 항상 표시됩니다.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>이룬 것을 통계 페이지에 보여 줍니다. 거기서는 무엇도 줄어들지 않습니다.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>규칙에 맞는 수가 하나뿐이거나 없으면 자동으로 두고 알려 줍니다.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>내 테이블에 접속할 수 있는 사람</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>관전 초대장을 가진 사람만. 플레이 초대장과는 다른 것입니다.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>0이면 비어 있는 포트를 아무거나 씁니다.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>승자의 홈 보드에 체커가 있으면 3점입니다.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>나</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>주사위의 일부를 두지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>인터넷에서 보이는 내 주소</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>테이블에서 쓰는 이름</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>설정을 닫으면 bgdesk가 닫혔다가 이 언어로 다시 열립니다.</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Unit behind a number: milliseconds</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number: seconds</extracomment>
        <translation>초</translation>
    </message>
    <message>
        <source>“Next error” and the list of errors leave out what cost less.</source>
        <translation>“다음 실수”와 실수 목록에서 이보다 손해가 작은 것은 빠집니다.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>찾은 설정</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>찾은 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>이 페이지를 기본값으로</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>항목</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>이 페이지를 이전 상태로 되돌리기</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>설정</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>비버</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>중앙</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>크로퍼드 게임</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>더블</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>게임</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>제이코비</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>매치 점수</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>머니</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>제안 없음</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>제안</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>큐브 소유자</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>라쿤</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>굴리기 전…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>단축키 찾기</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>기능 소개</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>굴림 36개 중 %n개가 히트합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>최선의 수를 둔 뒤</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>실제로 둔 뒤</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>지금 그대로</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>흰색 블롯에 대한 검은색의 샷</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>블롯</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>전후의 블롯</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>이 보드와 비교</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>{point}포인트에서</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>움직일 체커의 포인트</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>체커를 움직이지 않음</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>그 체커를 옮길 포인트</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>여기서는 히트할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>샷</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>{point}포인트의 블롯</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>{point}포인트로</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>검은색 블롯에 대한 흰색의 샷</translation>
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
        <translation>{label}({note})</translation>
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
        <translation>주사위</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>주사위 통계</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>수 목록</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>패널</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>굴림 집계</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>굴림</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n핍 · 나간 것 {off}개</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>이 플레이어에게 차례 주기(T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>얻은 점수</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>차례</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>{points}어웨이</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>해답</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>소리 없음: 이 컴퓨터에 스피커나 헤드폰이 없습니다.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>표시할 분석</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>결정마다 가장 깊은 분석</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>분석 삭제</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>이 분석 삭제…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>표시할 분석 고르기</translation>
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
            <numerusform>상대의 검은 체커 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>내 검은 체커 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>상대의 흰 체커 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>내 흰 체커 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>크로퍼드 게임, 큐브 없음</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>큐브 중앙, 값 {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>큐브 없음</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>핍: {own} 대 {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>큐브 제안 중, 값 {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>내 큐브, 값 {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} 님의 큐브, 값 {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, {length}점 매치</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, 머니 세션</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, {length}점 매치</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, 머니 세션</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>bgdesk의 일부가 없습니다: {parts}. bgdesk를 다시 설치하세요.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>로그</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>소리 없음: 이 시스템에 {libraries} 파일이 없습니다. 설치한 뒤(Debian, Ubuntu: {packages}) bgdesk를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>소리 없음: Qt의 소리 부분을 불러오지 못했습니다({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>소리 없음: Qt의 소리 부분이 설치되어 있지 않습니다. 터미널에 “{command}” 명령을 입력하고 bgdesk를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>설정</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>디스플레이 {display}: 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더를 쓸 수 없습니다. 그 자리에 파일이 있습니다.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더를 쓸 수 없습니다. 쓸 수 없는 이름입니다.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더를 쓸 수 없습니다. 경로가 너무 깁니다.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더를 쓸 수 없습니다. 쓰기 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>{folder} 폴더를 쓸 수 없습니다: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>라이브러리가 {file} 파일의 상태로 돌아갔습니다. 그 전의 라이브러리는 “매치” 메뉴의 “내 데이터”에 있는 백업에 있습니다.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>bgdesk의 다른 창이 답하지 않아 이 창을 따로 열었습니다.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>이 시스템에 {libraries} 파일이 없어 창을 열 수 없습니다(Debian, Ubuntu에서 설치: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>창을 열 디스플레이가 없습니다. 디스플레이 없이 쓸 수 있는 명령은 {command} 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} 파일이 없습니다.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>bgdesk {version}입니다. 새로운 기능을 확인하세요.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더에 쓸 권한이 없습니다. 바꾼 설정은 bgdesk를 닫으면 사라집니다.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>{folder} 폴더에 쓸 권한이 없습니다. 매치를 보고 내보낼 수는 있지만, 한 일은 bgdesk를 닫으면 모두 사라집니다.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>내 데이터</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>이제 데이터는 {folder} 폴더에 있습니다. 옛 위치에 남은 것은 지워도 됩니다. “매치” 메뉴의 “내 데이터”를 보세요.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>데이터를 {folder} 폴더로 옮겼는데 지금 그 폴더가 없습니다. 그 디스크를 연결하고 bgdesk를 다시 시작하세요. 잃어버렸다면 {detail} 파일을 삭제하세요. 그러면 bgdesk가 원래 위치에서 시작합니다.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>열여섯 칸의 고리를 도는 옛 중국의 경주 게임.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>무승부 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>안녕하세요, 좋은 오후입니다</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>안녕하세요, 좋은 저녁입니다</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>안녕하세요, 좋은 아침입니다</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>시간패 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>패배 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>기권 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>여기에 있는 동안에도 시계는 계속 갑니다.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>끝나지 않은 매치가 bgdesk의 다른 창에 열려 있습니다.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>시간승 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>승리 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>상대 기권으로 승리 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>상대: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>게임 사이</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>공정한 주사위</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>다음은 오프닝 롤</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>오늘</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>튜터 사용</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>어제</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>더블 제안을 받음</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>기권 제안을 받음</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>내가 둘 주사위 {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} 님이 둘 주사위 {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} 님이 더블 제안을 받음</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} 님이 기권 제안을 받음</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} 님 차례</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>항목 %n개를 복원했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>매치 %n개를 분석했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>제외한 매치 %n개:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>모두 이미 분석했거나 아직 진행 중입니다.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>매치 분석 중 {number}/{total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>찾은 매치</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>매치 %n개를 휴지통으로 옮겼습니다. 30일 동안 복원할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>포지션 %n개를 휴지통으로 옮겼습니다. 30일 동안 복원할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>분석할 매치 %n개를 남기고 멈췄습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>크로퍼드</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>게임 승률 {chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>매치 승률 {chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>강제도 아니고 더블과 동떨어지지도 않은 결정 하나에서 잃은 에퀴티의 1000배.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>두 플레이어의 수 하나에서 잃은 에퀴티의 1000배.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90 % 구간</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>실수로 잃은 것 전체를 게임마다 머니로 둔 것처럼 환산한 값.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>분석하면(F7) 두 사람이 얼마나 잘 두었는지 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>다른 프로그램의 계산</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>결정의 종류별</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>체커 플레이</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>결정</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>{least} 이상 손해이지만 큰 실수는 아닌 결정.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>{least} 이상 손해이지만 실수는 아닌 결정.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>{least} 이상 손해인 결정.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>제안하지 않은 더블</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>제안한 더블</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>의문수</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>잃은 에퀴티</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>운</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>잃은 매치 승률</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>규칙에 어긋난 수가 있는 매치에서는 알 수 없습니다. 그 수로 생긴 것은 운도 실수도 아니기 때문입니다.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>오프닝</translation>
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
        <translation>PR {rating}(결정이 적음)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>퍼포먼스 레이팅: 집계한 결정의 평균 실수에 500을 곱한 값.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>게임 단계별 체커 플레이</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>잃은 점수</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>기권</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>운이 같았다면 두 사람의 실수로 나왔을 확률 또는 점수. 추정값이라 0 %와 100 %를 벗어날 수 있습니다.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>강제가 아니었던 결정. 큐브는 판단이 어려웠던 것만. PR에는 그중 뻔하지 않았던 것도 집계합니다.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>모든 굴림의 평균에 비해 플레이어 자신의 굴림으로 얻은 에퀴티.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>에퀴티와 결과에서 잃은 것, 그리고 틀린 결정의 수.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>굴림의 운이 달랐다면 레이팅이 있을 범위.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>운이 같을 때</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>상급</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>초보</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>취미 수준</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>산만함</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>전문가</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>결정이 적음</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>규칙 위반 수</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>중급</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>운 {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>세계 챔피언</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>세계 정상급</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low}~{high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>손해가 가장 큰 결정</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>이 매치에서 배우기…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>매치 요약</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>요약</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>파일 이름이나 경로가 너무 깁니다.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>채팅</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>채팅({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>이전과 다른 조건이 제안되었습니다. “매치” 메뉴의 “네트워크 테이블…”에서 답하세요.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>상대가 한 판 더 하자고 합니다.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>상대가 마지막 결정을 무르자고 합니다. 허락하면 그때부터 매치는 연습으로 처리되고, 계속 두면 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>상대에게 한 판 더 하자고 물었습니다.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>상대에게 물었습니다. 상대는 허락하거나 계속 둡니다.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>상대가 테이블에 없어 재대결을 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>상대가 계속 두었으므로 결정은 그대로입니다.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>결정을 물렀습니다. 이제 매치는 연습으로 처리됩니다.</translation>
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
        <translation>시작 배치</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>그 테이블에서는 다른 매치가 진행되고 있습니다.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>이 서버에서는 싱글 게임으로만 기권할 수 있어 그 제안은 무효입니다.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>메시지가 두 번 오거나 도중에 빠져 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>이 프로그램이 없는 동안 서버에서 확인할 수 없는 일들이 있었습니다.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>이 초대장이 가리키는 곳에서 답이 없습니다. 테이블이 닫혔거나 여기서 접속할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>이 테이블의 두 플레이어를 구별할 수 없습니다. 한 사람은 이름을 바꾸어야 합니다.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>중계 서버에 이 테이블을 연 사람이 없거나, 연 사람이 답하지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>상대 프로그램에서 20초 동안 소식이 없어 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>한꺼번에 온 메시지가 너무 많아 일부를 버렸습니다.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>그 테이블에는 이미 다른 사람이 있습니다.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>이 테이블의 코드가 아닙니다.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>그 굴림은 너무 일러서 무효입니다.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>설정에 있는 중계 서버 주소가 올바르지 않습니다. 테이블에는 중계 없이만 접속할 수 있습니다.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>두 프로그램의 시계가 통신 지연으로 설명할 수 있는 것보다 많이 다릅니다.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>매치는 보관됩니다.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>상대 프로그램이 하려는 매치는 할 수 없는 것입니다.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>상대가 이 매치를 원하지 않습니다.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>상대 프로그램이 주사위의 비밀값을 베꼈으므로 함께 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>상대 프로그램이 상대가 결정할 것이 아닌 것을 결정했습니다.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>상대 프로그램이 굴린 뒤에 다른 행동을 했습니다.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">상대 프로그램이 무르기처럼 테이블에서 할 수 없는 일을 했습니다.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>상대 프로그램이 테이블에서 할 수 없는 일을 했습니다.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>상대 프로그램이 그때 할 수 없는 일을 했습니다.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>상대 프로그램이 이쪽에서 보낸 것을 받아들이지 않아 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>상대 프로그램이 답하지 않습니다. 답할 때까지 계속 찾습니다.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>상대 프로그램이 주사위의 비밀값을 알려 주지 않아 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>상대 프로그램이 20초 동안 이쪽의 소식을 듣지 못했습니다.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>상대 프로그램이 규칙에 어긋난 수를 두었습니다.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>상대 프로그램에 이 버전의 bgdesk가 모르는 기능이 필요합니다.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>상대 프로그램의 규칙 버전이 다릅니다. 한쪽이 bgdesk를 업데이트해야 합니다.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>상대 프로그램이 읽을 수 없는 메시지를 보내 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>상대 프로그램이 있을 수 없는 값이 담긴 메시지를 보내 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>상대 프로그램이 메시지 한 개의 한도를 넘게 보내 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>상대 프로그램이 텍스트가 아닌 것을 보내 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>상대 프로그램이 짧은 시간에 너무 많은 메시지를 보내 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>상대 프로그램의 프로토콜 버전이 다릅니다. 한쪽이 bgdesk를 업데이트해야 합니다.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>상대 프로그램이 아무도 굴리기 전에 주사위의 비밀값을 알렸습니다.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>상대 프로그램이 매치 전에 정하지 않은 주사위의 비밀값을 알렸습니다.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>다른 프로그램과 통신하는 bgdesk의 부분이 멈춰서 테이블이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>중계 서버에 지금 자리가 없거나 여기서 너무 자주 요청했습니다.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>서버가 답하지 않거나 연결을 끊었습니다({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>서버가 접속을 허락하지 않습니다. 같은 이름으로 다시 로그인하세요.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>서버에서 이 프로그램이 모르는 게임을 하고 있습니다.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>이 네트워크에 테이블을 보일 수 없지만, 초대장은 쓸 수 있습니다({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>테이블이 이 포트를 쓸 수 없습니다. 설정에서 다른 포트를 고르세요({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>두 매치 기록이 서로 다릅니다.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>이 코드로는 더 이상 들어갈 수 없습니다. 새 코드나 초대장을 요청하세요.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>이 초대장은 그곳에 있는 테이블의 것이 아닙니다. 새 초대장을 요청하세요.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>이 매치는 더 이상 서버에 없습니다.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>이 매치에는 계정의 비밀번호가 필요한데, 비밀번호는 어디에도 저장하지 않습니다. 같은 이름으로 서버에 다시 로그인하세요.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>틀린 코드가 세 번 입력되어 이 코드로는 더 이상 들어올 수 없습니다. 테이블을 다시 보이게 하세요.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>그곳에서 답하는 것은 테이블용 중계 서버가 아니거나 버전이 다릅니다.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>테이블에 필요한 것이 디스크에 없거나 쓸 수 없어 테이블이 닫혔습니다({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>내 굴림이 너무 일러서 무효입니다.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>자리 비움, 매치 대기 중</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>다른 사람은 관전할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>3분 동안 아무 일도 없었습니다. 시계가 없으므로 기다린다고 지지는 않습니다. 채팅으로 묻거나, 더 기다리거나, 테이블을 떠나세요. 매치는 보관되지만 승리를 주장할 수는 없습니다.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>다른 사람이 매치를 실시간으로 관전할 수 있습니다.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>굴리는 중…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>굴리는 중… 주사위는 두 컴퓨터가 함께 만듭니다.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>지금 상대와 연결되지 않습니다. 매치와 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>플레이어는 게임 사이에만 채팅 내용을 읽습니다.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>지금 테이블과 연결되지 않습니다. 찾고 있습니다.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>테이블이 닫혔습니다</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>테이블이 닫혔습니다. “매치” 메뉴의 “네트워크 테이블…”에서 매치를 이어서 하세요.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>테이블이 닫혔습니다. 초대장으로 다시 관전하세요.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>관전 중: {white} 님과 {black} 님의 매치.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>이전 포지션 · Space를 누르면 게임으로 돌아갑니다</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>이전 포지션입니다. 두려면 게임으로 돌아가세요.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>이 매치를 보는 중입니다. “이어서 두기…”로 여기서부터 게임을 시작할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>허락하기</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>아니요, 계속 두기</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>재대결</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>코드는 여덟 자리 숫자이며, 다른 컴퓨터의 테이블 옆에 있습니다.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>테이블 안내</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>이 네트워크에서 아무도 찾을 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>네트워크 테이블</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>서버 주소가 아닙니다. 주소는 이름, 또는 이름과 쌍점과 포트로 되어 있습니다.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>테이블 초대장이 아닙니다. 초대장은 “bgdesk:”로 시작하고 글자와 숫자 52자로 끝납니다.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>관전 초대장이 아닙니다. 초대장은 “bgdesk-watch:”로 시작하고 글자와 숫자 52자로 끝납니다.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>다른 매치가 보드에 있지만 내 테이블은 아직 열려 있습니다.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>새 태그</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>태그</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>매치 %n개의 태그:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>부탁하기</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>마지막 결정을 무르게 해 달라고 상대에게 부탁할까요?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>허락받으면 그때부터 매치는 연습으로 처리되며 누구의 레이팅도 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>다음에 무엇이 나올지는 아무도 모릅니다.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>마지막 결정과 그 뒤의 것을 무를까요?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>무르기, 새 주사위</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>무르기, 같은 주사위</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>그러면 매치는 연습으로 처리되며 레이팅이 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>상대는 허락하거나 계속 둡니다. 그 뒤의 굴림은 다시 나오지 않습니다.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>굴림이 같은 순서로 다시 나옵니다.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>나간 체커 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>내 매치에서 무작위(&amp;R)</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>클로즈아웃</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>컴퓨터가 둔 무작위 포지션(&amp;P)</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>템플릿</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>컴퓨터가 스스로 %n차례 두어 이른 포지션입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>컴퓨터가 몇 차례 두는 중…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>{white} 대 {black} 매치의 포지션입니다.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>아니요, 괜찮습니다(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>두기(&amp;Y)</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>규칙 읽기(&amp;U)</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>내 체커는 검은색입니다.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>내 체커는 흰색입니다.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} 님이 이 테이블을 열었으며 다음 매치를 원합니다:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>텍스트 종류</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>포지션 텍스트</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>이 포지션에는 그런 텍스트가 없습니다. XGID나 ID를 여기에 붙여넣을 수 있습니다</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk 고유 텍스트</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>부흐홀츠</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>부흐홀츠 컷 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>부전승</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>컨설레이션</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>기대 승수</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>결승</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>대진과 모든 주사위의 지문(SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>조</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>{letter}조</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>가장 어려운 옳은 결정</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>토너먼트</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>{first} 대 {second}의 패자</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>패자조</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>본선</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>매치별</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>3위 결정전</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>순위</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>플레이오프</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>득실</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>누적</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>8강</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>{players}강</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>라운드 {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>2차 결승</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>비밀값: {digits}. 이 바이트의 SHA-256이 지문입니다.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>준결승</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>대회가 우승자 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>대회가 끝났습니다. 공동 1위: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>이 매치는 지금 진행 중입니다. 끝나는 대로 첫 굴림부터 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>이 매치는 다음에 진행됩니다. 끝나는 대로 첫 굴림부터 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>지금 둘 매치</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>승자조</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>가장 나쁜 결정</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>컨설레이션에서 우승했습니다.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>대회에서 우승했습니다.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>결승 상대: {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>3위 결정전 상대: {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>다음 매치 상대: {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>다음 상대는 아직 정해지지 않았습니다.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>8강 상대: {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>준결승 상대: {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>내 대회는 끝났습니다.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>내 대회는 끝났습니다. 다른 참가자는 계속합니다.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>상대: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>진행자 판정</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>패배, 상대: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>시간패</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>매치 삭제됨</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>두지 않음</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>{points}점</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>이어서 할 수 있음</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>승리, 상대: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>관전 중</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} 또는 {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} 대 {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first}~{last}</translation>
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
        <translation>{name} 님이 컨설레이션에서 우승했습니다.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} 님이 대회에서 우승했습니다.</translation>
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
        <translation>이제는 할 수 없습니다. 그동안 대회가 진행되었습니다.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>시작(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>게시용으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>관전(&amp;W)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>대진표</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>지문 복사</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>비밀값 복사</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>진행(&amp;I)…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>내 경로(&amp;Y)</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>매치</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>두기(&amp;L)</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>순위</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>그림으로 저장(&amp;U)…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>웹 페이지로 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>대진이 정해졌습니다. 마음에 들면 시작하세요. 시작하면 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>내 실력</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>대회 안내</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>모든 대회</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>대진표</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>변경</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>새 대회</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>이 대회는 할 수 없습니다({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>저녁 대회</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>대회</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>마지막 굴림({dice}) 전에는 %n핍, 지금은 {now}핍.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>롤아웃: {engine}({settings}), 게임 %n개, 여기의 표준 오차 {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>여섯 칸 떨어진 블롯은 굴림 17개에 히트되며, 다른 어떤 거리보다 많습니다. 11개에는 6이 있고 나머지는 합이 6입니다({rolls}). 내 포인트가 조합을 막으면 11개가 남습니다.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>손해가 {cost} 이하인 수도 맞은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>플랜은 체커의 위치만으로 판단하며, “기간별 통계” 페이지와 같은 기준을 씁니다. 플랜이 뚜렷하고 두 차례 뒤에도 같은 포지션만 묻습니다.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>프라임과 그 뒤의 체커 하나</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>에이스 포인트 게임</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>에이스 포인트 게임: 검은색이 샷을 기다림</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>조언</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>{best} 뒤에는 굴림 36개 중 {least}개가, {yours} 뒤에는 {more}개가 히트합니다.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>1퍼센트포인트 이내, 개먼 가격은 {near} 이내면 맞은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>보통의 오프닝 수에 응수하기.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>답한 문제</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>테이크인지 스스로 물어보세요. 어느 쪽인지 확신이 없으면 더블하세요. 상대도 확신이 없어 잘못 테이크하거나 패스할 수 있습니다.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>공격</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>백 게임</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>빼낼 수 있을 때는 언제나 체커를 빼내세요. 하나 남으면 굴림 한 번이 더 들 수 있습니다.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>베어오프</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>검은색 체커들 뒤에 흰색은 24포인트(검은색의 에이스 포인트) 앵커만 있습니다. 늦은 샷에만 희망이 있습니다.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>더 나은 수는 {best}. {yours}의 평균 손해(굴림 수): {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>더 나은 수는 {best}. {yours}의 손해는 {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>검은색은 바에 체커가 있거나 흰색의 홈 보드에 홀로 있는 체커가 있고, 거기에 앵커가 없습니다. 흰색은 히트하고 포인트를 닫을 체커가 충분합니다.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>검은색이 굴릴 차례입니다. 어떤 굴림이 내 체커를 히트할까요?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>검은색의 오프닝: {dice}, {move}. 어떻게 응수할까요?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>검은색의 나간 체커</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>검은색의 플랜</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>블리츠: 검은색이 바에 있음</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>둘 다 맞습니다.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>둘 다 미드포인트를 지킴</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>체커</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>클로즈아웃: 바에 체커 하나</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>묶음</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>조합</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>손해</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>게임에서 나올 만한 포지션의 양쪽 핍 세기.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>한 번 센 뒤 굴릴 때마다 빼세요. 히트당하면 25에서 히트당한 포인트를 뺀 만큼 더합니다.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>답이 바뀔 때까지 한 단계씩 달라지는 큐브 결정.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>직접</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>바에서의 거리: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>들어온 뒤 히트하는 체커의 거리: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>히트하는 체커의 거리: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>보드를 1~3, 4~6처럼 세 포인트씩 묶습니다. 모든 체커가 묶음의 가운데 포인트에 있는 것처럼 셉니다. 첫 묶음은 2핍, 둘째는 5핍, 이렇게 3씩 커집니다. 그런 다음 묶음의 가장 높은 포인트에 있는 체커마다 1을 더하고, 가장 낮은 포인트에 있는 체커마다 1을 뺍니다.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>더블 매치 포인트: 둘 다 1점이 필요합니다.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>레이스 끝의 더블, 테이크, 패스. 답은 정확합니다.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>큐브 {cube}: 패스한 뒤의 매치 승률은 {passed}, 테이크하고 지면 {lost}, 테이크하고 이기면 {won}입니다. 따라서 필요한 승률은 ({passed} - {lost}) / ({won} - {lost}) = {take}입니다.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>중복</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>유효 핍 카운트</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>에퀴티</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>스택과 갭의 낭비까지 더해 베어오프에 실제로 드는 핍 어림하기.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>정확한 값</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>6, 5, 4포인트에 고르게 놓인 체커 15개는 7~8핍쯤 낭비합니다. 갭이 있거나 낮은 포인트에 체커가 있으면 큰 숫자를 짧은 이동에 쓰게 되어 더 많이 낭비합니다.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>베어오프에서 최선의 수 찾기. 답은 정확합니다.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>샷을 가장 적게 남기는 수 찾기. 최선의 수가 아닐 수도 있습니다.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>보드 앞에서 쓰는 공식, 정확하지 않음</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>에퀴티 표에서</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>게임 플랜</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>개먼 가격, 큐브 {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>개먼 가격: (개먼 승 - 승) / (승 - 패), 모두 매치 승률입니다.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>반 크로스오버</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>홀딩 게임</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>5포인트 지키기</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>양쪽에 필요한 핍은 각각 얼마일까요?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>전체</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>표에서 ✓는 찾은 것, +는 빠뜨린 것, ✗는 히트하지 않는데 표시한 것입니다.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>판정: {engine}, {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>키스 카운트</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>묶음 몇 개를 외우고, 그 모양이 보일 때까지 머릿속에서 체커를 옮기세요. 닫힌 보드는 42, 미드포인트의 체커 다섯 개는 65, 24포인트의 두 개는 48, 4포인트에서 시작하는 5포인트 프라임은 60입니다. 한 체커를 앞으로 옮긴 핍만큼 다른 체커를 뒤로 옮기면 합은 같습니다.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>상대가 두 가지 좋은 일에 같은 숫자를 필요로 하게 하세요. 둘 다 4로 히트당하는 블롯 두 개는 하나보다 거의 더 위험하지 않습니다.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>표에 표시하세요. 가장자리의 숫자를 누르면 그 숫자가 있는 굴림이 모두 표시됩니다. 두 주사위의 순서는 함께 표시됩니다. Ctrl+Enter로 답합니다.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>굴림 36개 중 히트하는 것 표시하기.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>표시함</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>머니 플레이, 큐브는 중앙. 양쪽에 체커가 적어 모든 수치가 정확합니다.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>머니 플레이, 제이코비 룰 없음.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>머니 플레이. 이제 개먼은 나오지 않습니다.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>머니 플레이. 큐브는 중앙이며 개먼을 집계합니다.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>포지션에 맞는 플랜 말하기.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>이제 히트될 체커가 없습니다. 핍만 중요합니다.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>뚜렷한 플랜 없음</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>노 리더블</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>둘을 함께 히트하는 굴림이 없으므로 수를 그대로 더합니다.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>더블하지 않음</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>아직 해 보지 않았습니다.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>여기서는 안전만 따집니다. 가장 안전한 수가 최선의 수가 아닐 수도 있습니다.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>그렇지 않으면 갭을 채우세요. 빈 포인트로 체커를 옮기고 스택은 피하세요.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>핍 카운트</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>핍</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>머니 플레이와 모든 스코어에서 첫 굴림 두기.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>포인트별</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>연속된 포인트</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>프라임 게임</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>레이스 큐브</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>리더블, 패스</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>리더블, 테이크</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>기준 큐브</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>응수</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>맞음: 굴림 36개 중 {number}개가 히트합니다.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>굴림 수</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>히트하는 굴림, 36개 중</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>가능한 모든 수에서 히트하는 굴림의 평균: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>남은 굴림</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>어림 법칙</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>이어 세기</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>러닝 게임</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>가장 안전한 수</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>샷</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>거리별 샷, 사이에 아무것도 없을 때</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>에이스 포인트의 스택, 양쪽 같은 수</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>테이크 포인트, 더블 {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>테이크 포인트</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>굴림 36개</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>최선의 수는 남은 굴림 수의 평균이 가장 적습니다.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>가장 좋은 수들</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>여섯 칸 떨어진 블롯</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>큐브는 중앙에 있습니다.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>큐브는 내 것, 값 2입니다.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>유효 핍 카운트는 모두 빼내는 데 필요한 평균 굴림 수에 49/6을 곱한 값입니다. 1핍 이내면 맞습니다.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>수치는 정확합니다. 이런 포지션을 모두 담은 표에서 나옵니다.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>게임의 첫 굴림입니다. 어떻게 둘까요?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>개먼 가격은 개먼으로 이길 때 승리에 더해지는 몫을 승패의 차이로 나눈 비율입니다. 머니 플레이에서는 {price}입니다.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>마지막 굴림: 검은색은 다음에 모두 빼냄</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>최근 {count}개</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>레이스가 비슷합니다.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>정답: {right}. “{chosen}” 손해는 {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>맞는 플랜</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>굴림만으로는 설명되지 않습니다. 체커가 히트되었거나 주사위의 일부를 둘 수 없었습니다.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>스코어 카드</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>테이크 포인트는 개먼이 없고 큐브를 다시 올리지 않을 때 테이크에 필요한 승률입니다.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>같은 굴림이 여러 곳을 히트하므로 합하면 {number}개 적습니다. 블롯을 둘 이상 남겨야 할 때는 이런 중복이 바람직합니다.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>더블하기에는 너무 좋음</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>두 번의 굴림: 검은색은 굴림 두 번 또는 같은 눈 한 번이 필요</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>여섯 칸까지는 직접 샷이며, 블롯은 먼 것보다 가까운 것이 안전합니다. 여섯 칸이면 굴림 17개가 히트하고, 이어서 15, 15, 14, 12, 한 칸이면 11개입니다. 일곱 칸부터는 두 주사위가 모두 필요한 간접 샷이며, 히트하는 굴림은 많아야 6개입니다. 그러므로 블롯은 히트할 체커 바로 옆이나 일곱 칸 이상 떨어진 곳에 두고, 여섯 칸에는 어쩔 수 없을 때만 두세요.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>낭비</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>유효 핍 카운트는 각각 얼마일까요?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>흰색의 플랜은 무엇일까요?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>낭비되는 것</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>스코어에서 테이크에 필요한 승률과 개먼의 가치.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>양쪽이 자기 쪽의 같은 포인트에 같은 수의 체커를 두고 있으면 빼고 세세요. 차이는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>샷을 가장 적게 남기는 수는 무엇일까요?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>흰색은 검은 체커 앞에 네 포인트 이상을 연속으로 만들어 그 체커를 가두려고 합니다.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>흰색은 검은색의 홈 보드에 남은 체커가 없고 앞서 있거나 이미 베어오프 중입니다. 히트당하지 않고 모두 홈으로 들여와 빼내면 됩니다.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>남은 핍은 흰색 {white}, 검은색 {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>흰색은 크게 뒤져 있으며, 검은색의 홈 보드에 두 포인트를 지키고 늦은 샷을 기다립니다.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>흰색은 뚜렷이 앞서 있지 않습니다. 마지막 체커들이 앵커나 미드포인트에 모여 샷이나 큰 같은 눈을 기다립니다.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>흰색 차례입니다.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>흰색 차례입니다. 두 플레이어는 어떻게 해야 할까요?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>흰색이 나이며, 아래쪽입니다.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>레이스에서 흰색이 {pips}핍 앞섭니다.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>흰색 차례: 베어오프를 어떻게 두는 것이 최선일까요?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>레이스에서 흰색이 {pips}핍 뒤집니다.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>구역 안의 흰 체커</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>흰색의 나간 체커</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>흰색이 앞선 핍</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>흰색의 핍</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>체커가 모두 에이스 포인트에 있으면 둘마다 7핍씩 세고 1을 더하세요. 체커 열 개에는 36이 듭니다.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>체커가 둘 남으면 둘 다 빼내는 굴림이 몇 개인지 세세요.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>큐브가 없다면 흰색의 게임 승률은 {chance}입니다.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>울시의 법칙</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>나는 {own}점, 상대는 {other}점이 필요합니다.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>나는 {own}점, 상대는 {other}점이 필요하며, 크로퍼드 게임은 끝났습니다.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>나는 {own}점, 상대는 {other}점이 필요하며, 이 게임이 크로퍼드 게임입니다.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>{point}포인트의 내 블롯은 굴림 36개 중 {number}개에 히트됩니다.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>정답과의 차이: 흰색 {white}, 검은색 {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>둔 수는 표에 없습니다. 표시된 모든 수보다 손해가 큽니다.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>빌더</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>히트하지 않음</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>히트</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>히트, 빠뜨림</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>마지막 답</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>러버스 리프</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>포인트 만들기</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>오차 {number}핍</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>런</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>슬롯</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>누계</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>스플릿</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>내 수</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>바에 {count}개</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{point}에 {count}개</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>손해 {number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>굴림 36개 중 {number}개가 히트합니다. 표시한 것은 {said}개입니다.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>오차 {number}(굴림 36개 중)</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>오차 {number}퍼센트포인트</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number}초</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{all}개 중 {right}개가 맞습니다.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{all}개 중 {right}개 맞음</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} 맞음</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>문제는 매번 새로 만들어지므로 외울 것이 없습니다. 답은 보관되며, 트레이너마다 최근 성적을 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>트레이너 안내</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>모든 트레이너</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>트레이너</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>변화</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>그래도 비버(&amp;Y)</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>최선: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>그래도 더블(&amp;Y)</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>손해는 {cost}입니다.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>개먼으로 지지 않는 것이 중요합니다.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>개먼으로 이기는 것이 중요합니다.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>개먼보다 게임을 이기는 것이 중요합니다.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>그래도 이 수(&amp;Y)</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>보드 전체를 다시 보세요. 두 플레이어는 각각 무엇을 원할까요?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>이 게임에는 튜터가 말할 만큼 손해가 큰 결정이 없었습니다.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>그 수는 아닙니다. 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>이번에는 아닙니다. 답을 보여 드립니다.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>잠시만요…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>이 중 하나가 최선의 수입니다:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>그래도 패스(&amp;Y)</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>그래도 굴리기(&amp;Y)</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>그래도 테이크(&amp;Y)</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>손해가 {cost}입니다. 무를까요?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>최선의 수는 동그라미 친 포인트의 체커로 시작합니다.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>모든 통계에는 첫 시도를 집계합니다: {choice}, 손해 {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>튜터가 이 결정을 살펴보지 못했습니다. 매치는 계속됩니다.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>튜터는 이에 대해 아무 말도 하지 않았습니다. H를 누르면 엔진의 힌트를 봅니다.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>튜터가 생각하는 중…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>더 나은 것이 있습니다.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>만들 수 있는 포인트를 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>테이크하려면 몇 게임을 이겨야 하는지 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>포지션, 레이스, 위협을 생각해 보세요. 누가 얼마나 앞서 있나요?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>안전을 생각해 보세요. 다음에 무엇이 나를 히트할 수 있나요?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>체커를 빼내는 것을 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>계속 두면 이길 수 있는 개먼을 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>다음 두 굴림을 생각해 보세요. 얼마나 바뀔 수 있나요?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>홈 보드의 포인트를 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>상대를 막는 포인트를 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>매치의 스코어를 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>템포를 생각해 보세요. 히트할 것이 있나요?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>안전을 위해 무엇을 버리는지 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>무엇이 상대를 바에 붙들어 두는지 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>상대가 더블에 어떻게 답할지 생각해 보세요.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>뒤 체커를 생각해 보세요. 앵커를 만들 수 있나요?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>뒤 체커를 생각해 보세요. 달아날 때인가요?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>상대의 뒤 체커를 생각해 보세요. 탈출할 수 있나요?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>튜터: 손해가 {cost}(큐브 {cube}) 이상이면 설명합니다. 말이 없으면 그보다 나쁘지 않다는 뜻입니다.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>튜터: 게임이 끝날 때마다 손해가 {cost}(큐브 {cube}) 이상인 것을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>튜터: 손해가 {cost}(큐브 {cube}) 이상이면 무릅니다. 말이 없으면 그보다 나쁘지 않다는 뜻입니다.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>튜터: 손해가 {cost}(큐브 {cube}) 이상이면 경고합니다. 말이 없으면 그보다 나쁘지 않다는 뜻입니다.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>실제로 둔 것은 손해가 작아 목록에 없습니다.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>모든 경고를 따랐습니다. 살펴볼 만한 손해가 없습니다.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>비버</translation>
    </message>
    <message>
        <source>double</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>노 더블</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>take</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision}(첫 시도)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision}(시도)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play}: 손해 {cost}.</translation>
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
            <numerusform>살펴볼 결정 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>경고: %n번. 따름: {heeded}번. 지킨 에퀴티: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>튜터(&amp;T)</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>나중에: 게임마다 끝난 뒤 살펴볼 것</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>큐브 결정의 최소 손해</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>큐브:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>설명: 손해가 얼마인지도 말함</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>최소 손해</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>이동의 최소 손해</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>이동:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>귀띔: 더 나은 것이 있다고 말함</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>끔</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>지도: 두 번 무른 뒤 보여 줌</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>매치는 연습이며 레이팅에 반영되지 않습니다. 말이 없으면 그보다 나쁘지 않다는 뜻입니다.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>시계를 쓸 때는 튜터가 없습니다.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>이 게임에는 튜터가 없습니다. 확률을 알 수 있는 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>컴퓨터끼리 둘 때는 가르칠 사람이 없습니다.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>튜터</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>친구의 튜터</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>친구(&amp;R)</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>도움(&amp;E)</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>그대로(&amp;T)</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>다시 보기(&amp;K)</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>무르기(&amp;B)</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>튜터</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>둘 다 {die}이므로 다시 굴리세요. 이번에는 무엇인가요?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>오프닝: 주사위를 하나씩 굴려 높은 쪽이 시작합니다. 무엇이 나왔나요?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>주사위에 무엇이 나왔나요?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>내 굴림: 주사위에 무엇이 나왔나요?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} 님의 굴림: 주사위에 무엇이 나왔나요?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>눈을 클릭하거나 입력하세요: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>기울었음, 다시 굴리기</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>첫째 주사위</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>둘째 주사위</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>이 주사위</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>주사위 입력</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>폴더에서 보기(&amp;F)</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>삭제 취소(Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>다른 프로그램이 라이브러리를 쓰고 있습니다. 모두 저장되면 bgdesk가 닫힙니다.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>다른 프로그램이 라이브러리를 쓰고 있습니다. bgdesk가 가능한 한 빨리 저장합니다.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>큰 실수, {cost}: 최선은 {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>더블, 비버</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>의문수, {cost}: 최선은 {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>실수, {cost}: 최선은 {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>놓친 더블, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>놓친 리더블, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>노 더블, 비버</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>노 더블, 테이크</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>노 리더블, 비버</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>노 리더블, 테이크</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>선택 더블, 패스</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>선택 더블, 테이크</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>선택 리더블, 패스</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>선택 리더블, 테이크</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>리더블, 비버</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>리더블, 패스</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>리더블, 테이크</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>정답: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>개먼 없는 데드 큐브의 테이크 포인트 {take} · 개먼 가격 {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>더블하기에는 너무 좋음, 패스</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>더블하기에는 너무 좋음, 테이크</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>리더블하기에는 너무 좋음, 패스</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>리더블하기에는 너무 좋음, 테이크</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>잘못된 비버, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>잘못된 더블, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>잘못된 오터, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>잘못된 패스, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>잘못된 라쿤, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>잘못된 리더블, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>잘못된 테이크, {cost}: 정답은 {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>더블, 비버</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>더블, 패스</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>더블, 테이크</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>노 더블, 비버</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>노 더블, 테이크</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>노 리더블, 비버</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>노 리더블, 테이크</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>선택 더블, 패스</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>선택 더블, 테이크</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>선택 리더블, 패스</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>선택 리더블, 테이크</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>리더블, 비버</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>리더블, 패스</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>리더블, 테이크</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>더블하기에는 너무 좋음, 패스</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>더블하기에는 너무 좋음, 테이크</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>리더블하기에는 너무 좋음, 패스</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>리더블하기에는 너무 좋음, 테이크</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: 최선은 {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity}(매치 {chance})</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>초대장 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>이 네트워크에 보이기(&amp;V)</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>테이블 닫기(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>관전 초대장 복사(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>초대장</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>그러면 이 네트워크의 다른 사람이 테이블을 찾아 짧은 코드로 참가할 수 있습니다.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>이 네트워크의 다른 사람이 테이블을 찾아 이 코드로 참가할 수 있습니다. 한 사람에게 읽어 주세요.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>함께 두고 싶은 사람에게 보내세요. 초대장을 가진 사람은 누구나 자리에 앉을 수 있습니다.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>초대장을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>관전 초대장을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>상대가 동의하면 매치가 시작됩니다. 그때까지 이 창에서 다른 일을 할 수 있으며, 닫을 때까지 테이블은 열려 있습니다.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>상대가 있는 곳</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>테이블이 열렸습니다</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>어디서든, 중계 서버 {address} 이용</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>이 컴퓨터({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>이 네트워크({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>인터넷({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>결정 {number}/{total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>실수는 매치를 분석해야 알 수 있습니다. F7을 누르세요.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>이 앞에는 실수가 없습니다. 매치의 마지막 실수로 왔습니다.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>이 위에는 내 변화가 없습니다.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>삭제한 변화가 없습니다.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>끝까지 실수가 더 없습니다. 다시 첫 실수로 왔습니다.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>이 포지션에서 갈라진 다른 변화가 없습니다.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>{cost} 이상의 실수를 한 사람이 없습니다.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>매치의 끝입니다.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>변화를 삭제했습니다. Ctrl+Z로 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>매치의 시작입니다.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>변화의 끝입니다.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>이 변화는 파일에 있는 것이라 그대로 남습니다.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>모든 실수를 보았습니다.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>내 실수 중 {cost} 이상인 것이 없습니다.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>실수 {number}/{total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} 님의 실수 중 {cost} 이상인 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>브라우저용 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>대회 저장</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} 파일에 쓰지 못했습니다({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} 파일에 쓰지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>계속(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>더 빠르게(&amp;F)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>일시 정지(&amp;U)</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>매치 복기(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>더 느리게(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>한 단계(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>대진표로(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>끝으로(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk 내부에서 문제가 생겨 이 매치의 실수를 표시할 수 없습니다. 매치와 분석은 보관되며, 자세한 내용은 로그에 있습니다.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>사람 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>사람 추가</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>되살리기(&amp;B)</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>매치에 있는 이름</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>사람</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>삭제(&amp;M)</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>이 사람의 이름 바꾸기</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>아직 이름이 있는 매치가 없습니다.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>이 사람이 쓰는 이름에 표시하세요. 통계와 레이팅이 바로 바뀝니다.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>누가 누구인지</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>더블하면 패스해야 하므로 {refusal}의 가치가 있고, 계속 두면 {value}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>서로 한 번씩 굴린 뒤에는 {share}의 경우에 더 이상 더블을 테이크할 수 없게 됩니다.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>앵커</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>얼핏 보아 이것만으로 손해가 {cause}입니다.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>이 스코어에서</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>백개먼</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>막는 포인트</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>블롯</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>홈 보드의 블롯</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>한 포인트의 세 번째를 넘는 체커</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>1포인트와 2포인트의 체커</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>그 뒤에 갇힌 체커</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>값비싼 샷</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>이중 히트</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>들어오기 쉬움</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>충분한 승률</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>큐브를 다시 올리지 않는다고 해도 게임의 {needed}만 이기면 테이크할 수 있는데, 여기서는 {win}입니다.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>큐브를 다시 올리지 않는다고 해도 {name} 님은 게임의 {needed}만 이기면 테이크할 수 있는데, 여기서는 {win}입니다.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>나머지 모두의 손해는 {share}입니다.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>나머지 모두로 되찾는 것은 {share}입니다.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>이긴 게임</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>진 개먼</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>이긴 개먼</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>패스해야 함</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>홈 포인트</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>큐브를 다시 올리지 않는다면 게임의 {needed} 이상 이겨야 테이크할 수 있는데, 여기서는 {win}입니다.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>큐브를 다시 올리지 않는다면 {name} 님은 게임의 {needed} 이상 이겨야 테이크할 수 있는데, 여기서는 {win}입니다.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>합계</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>머니 플레이라면 옳은 결정이지만 이 스코어에서는 아닙니다.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>개먼으로 지는 비율이 {chance} 낮아 {share}만큼 되찾습니다.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>개먼으로 지는 비율이 {chance} 높아 {share}만큼 손해입니다.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>개먼으로 지는 비율이 {chance} 높음: 손해 {loss} 중 {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>개먼으로 이기는 비율이 {chance} 낮아 {share}만큼 손해입니다.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>개먼으로 이기는 비율이 {chance} 낮음: 손해 {loss} 중 {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>개먼으로 이기는 비율이 {chance} 높아 {share}만큼 되찾습니다.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>이기는 비율이 {chance} 낮아 {share}만큼 손해입니다.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>이기는 비율이 {chance} 낮음: 손해 {loss} 중 {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>이기는 비율이 {chance} 높아 {share}만큼 되찾습니다.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>레이스에서 앞선 핍</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>체커를 내보냄</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>가장 긴 블록(포인트)</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>만든 포인트</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>마켓을 잃음</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>놓친 히트</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>더 많은 샷</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>손해의 대부분은 백개먼에서 나옵니다.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>손해의 대부분은 큐브와 관련이 있습니다. 큐브가 없다면 두 수의 차이가 더 작습니다.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>더블하지 않으면 {played}, 더블하면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>bgdesk가 확인할 수 있는 이유 중에 이것만으로 손해를 설명하는 것은 없습니다.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>이유 없음: 차이가 롤아웃의 오차 범위 안에 있습니다.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>이유 없음: 두 수를 같은 깊이로 보지 않았습니다.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>리더블하지 않으면 {played}, 리더블하면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>잃을 것이 없음</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>바에 있는 상대 체커</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>핍 카운트</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>홈 보드의 포인트</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>바깥의 포인트, 7~17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>들어오지 못하는 굴림</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>10핍 이상 잃게 히트하는 굴림</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>둘을 히트하는 굴림</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>히트하는 굴림, 36개 중</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>하나를 내보내는 굴림</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>더 짧은 블록</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>여기서는 테이크와 패스가 비슷합니다. 어느 쪽이 옳은지 확신이 없으면 더블하세요.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>더블하면 {played}, 더블하지 않으면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>실수가 너무 작아 이유를 확실히 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>상대는 1점만 필요하므로 큐브로 잃을 것이 없습니다.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>상대는 1점만 필요하므로 {name} 님은 큐브로 잃을 것이 없습니다.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>패스하면 {played}, 테이크하면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>리더블하면 {played}, 리더블하지 않으면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>주로 큐브에서 나오는 나머지 손해는 {share}입니다.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>주로 큐브에서 나오는 나머지로 되찾는 것은 {share}입니다.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>테이크하면 {played}, 패스하면 {best}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>아직 여유가 있음</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>아직 여유가 있습니다. 서로 한 번씩 굴린 뒤에 더 이상 더블을 테이크할 수 없는 경우는 {share}뿐입니다.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>아직 여유가 있습니다. 두 플레이어가 다음에 무엇을 굴리든 그 뒤의 더블을 테이크할 수 있습니다.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>그때 더블하지 않으면 {value}, 더블하여 테이크하면 {take}의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>{name} 님의 수 뒤에만 히트하는 굴림:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>내 수 뒤에만 히트하는 굴림:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>{best} 뒤에만 히트하는 굴림:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>{name} 님의 수 뒤에만:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>내 수 뒤에만:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>{best} 뒤에만:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>모자라는 승률</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>너무 좋음</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>더블하기에는 너무 좋음: 계속 두면 {value}, 패스를 받으면 {refusal}의 가치가 있고, 게임의 {gammons}에서 개먼으로 이깁니다.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>너무 안전함</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>얼핏 보아 굴림 조합 {all}개 중 {count}개.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>더 자세히</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>이유</translation>
    </message>
    <message>
        <source>best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>에퀴티</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>둔 수</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>포지션</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>규칙에 어긋난 수로 게임을 끝낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>받아들일까요, 계속 둘까요?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>에이시 듀시</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>에이시 듀시(미국)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>에이시 듀시(유럽)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>에이시 듀시(해군)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>체커가 모두 들어온 뒤에야 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>주사위를 모두 두었습니다.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>먼저 제안에 답해야 합니다.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>백개먼</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>이 매치에서는 비버를 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>브리티시 파이브</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>체커는 앞으로만, 높은 포인트에서 낮은 포인트로 움직입니다.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>체커를 클릭하면 {die} 사용</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>체커를 클릭하면 {left} 사용 · 오른쪽 클릭은 {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>주사위를 클릭하면 차례 종료</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>주사위를 클릭하면 굴림</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>주사위를 클릭하면 한 번 더 굴림</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>주사위를 클릭하면 굴림 · 큐브를 클릭하면 더블</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>아직 둘 수 있는 주사위가 남았습니다.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>더치 백개먼</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>페브가</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>강제, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>강제: {play} 자동으로 두었습니다.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>게임 {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>귈 바라</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>홀랜드 룰: 두 플레이어가 두 번씩 굴려 두기 전에는 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>하이퍼개먼</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>하이퍼개먼(체커 1개)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>하이퍼개먼(체커 2개)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>이 게임에서는 정확한 숫자로만 체커를 빼낼 수 있습니다.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>내가 못 둔 눈, 이제 {name} 님 차례</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name} 님이 못 둔 눈, 이제 내 차례</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name} 님이 못 둔 눈, 이제 {other} 님 차례</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>남은 눈: {numbers}, 이제 내가 둡니다.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>남은 눈: {numbers}, 이제 {name} 님이 둡니다.</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>롱개먼</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>물테짐</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>낵개먼</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>먼저 같은 눈을 지정하세요. 주사위를 클릭하거나 1~6을 누르세요.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>같은 눈 지정: 모두 두면 한 번 더 굴립니다 · 주사위를 클릭하거나 1~6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>같은 눈 지정. 주사위 반대쪽 면의 같은 눈이 이어집니다: 모두 두면 한 번 더 굴립니다 · 주사위를 클릭하거나 1~6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>다음은 같은 눈 지정 · 주사위를 클릭하면 계속</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>다음은 다시 굴림 · 주사위를 클릭하면 계속</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>다음은 {numbers} · 주사위를 클릭하면 계속</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>모두 들어오기 전에는 체커가 보드 가운데를 지날 수 없습니다.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>이 게임은 크로퍼드 게임이라 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>둘 수 있는 수 없음 · 주사위를 클릭하면 계속</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>둘 수 있는 수가 없습니다. Enter를 누르면 계속합니다.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>이 차례에는 더 이상 체커가 시작점을 떠날 수 없습니다.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>자기 체커가 고정되어 있는 동안에는 베어오프할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>첫 차례 전에는 아무도 더블할 수 없습니다.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>이 주사위로는 바에 갈 수 있는 체커가 없습니다.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>이 주사위로는 리저브에 갈 수 있는 체커가 없습니다.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>이 주사위로는 트레이에 갈 수 있는 체커가 없습니다.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>이 주사위로는 {point}포인트에 갈 수 있는 체커가 없습니다.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>주사위 하나만 둘 수 있으며, 그때는 {die} 쪽을 두어야 합니다.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>플라코토</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>이 주사위로 두거나 다시 굴리기 · 체커 또는 “다시 굴리기” 클릭</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>포르테스</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Space를 누르면 다음 게임</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Space를 누르면 다음 게임: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>먼저 주사위를 굴린 다음 움직이세요.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>러시아식 백개먼</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>여섯 포인트를 연속으로 막으려면 그 앞에 상대 체커가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>테이크할까요, 패스할까요? · 큐브를 클릭하면 테이크</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>테이크, 패스, 비버? · 큐브를 클릭하면 테이크</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>테이크, 패스, 오터? · 큐브를 클릭하면 테이크</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>테이크, 패스, 라쿤? · 큐브를 클릭하면 테이크</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>테이크, 패스, 리더블? · 큐브를 클릭하면 테이크</translation>
    </message>
    <message>
        <source>Tapa</source>
        <translation>타파</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>타블라</translation>
    </message>
    <message>
        <source>That checker is pinned: an opposing one lies on it.</source>
        <translation>그 체커는 상대 체커에 눌려 고정되어 있습니다.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>상대의 트레이입니다.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>규칙에 어긋난 수입니다. 지금 이의를 제기하세요. 굴리면 그대로 인정됩니다</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>그 이동에는 {die} 눈이 필요한데, 둘 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>있을 수 없는 포지션입니다.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>{point}포인트에서 히트한 체커는 이번 차례에 거기 남아야 합니다.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>{point}포인트의 체커는 상대의 것입니다.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>이제 큐브를 더 올릴 수 없습니다. 테이크하거나 패스하세요.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>큐브 값이 이미 충분합니다. 이 게임으로 매치를 이깁니다.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>큐브는 상대만 올릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>엔진에 오류가 나서 단순한 플레이어가 대신하며, 매치는 계속됩니다.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>엔진이 거듭 멈춰 당분간 다시 시작하지 않습니다. 매치는 보관됩니다.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>엔진이 멈춰 다시 시작했습니다. 멈춘 곳에서 이어집니다.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>게임을 그만큼 크게 질 수는 없습니다.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>매치가 끝났습니다.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>이 게임에서 두 수를 두었으므로 배치는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>설정을 읽지 못했습니다({detail}). 기본값을 쓰며, 파일은 보관됩니다.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>설정을 저장하지 못했습니다({detail}). bgdesk를 닫을 때까지 적용됩니다.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>설정이 더 새로운 bgdesk에서 만들어졌습니다. 여기서 바꾼 것은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>“{detail}” 설정에 저장된 값을 쓸 수 없어 기본값을 씁니다.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>강한 엔진이 이 포지션을 다룰 수 없어 단순한 플레이어가 결정합니다.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>강한 엔진이 이 게임을 몰라 단순한 플레이어가 대신합니다.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>아직 {die} 쪽을 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die} 쪽을 두어야 합니다. 둘 수 있으면 두 주사위를 모두 써야 합니다.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}포인트는 상대가 차지하여 막혀 있습니다.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}포인트는 가득 찼습니다. 이 게임에서는 체커를 다섯 개까지만 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>{point}포인트에 체커가 있어 {die} 눈으로 더 낮은 체커를 빼낼 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1점 매치에는 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>무를 것이 없습니다.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>이 눈은 모두 두었습니다. 다음은 같은 눈 지정: 주사위를 클릭하면 계속합니다.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>이 눈은 모두 두었습니다. 다음은 다시 굴림: 주사위를 클릭하면 계속합니다.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>이 눈은 모두 두었습니다. 다음은 {numbers}: 주사위를 클릭하면 계속합니다.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>이 게임은 끝났습니다.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>이 게임은 큐브 없이 둡니다.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>이 상대는 둘 수 없습니다: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>상대의 체커입니다.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>지금은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>리저브에 내 체커가 없습니다.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>바에 내 체커가 없습니다.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>트레이에 내 체커가 없습니다.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>{point}포인트에 내 체커가 없습니다.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>거기에는 움직일 내 체커가 없습니다.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>이미 굴렸습니다. 더블은 굴리기 전에 하세요.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>체커가 모두 홈에 있어야 베어오프할 수 있습니다. 아직 리저브에 하나 있습니다.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>체커가 모두 홈에 있어야 베어오프할 수 있습니다. 아직 바에 하나 있습니다.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>체커가 모두 홈에 있어야 베어오프할 수 있습니다. 아직 {point}포인트에 하나 있습니다.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>체커가 모두 들어와 홈에 있어야 베어오프할 수 있습니다.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>체커 하나가 홈 보드에 도착한 뒤부터 히트할 수 있습니다.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>그 시작 보드의 여섯 포인트를 모두 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>상대가 못 둔 눈을 내가 둡니다</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>바에 있는 체커가 먼저 들어와야 합니다.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>주사위 하나로도, 둘을 합해도 바에 닿지 않습니다.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>주사위 하나로도, 둘을 합해도 리저브에 닿지 않습니다.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>주사위 하나로도, 둘을 합해도 트레이에 닿지 않습니다.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>주사위 하나로도, 둘을 합해도 {point}포인트에 닿지 않습니다.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>첫 체커가 상대의 시작점을 지나야 다음 체커가 떠날 수 있습니다.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>상대가 그보다 큰 기권도 거절했습니다.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>내 여섯 포인트가 상대 체커를 모두 가두고 있어 열어야 합니다.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>이 보드는 bgdesk가 직접 놓았습니다. 주사위를 입력할 때처럼 실제 보드만 틀렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} 님이 다음 게임을 시작합니다</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} 님이 상대가 못 둔 눈을 둡니다</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>분석 진행률</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>분석한 것은 보관되며, 나머지는 나중에 할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>나머지는 모두 {folder} 폴더에 있지만, 다음은 쓰지 못했습니다: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>이 폴더에 백업</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>일일 백업</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>백업을 복원하기 전</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>bgdesk를 업데이트하기 전</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>모든 페이지와 매치를 점검하는 중…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>닫고 다시 시작(&amp;A)</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>모두 복사하여 비교한 다음 새 위치에서 사용합니다. 여기 있는 것은 휴지통에 넣을 때까지 남아 있습니다. 그러기 위해 bgdesk가 닫혔다가 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>모두 {folder} 폴더에 있습니다.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>이 폴더로 모두 내보내기</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>모두 내보내는 중…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>앞으로 데이터를 {folder} 폴더에 보관할까요?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>라이브러리 (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>백업하는 중…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>데이터를 이 폴더로 옮기기</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>폴더를 보여 줄 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>여기서 둔 것: {played}. 연 것: {opened}. 휴지통: {binned}. 포지션: {positions}. 분석: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>휴지통에 넣기(&amp;T)</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>옮기기 전의 데이터를 휴지통에 넣을까요?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>옛 데이터를 휴지통에 넣는 중…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>이 파일에서 복원</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>{file} 파일에서 라이브러리를 복원할까요?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>라이브러리를 {when} 상태로 복원할까요?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>멈췄습니다. 지금까지 쓴 것은 남아 있습니다.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>백업 파일은 {file}, 점검까지 마쳤습니다.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>라이브러리를 아직 점검하지 않았습니다.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>옛 데이터를 휴지통에 넣었습니다.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>지금 라이브러리는 보관되어 백업 목록에 남으므로 되돌릴 수 있습니다. 그러기 위해 bgdesk가 닫혔다가 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>마지막 점검({when})에서 이상이 있었습니다.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>마지막 점검({when})에서 라이브러리에 이상이 없었습니다.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>내 데이터</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>옮기기 전의 데이터가 아직 {folder} 폴더에 있습니다({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>데이터 폴더가 {service} 서비스로 동기화됩니다. 주의할 점은 “매치” 메뉴의 “내 데이터”에 있습니다.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>폴더에 백업(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>지금 점검(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>모두 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>다른 폴더로 옮기기(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>폴더 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>이 백업 복원(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>백업</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>모든 매치를, 알려진 모든 것을 담은 .json과 다른 프로그램을 위한 .mat으로 저장합니다.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>모두 파일로</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>옛 데이터를 휴지통에 넣기(&amp;T)…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>파일에서 복원(&amp;F)…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>폴더에서 보기(&amp;W)</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>상태</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>아직 백업이 없습니다. bgdesk는 매일 처음 시작한 뒤 곧 백업합니다.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>내 데이터</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>차이</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} 빼기 {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>찾은 결정</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, 최소</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, 최대</translation>
    </message>
</context>
</TS>
