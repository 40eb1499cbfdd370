<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this game? You lose as much as it can still cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this match? Your opponent wins it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes along with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strong player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A light window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;bandon…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept and double again at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the double and own the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys in one list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, in games that other programs know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from the position shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the match, or end the money session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a match, or look at one that you played or opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every game: which one it is, the checkers, and who is on roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge every decision of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let two computer players wait, or play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a saved match or position from any program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the match or position on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to lose the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position ID and Match ID, in games that other programs know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every checker of this turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the last moved checker back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the position on the clipboard: in backgammon as XGID, else as bgdesk&apos;s own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute every roll of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse the double and lose the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how often each number fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the page of hints and winning chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what both players rolled and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in force in this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual next thing: roll, end the turn, start the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board round left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two co&amp;mputer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two computer players take less time, at last none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two computer players take more time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the play, such as 8/5 6/5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo &amp;all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was judged is kept; the analysis can be gone on with later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While two computer players wait: the next roll, play or answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the match to a file that other programs read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How &amp;much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game a player may hit once one of his checkers has come home, and from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused, {speed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running, {speed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To name a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>%n black checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n white checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 black checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 white checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players travel the same way and bear off from the same points 6 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players travel the same way round; your opponent starts on your 12 point and bears off from your points 18 to 13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube at {value}, {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube, {where}, worth {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players travel in opposite directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a double to name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{checkers}, {whose}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{face} half played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{face} played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, on top of {pinned}, pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, with {pinned} pinned under them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; press to double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; press to end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; press to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; the roll before was {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; then {coming}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the board, and on to the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>The engine answered with something that the rules forbid.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the player who decides wins the game; {brackets}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it gives away to the best choice; {brackets}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is worth to the player who decides; {brackets}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in brackets: judged less deeply, so a rough figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure}, judged less deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoanKi</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}: {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}: {white} against {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {colour} on his {own}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} → off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} → {target}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoanKiBoard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>another program went on with this game, which is shown as it is now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be saved and was not played: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>The position is on the clipboard as GNU Backgammon ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is on the clipboard as XGID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is on the clipboard as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>All {count} rolls follow from the number {seed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} rolls follow from the secret with SHA-256 {hash}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice. Fingerprint of the secret: {hash} (match {id}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {roll} is not the one that the secret gives ({count} faults in all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {roll} was left out or used twice ({count} faults in all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret is not the one whose SHA-256 was shown before the first roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {count} rolls of an earlier match ({id}), then real dice, typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {count} rolls of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match whose dice could be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to recompute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} of {count} rolls follow from the number {seed}; the others were taken from an earlier match ({id}) and can be checked there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Words of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything you like; it goes into every roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the match, or a match record (.json) that was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rolls}, {doubles} of them doubles (expected {expected}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not run on this computer at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, numbers to come left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small network for this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Both rolled {die}: the cube is {value}, and they roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board was set by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raccoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}. {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offered to resign {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said {animal}: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won {level}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} {white_score}, {black} {black_score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Open a match or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} more were not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{matches} kept in the library: Matches… (Ctrl+Shift+O) lists them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message>
        <source>&amp;Keep all {matches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all of them into the library, to be opened later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may bear off although one of his checkers is pinned in his home board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both enter, travel and go home on the same side of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both travel the same way round; even one checker closes a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of his own is home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {games}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual game, with the doubling cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} ({games})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Coan ki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): judged less deeply, so a rough figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter: name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter: put it on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter: roll both dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to choose but to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This SGF file says nothing of a game of backgammon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file of eXtreme Gammon has no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a packed file: unpack it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an SGF file of another game than backgammon (GM[{quote}]).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an SGF file of another game than backgammon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no position of a game: {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of eXtreme Gammon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a file of eXtreme Gammon, but it does not say who played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a file of eXtreme Gammon, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match record is damaged or of another program: {quote}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not opened: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{quote}” is no roll of two dice; the turn was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is judged yet: press Analyse… below, or F7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PR: {ratings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. A question mark: fewer than {fewest} decisions, which says little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis is complete: {decisions} judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no analysis of {games}, only of {known}. Hints work in every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing left to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This analysis does not judge this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer would be a mistake of the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This engine could not judge anything here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cube decision has no cubeless value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players are closed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players have checkers on the same point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Crawford game is possible at this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is on roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine does not know {quote}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine failed ({quote})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine stopped unexpectedly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player on roll has no cube decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strong engine does not load: {quote}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials are played by the rules of backgammon, and here others are agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a resignation costs is known for matches with the Crawford rule only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a resignation costs is not known in matches without a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the engine knows of this game cannot be read ({quote})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decisions} could not be judged: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decisions} judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{judged} of {games} will be judged: there is no analysis of {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (unfinished)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: answer to the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: answer to the resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: answer to the {animal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: double?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quote} checkers a side are not 15</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge the decisions of this match (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the analysis; what was judged is kept (Shift+F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Any number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match to so many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as we like</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGDESK_ENGINE says {detail}; it may be plain or sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
The best people play at about 3, a tournament expert at 6, a good club player at 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the processor lacks {detail}, which the engine needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strong engine is not made for this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strong engine is switched off by BGDESK_ENGINE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {0}: this was not saved; everything before it is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing {0} at this moment; nothing was written over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc is full: this could not be saved in {0}; everything before it is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {0} is not a library of bgdesk; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {0} cannot be written; everything saved before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {0} could not be used ({1}); everything saved before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {0} is damaged; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {0} was moved or removed while it was open: this was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {0} was written by a newer bgdesk; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {0} cannot be read ({1}); it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {0} is open in another window of bgdesk; close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {0} was changed by another program; nothing was written over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match {0} in the library.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Coan ki, under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>abandoned at {white} : {black}, {name} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: rated {rating} now, by matches won and lost; everybody begins at 1500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} v {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} v {black}, {white_score} : {black_score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the opened match; the file it came from stays (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the unfinished match (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be brought back. Nobody has won or lost it, and its rolls no longer count in the dice statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be brought back. Nobody has won or lost it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that were played to an end here are kept: ratings and dice statistics rest on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {match} from the library, with its analyses?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that it was read from stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the play, such as {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not understood. Type points such as {play}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both rolled {die}: the cube is {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board was set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} (illegal)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dice}: {play}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves will stand here
once the dice are rolled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ Rules and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▾ Rules and dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <extracomment>A share in per cent, such as 52.3 %; some languages write the sign first, or without a space.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friend at this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer v computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic doubles without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic doubles, at most {limit} a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backgammon only from the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beavers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beavers, raccoons and so on without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice need not be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five on a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match to {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money session of {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows {double}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back: let the same dice come again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The later moves are struck out and the match counts as practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on after this position ({later}). What shall become of the rest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match stays as it is. A practice match begins here, with new dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves end with this position.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgramDialogs</name>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was not written to {file}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hash} (match {id})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Give up the game, and the match with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer {level} ({points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counts at once: your opponent could not win more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session ended even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match to {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} gave up the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} passed the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} ran out of time and with it lost the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sealed secret of the dice, whose SHA-256 was shown before the first roll:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify dice…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much the player brought his own pip count down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What both players roll will be
counted here, game by game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dice allow: a double is played twice over, and counts so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon, when he also has a checker on the bar, counts three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backgammon, when he also has one in reserve, on the bar or on his points 24 to 19, counts three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backgammon, when he also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later game is started by the winner of the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An automatic double counts as a double that was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {count} of your checkers may stand on one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {limit} a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beavers: who is doubled may double again at once and keeps the cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players travel the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players travel the same way round, from opposite corners: your opponent starts on your 12 point and bears off from your points 18 to 13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24 point to your 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24 point, and so on to a 6 onto your 19 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player begins with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has {checkers}. Bring all of yours home and bear them off before your opponent does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for his first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if he likes that better, with a new roll of both dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn has {delay} free; what goes beyond comes off a reserve of {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If he still has some there the game goes on, and he wins so when they have left while the mother is still pinned. If his own mother is pinned too, the game is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent who has no checker on his own 24 point any more, that opponent wins a double game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From his fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24 point, with a 6 on 19.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24 point, with a 6 on 19.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only after a double was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent: he plays them with his own checkers, as far as he can, and then has his own turn. If he cannot play one of them as many times as are left of it, he stops there, and the higher numbers are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24 point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That makes {pips} to travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is empty at first: all checkers lie beside it, in reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to reach {points} wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last checker that a player has on his 24 point is his mother.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mother</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players travel in opposite directions, and each counts the points from his own side: your 24 point is your opponent&apos;s 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up, and which way each player goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12 point, no second one may leave your 24 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12 point or beyond it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who already wins the match with this game may not double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who passes loses the game at the old stake; who takes owns the cube and alone may redouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who runs out of time loses the game, and the clock is set anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who runs out of time loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning counts one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning counts the value of the cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} are played; every point counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A backgammon with a checker on the bar counts four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may leave part of his roll unplayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may offer to double the stake before he rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with 64 up until it is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a computer player the one to act is always you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An automatic double then counts like a double that was taken. Money play only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unturned cube shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And has borne off none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And three when it stands in the winner&apos;s home board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the window: the board that suits the light or dark window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear off for me when nothing is left to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beavers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice need not all be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn has some free seconds; after them the reserve runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal opening dice double the stake; the cube stays in the middle. Unusual in matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice, checkable afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For some seconds. Why a move is refused is always said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free time of every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gammons and backgammons count only after a double was taken. Money play only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a backgammon when the loser has a checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer thinking looks deeper. The other opponents answer at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing slides or tumbles; the board changes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of everything but the board, whose numbers and texts grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the frame, above and below the bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when the sides have passed each other and no choice can change the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play forced plays for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice, I type them in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeatable, from a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve for each point of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running out of time loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what can be done next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small arrows that show which way each player goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect when bgdesk is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer waits before it acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a play that was made for one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest opponent thinks for at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay until you move your first checker. What was played for you and, looking back, every play has them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until it ends, every step can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the rules leave one play only, or none, it is played and you are told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is doubled may double again at once and keep the cube. Money play only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written beside your side of the board and in saved matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the player at the bottom counts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the player to act counts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most three a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most two a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once, after the last die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaver and raccoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaver, raccoon and otter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in games that are not played as backgammon is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the bar or in the winner&apos;s home board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when I click the dice or press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting has these words in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is looked at; “Play on…” begins a game from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowWiring</name>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A checker stands higher up, on the {point} point: the {die} cannot bear off a lower one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to one point has no cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced: {name} played {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next you name a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next you roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further turn of the cube was agreed on: take it or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bears off while one of his checkers is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your checkers can reach {place} with these dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled for you: you could not double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tapa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That checker is pinned: an opposing one lies on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checker that hit on your {point} point must stay there this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkers cannot stand like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkers on the {point} point are your opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player stopped and was started again; the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {point} point is blocked: your opponent holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {point} point is full: in this game it holds five checkers at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are played. {next}: click the dice to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no checker on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled: doubling comes before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice do not lead to {place}, neither one of them nor several together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backgammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a double game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gammon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quadruple game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game by {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {point} point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubled to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offered to resign {level}: accept or play on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said {animal}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{next} · click the dice to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}. Take or pass? · click the cube to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}. Take, pass or {animal}? · click the cube to take</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
