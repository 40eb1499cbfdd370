<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>%n match to go.</numerusform>
            <numerusform>%n matches to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>That takes about %n minute.</numerusform>
            <numerusform>That takes about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} of %n other match is played.</numerusform>
            <numerusform>{done} of %n other matches are played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n card is saved as {file}.</numerusform>
            <numerusform>%n cards are saved as {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n card for today</numerusform>
            <numerusform>%n cards for today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n card has another best answer now, and is due.</numerusform>
            <numerusform>%n cards have another best answer now, and are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n card made of your errors waits for an answer today.</numerusform>
            <numerusform>%n cards made of your errors wait for an answer today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n card made. You will be asked about it on the page Practice.</numerusform>
            <numerusform>%n cards made. You will be asked about them on the page Practice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n card was there already.</numerusform>
            <numerusform>%n cards were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n decision cannot be asked without their match.</numerusform>
            <numerusform>%n decisions cannot be asked without their match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n new card waits for the days to come.</numerusform>
            <numerusform>%n new cards wait for the days to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n of them has never been asked before.</numerusform>
            <numerusform>%n of them have never been asked before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n of your errors here is worth practising.</numerusform>
            <numerusform>%n of your errors here are worth practising.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n place in the file could not be read.</numerusform>
            <numerusform>%n places in the file could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n position is a card now, in a deck of its own.</numerusform>
            <numerusform>%n positions are cards now, in a deck of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>It comes again in %n day.</numerusform>
            <numerusform>It comes again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Make %n card</numerusform>
            <numerusform>Make %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Next: %n card, {day}.</numerusform>
            <numerusform>Next: %n cards, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>No card could be made of %n position: number {places}.</numerusform>
            <numerusform>No card could be made of %n positions: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>You have missed this card %n time: it is put aside now.</numerusform>
            <numerusform>You have missed this card %n times: it is put aside now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>You knew {right} of %n card.</numerusform>
            <numerusform>You knew {right} of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>missed %n time</numerusform>
            <numerusform>missed %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analysis</numerusform>
            <numerusform>%n analyses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analysis of this match was made by another version of bgdesk and cannot be read here. It is kept.</numerusform>
            <numerusform>%n analyses of this match were made by another version of bgdesk and cannot be read here. They are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n checker</numerusform>
            <numerusform>%n checkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decision analysed.</numerusform>
            <numerusform>%n decisions analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decision could not be analysed.</numerusform>
            <numerusform>%n decisions could not be analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n judgement is lost with it.</numerusform>
            <numerusform>%n judgements are lost with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n on space {own}</numerusform>
            <numerusform>%n on space {own}</numerusform>
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
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n point won in all</numerusform>
            <numerusform>%n points won in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n roll, {doubles} of them doubles (expected {expected}).</numerusform>
            <numerusform>%n rolls, {doubles} of them doubles (expected {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n second so far</numerusform>
            <numerusform>%n seconds so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n-point match</numerusform>
            <numerusform>%n-point match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analysis complete: %n decision, {unforced} not forced.</numerusform>
            <numerusform>Analysis complete: %n decisions, {unforced} not forced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Others can watch the match, %n turn late.</numerusform>
            <numerusform>Others can watch the match, %n turns late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision.</numerusform>
            <numerusform>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>The match goes on after this position (%n later move). What should happen to the rest?</numerusform>
            <numerusform>The match goes on after this position (%n later moves). What should happen to the rest?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatic doubles, at most %n a game</numerusform>
            <numerusform>automatic doubles, at most %n a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>match to %n point</numerusform>
            <numerusform>match to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>money session of %n game</numerusform>
            <numerusform>money session of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} of %n game will be analysed: there is no analysis of {others}.</numerusform>
            <numerusform>{judged} of %n games will be analysed: there is no analysis of {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} of %n point</numerusform>
            <numerusform>{own} of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>The %n roll of an earlier match ({id}), then fair dice.</numerusform>
            <numerusform>The %n rolls of an earlier match ({id}), then fair dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>The %n roll of an earlier match ({id}), then real dice, typed in.</numerusform>
            <numerusform>The %n rolls of an earlier match ({id}), then real dice, typed in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>The %n roll of an earlier match ({id}), then repeatable dice from the number {seed}.</numerusform>
            <numerusform>The %n rolls of an earlier match ({id}), then repeatable dice from the number {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR of {name} · %n decision counted</numerusform>
            <numerusform>PR of {name} · %n decisions counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>your PR · %n decision counted</numerusform>
            <numerusform>your PR · %n decisions counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n decision counted</numerusform>
            <numerusform>%n decisions counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Resign a backgammon: lose %n point</numerusform>
            <numerusform>Resign a backgammon: lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Resign a double game: lose %n point</numerusform>
            <numerusform>Resign a double game: lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Resign a gammon: lose %n point</numerusform>
            <numerusform>Resign a gammon: lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Resign a quadruple game: lose %n point</numerusform>
            <numerusform>Resign a quadruple game: lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Resign the game by %n checker</numerusform>
            <numerusform>Resign the game by %n checkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Resign: lose %n point</numerusform>
            <numerusform>Resign: lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>You offered to resign the game by %n checker.</numerusform>
            <numerusform>You offered to resign the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>You won a backgammon: %n point.</numerusform>
            <numerusform>You won a backgammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>You won a double game: %n point.</numerusform>
            <numerusform>You won a double game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>You won a gammon: %n point.</numerusform>
            <numerusform>You won a gammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>You won a quadruple game: %n point.</numerusform>
            <numerusform>You won a quadruple game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>You won a single game: %n point.</numerusform>
            <numerusform>You won a single game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>You won the game by %n checker.</numerusform>
            <numerusform>You won the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} offered to resign the game by %n checker.</numerusform>
            <numerusform>{name} offered to resign the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won a backgammon: %n point.</numerusform>
            <numerusform>{name} won a backgammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won a double game: %n point.</numerusform>
            <numerusform>{name} won a double game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won a gammon: %n point.</numerusform>
            <numerusform>{name} won a gammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won a quadruple game: %n point.</numerusform>
            <numerusform>{name} won a quadruple game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won a single game: %n point.</numerusform>
            <numerusform>{name} won a single game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} won the game by %n checker.</numerusform>
            <numerusform>{name} won the game by %n checkers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n game is played; every point counts.</numerusform>
            <numerusform>%n games are played; every point counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>At most %n a game.</numerusform>
            <numerusform>At most %n a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>At most %n of your checkers may stand on one point.</numerusform>
            <numerusform>At most %n of your checkers may stand on one point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Each player has %n checker. Bring all of yours home and bear them off before your opponent does.</numerusform>
            <numerusform>Each player has %n checkers. Bring all of yours home and bear them off before your opponent does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Each player starts with %n checker on the {point}-point ({pips} pips).</numerusform>
            <numerusform>Each player starts with %n checkers on the {point}-point ({pips} pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Each player starts with these checkers: {points} (%n pip).</numerusform>
            <numerusform>Each player starts with these checkers: {points} (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Every turn has a delay of %n second; after it your reserve time of {reserve} runs.</numerusform>
            <numerusform>Every turn has a delay of %n seconds; after it your reserve time of {reserve} runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>The board is empty at first: all checkers lie beside it, in reserve (%n pip each player).</numerusform>
            <numerusform>The board is empty at first: all checkers lie beside it, in reserve (%n pips each player).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>The first to reach %n point wins the match.</numerusform>
            <numerusform>The first to reach %n points wins the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n counted</numerusform>
            <numerusform>%n counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>in %n roll</numerusform>
            <numerusform>in %n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} of %n wrong</numerusform>
            <numerusform>{wrong} of %n wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n later result that followed from it is taken back too.</numerusform>
            <numerusform>%n later results that followed from it are taken back too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n roll come again in this order; when they run out you type the dice in.</numerusform>
            <numerusform>%n rolls come again in this order; when they run out you type the dice in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n entrant</numerusform>
            <numerusform>%n entrants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decision counted</numerusform>
            <numerusform>%n decisions counted</numerusform>
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
            <numerusform>Best %n decision in a row: PR {rating}</numerusform>
            <numerusform>Best %n decisions in a row: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Last %n decision</numerusform>
            <numerusform>Last %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>The tutor spoke at %n decision. There the first attempt counts.</numerusform>
            <numerusform>The tutor spoke at %n decisions. There the first attempt counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>With fewer than %n match nobody can say how far off this rating may be.</numerusform>
            <numerusform>With fewer than %n matches nobody can say how far off this rating may be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n more file was not opened.</numerusform>
            <numerusform>%n more files were not opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>Added %n match to your library.</numerusform>
            <numerusform>Added %n matches to your library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n error of the match</numerusform>
            <numerusform>%n errors of the match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>There is nothing like this: %n decision was looked at.</numerusform>
            <numerusform>There is nothing like this among %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n match</numerusform>
            <numerusform>in %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Add all %n match(es)</source>
        <extracomment>Button: put all matches of a file into the library</extracomment>
        <translation>
            <numerusform>&amp;Add all %n match</numerusform>
            <numerusform>&amp;Add all %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n black checker is off although others are not home.</numerusform>
            <numerusform>%n black checkers are off although others are not home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n white checker is off although others are not home.</numerusform>
            <numerusform>%n white checkers are off although others are not home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>A player has the %n point of this match already.</numerusform>
            <numerusform>A player has all %n points of this match already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Black has %n checker, which this game does not have.</numerusform>
            <numerusform>Black has %n checkers, which this game does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>The rules agreed on allow %n checker on a point.</numerusform>
            <numerusform>The rules agreed on allow %n checkers on a point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>The tray lacks %n black checker: take some off the board first.</numerusform>
            <numerusform>The tray lacks %n black checkers: take some off the board first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>The tray lacks %n white checker: take some off the board first.</numerusform>
            <numerusform>The tray lacks %n white checkers: take some off the board first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>White has %n checker, which this game does not have.</numerusform>
            <numerusform>White has %n checkers, which this game does not have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>%n match more…</numerusform>
            <numerusform>%n matches more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n error that costs {cost} or more.</numerusform>
            <numerusform>%n errors that cost {cost} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Again the %n you missed</numerusform>
            <numerusform>Again the %n you missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>You have found %n of them before.</numerusform>
            <numerusform>You have found %n of them before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision. Figures over time tells the plain mean, without the guess.</numerusform>
            <numerusform>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decisions. Figures over time tells the plain mean, without the guess.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Delete %n entry of the bin for good, with all analyses?</numerusform>
            <numerusform>Delete %n entries of the bin for good, with all analyses?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n decision in a position like this one</numerusform>
            <numerusform>%n decisions in positions like this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>The %n decision in your library was not made in a position like this one.</numerusform>
            <numerusform>None of %n decisions in your library was made in a position like this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} of %n match played</numerusform>
            <numerusform>{done} of %n matches played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you twice, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit two checkers of the reader at once; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits you twice, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit you twice, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits you where it costs 10 pips or more, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit you where it costs 10 pips or more, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits you, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit you, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits {name} twice, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit {name} twice, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits {name} where it costs 10 pips or more, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit {name} where it costs 10 pips or more, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n of 36 rolls hits {name}, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls hit {name}, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n of 36 rolls keeps the opponent on the bar, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls keep the opponent on the bar, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n of 36 rolls lets a checker escape from behind the longest block, {rolls} after {best}.</numerusform>
            <numerusform>%n of 36 rolls let a checker escape from behind the longest block, {rolls} after {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>After {best} the block is %n point long, and now only {length}.</numerusform>
            <numerusform>After {best} the block is %n points long, and now only {length}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>It is safer (%n of 36 rolls hits, {rolls} after {best}), but it gives up a point: {points}.</numerusform>
            <numerusform>It is safer (%n of 36 rolls hit, {rolls} after {best}), but it gives up a point: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>It is safer (%n of 36 rolls hits, {rolls} after {best}), but it passes up a hit.</numerusform>
            <numerusform>It is safer (%n of 36 rolls hit, {rolls} after {best}), but it passes up a hit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>It is safer (%n of 36 rolls hits, {rolls} after {best}), but the block is {length} points long, not {longer}.</numerusform>
            <numerusform>It is safer (%n of 36 rolls hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>You pass up a hit that sends your opponent back %n pip.</numerusform>
            <numerusform>You pass up a hit that sends your opponent back %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>You pass up hits that send your opponent back %n pip.</numerusform>
            <numerusform>You pass up hits that send your opponent back %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} passes up a hit that sends the opponent back %n pip.</numerusform>
            <numerusform>{name} passes up a hit that sends the opponent back %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} passes up hits that send the opponent back %n pip.</numerusform>
            <numerusform>{name} passes up hits that send the opponent back %n pips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n of 36 rolls hits.</numerusform>
            <numerusform>%n of 36 rolls hit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} off</numerusform>
            <numerusform>%n pips · {off} off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCheckers</name>
    <message numerus="yes">
        <source>%n black checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n black checker, your opponent&apos;s</numerusform>
            <numerusform>%n black checkers, your opponent&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n black checker, yours</numerusform>
            <numerusform>%n black checkers, yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n white checker, your opponent&apos;s</numerusform>
            <numerusform>%n white checkers, your opponent&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n white checker, yours</numerusform>
            <numerusform>%n white checkers, yours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n entry restored.</numerusform>
            <numerusform>%n entries restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n match analysed.</numerusform>
            <numerusform>%n matches analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n match left out:</numerusform>
            <numerusform>%n matches left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>Moved %n match to the bin. You can restore it for 30 days.</numerusform>
            <numerusform>Moved %n matches to the bin. You can restore them for 30 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>Moved %n position to the bin. You can restore it for 30 days.</numerusform>
            <numerusform>Moved %n positions to the bin. You can restore them for 30 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Stopped with %n match left to analyse.</numerusform>
            <numerusform>Stopped with %n matches left to analyse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Tags of %n match:</numerusform>
            <numerusform>Tags of %n matches:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n checker off</numerusform>
            <numerusform>%n checkers off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>The computer came to this position in %n turn against itself.</numerusform>
            <numerusform>The computer came to this position in %n turns against itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip before the last roll, {dice}; now {now}.</numerusform>
            <numerusform>%n pips before the last roll, {dice}; now {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rolled out by {engine} ({settings}): %n game; standard error {error} here.</numerusform>
            <numerusform>Rolled out by {engine} ({settings}): %n games; standard error {error} here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorCounts</name>
    <message numerus="yes">
        <source>%n decision(s) to look at</source>
        <extracomment>Title: so many decisions of a game were costly</extracomment>
        <translation>
            <numerusform>%n decision to look at</numerusform>
            <numerusform>%n decisions to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</numerusform>
            <numerusform>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</numerusform>
        </translation>
    </message>
</context>
</TS>
