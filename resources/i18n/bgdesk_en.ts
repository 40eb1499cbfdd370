<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
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
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analysis</numerusform>
            <numerusform>%n analyses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <translation>
            <numerusform>match to %n point</numerusform>
            <numerusform>match to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <translation>
            <numerusform>money session of %n game</numerusform>
            <numerusform>money session of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <translation>
            <numerusform>automatic doubles, at most %n a game</numerusform>
            <numerusform>automatic doubles, at most %n a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be judged: there is no analysis of {others}.</source>
        <translation>
            <numerusform>{judged} of %n game will be judged: there is no analysis of {others}.</numerusform>
            <numerusform>{judged} of %n games will be judged: there is no analysis of {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <translation>
            <numerusform>%n roll, {doubles} of them doubles (expected {expected}).</numerusform>
            <numerusform>%n rolls, {doubles} of them doubles (expected {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What shall become of the rest?</source>
        <translation>
            <numerusform>The match goes on after this position (%n later move). What shall become of the rest?</numerusform>
            <numerusform>The match goes on after this position (%n later moves). What shall become of the rest?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decision judged.</numerusform>
            <numerusform>%n decisions judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The analysis is complete: %n decision(s) judged.</source>
        <translation>
            <numerusform>The analysis is complete: %n decision judged.</numerusform>
            <numerusform>The analysis is complete: %n decisions judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n decision could not be judged.</numerusform>
            <numerusform>%n decisions could not be judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <translation>
            <numerusform>%n on space {own}</numerusform>
            <numerusform>%n on space {own}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>Roll {roll} was left out or used twice (%n fault(s) in all).</source>
        <translation>
            <numerusform>Roll {roll} was left out or used twice (%n fault in all).</numerusform>
            <numerusform>Roll {roll} was left out or used twice (%n faults in all).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll {roll} is not the one that the secret gives (%n fault(s) in all).</source>
        <translation>
            <numerusform>Roll {roll} is not the one that the secret gives (%n fault in all).</numerusform>
            <numerusform>Roll {roll} is not the one that the secret gives (%n faults in all).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) follow from the secret with SHA-256 {hash}.</source>
        <translation>
            <numerusform>The %n roll follows from the secret with SHA-256 {hash}.</numerusform>
            <numerusform>All %n rolls follow from the secret with SHA-256 {hash}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) follow from the number {seed}.</source>
        <translation>
            <numerusform>The %n roll follows from the number {seed}.</numerusform>
            <numerusform>All %n rolls follow from the number {seed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n roll(s) follow from the number {seed}; the others were taken from an earlier match ({id}) and can be checked there.</source>
        <translation>
            <numerusform>{own} of %n roll follow from the number {seed}; the others were taken from an earlier match ({id}) and can be checked there.</numerusform>
            <numerusform>{own} of %n rolls follow from the number {seed}; the others were taken from an earlier match ({id}) and can be checked there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <translation>
            <numerusform>The %n roll of an earlier match ({id}), then real dice, typed in.</numerusform>
            <numerusform>The %n rolls of an earlier match ({id}), then real dice, typed in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <translation>
            <numerusform>The %n roll of an earlier match ({id}), then repeatable dice from the number {seed}.</numerusform>
            <numerusform>The %n rolls of an earlier match ({id}), then repeatable dice from the number {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <translation>
            <numerusform>You won a gammon: %n point.</numerusform>
            <numerusform>You won a gammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <translation>
            <numerusform>You won a double game: %n point.</numerusform>
            <numerusform>You won a double game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <translation>
            <numerusform>You won a backgammon: %n point.</numerusform>
            <numerusform>You won a backgammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <translation>
            <numerusform>You won a quadruple game: %n point.</numerusform>
            <numerusform>You won a quadruple game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <translation>
            <numerusform>You won a single game: %n point.</numerusform>
            <numerusform>You won a single game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <translation>
            <numerusform>{name} won a gammon: %n point.</numerusform>
            <numerusform>{name} won a gammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <translation>
            <numerusform>{name} won a double game: %n point.</numerusform>
            <numerusform>{name} won a double game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <translation>
            <numerusform>{name} won a backgammon: %n point.</numerusform>
            <numerusform>{name} won a backgammon: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <translation>
            <numerusform>{name} won a quadruple game: %n point.</numerusform>
            <numerusform>{name} won a quadruple game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <translation>
            <numerusform>{name} won a single game: %n point.</numerusform>
            <numerusform>{name} won a single game: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer a gammon (%n point(s))</source>
        <translation>
            <numerusform>Offer a gammon (%n point)</numerusform>
            <numerusform>Offer a gammon (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer a double game (%n point(s))</source>
        <translation>
            <numerusform>Offer a double game (%n point)</numerusform>
            <numerusform>Offer a double game (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer a backgammon (%n point(s))</source>
        <translation>
            <numerusform>Offer a backgammon (%n point)</numerusform>
            <numerusform>Offer a backgammon (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer a quadruple game (%n point(s))</source>
        <translation>
            <numerusform>Offer a quadruple game (%n point)</numerusform>
            <numerusform>Offer a quadruple game (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer a single game (%n point(s))</source>
        <translation>
            <numerusform>Offer a single game (%n point)</numerusform>
            <numerusform>Offer a single game (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <translation>
            <numerusform>You won the game by %n checker.</numerusform>
            <numerusform>You won the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <translation>
            <numerusform>{name} won the game by %n checker.</numerusform>
            <numerusform>{name} won the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <translation>
            <numerusform>You offered to resign the game by %n checker.</numerusform>
            <numerusform>You offered to resign the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <translation>
            <numerusform>{name} offered to resign the game by %n checker.</numerusform>
            <numerusform>{name} offered to resign the game by %n checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer the game by %n checker(s)</source>
        <translation>
            <numerusform>Offer the game by %n checker</numerusform>
            <numerusform>Offer the game by %n checkers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <translation>
            <numerusform>Each player has %n checker. Bring all of yours home and bear them off before your opponent does.</numerusform>
            <numerusform>Each player has %n checkers. Bring all of yours home and bear them off before your opponent does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n pip(s) to travel.</source>
        <translation>
            <numerusform>That makes %n pip to travel.</numerusform>
            <numerusform>That makes %n pips to travel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <translation>
            <numerusform>At most %n a game.</numerusform>
            <numerusform>At most %n a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>The first to reach %n point wins the match.</numerusform>
            <numerusform>The first to reach %n points wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <translation>
            <numerusform>%n game is played; every point counts.</numerusform>
            <numerusform>%n games are played; every point counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has %n second(s) free; what goes beyond comes off a reserve of {reserve}.</source>
        <translation>
            <numerusform>Every turn has %n second free; what goes beyond comes off a reserve of {reserve}.</numerusform>
            <numerusform>Every turn has %n seconds free; what goes beyond comes off a reserve of {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <translation>
            <numerusform>At most %n of your checkers may stand on one point.</numerusform>
            <numerusform>At most %n of your checkers may stand on one point.</numerusform>
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
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n file(s) more were not opened.</source>
        <translation>
            <numerusform>%n file more was not opened.</numerusform>
            <numerusform>%n files more were not opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept in the library: Matches… (Ctrl+Shift+O) lists them.</source>
        <translation>
            <numerusform>%n match kept in the library: Matches… (Ctrl+Shift+O) lists them.</numerusform>
            <numerusform>%n matches kept in the library: Matches… (Ctrl+Shift+O) lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Keep all %n match(es)</source>
        <translation>
            <numerusform>&amp;Keep all %n match</numerusform>
            <numerusform>&amp;Keep all %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCheckers</name>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <translation>
            <numerusform>%n white checker, yours</numerusform>
            <numerusform>%n white checkers, yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent's</source>
        <translation>
            <numerusform>%n white checker, your opponent's</numerusform>
            <numerusform>%n white checkers, your opponent's</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <translation>
            <numerusform>%n black checker, yours</numerusform>
            <numerusform>%n black checkers, yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), your opponent's</source>
        <translation>
            <numerusform>%n black checker, your opponent's</numerusform>
            <numerusform>%n black checkers, your opponent's</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n roll comes again; after it you type the dice in.</numerusform>
            <numerusform>%n rolls come again in this order; when they run out you type the dice in.</numerusform>
        </translation>
    </message>
</context>
</TS>
