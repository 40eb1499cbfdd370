"""What the page of figures shows: every card with its sentences, its chart and its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.figures_question import FiguresAnswer
from bgdesk.app.side_by_side import labels, sentences
from bgdesk.library.decisions.decision_columns import DecisionColumns
from bgdesk.practice.figures.rating import FEWEST_MATCHES, RatingEstimate
from bgdesk.practice.figures.sheet import FiguresSheet, Pick
from bgdesk.practice.figures.slices import Dimension, Slice
from bgdesk.practice.figures.study_plan import StudyTopic
from bgdesk.practice.figures.trend import WINDOW, TrendPoint
from bgdesk.ui.stats.milestone_words import milestone_text
from bgdesk.ui.stats.stats_view import ChartLine, ChartView, StatCardView, StatRow, StatsView, StatTableView
from bgdesk.ui.stats.stats_words import FigureCounts, day_name, family_name, judge_words, part_name
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.numbers import decimals, percent, rating, signed, whole

translate = QCoreApplication.translate

OVERVIEW = (Dimension.KIND, Dimension.PHASE, Dimension.PLAN, Dimension.SCORE, Dimension.MONTH)
_ROWS_OF_TREND = 6


def derive_stats(answer: FiguresAnswer) -> StatsView:
    """The page for ``answer``."""
    if answer.sheet is None or answer.columns is None or answer.judged is None:
        return StatsView(empty=_nothing(answer))
    sheet, columns = answer.sheet, answer.columns
    if not columns.matches:
        return StatsView(empty=translate("Figures", "No match fits these choices. Choose a longer time."))
    counts = FigureCounts()
    judged = labels(games_name((answer.judged.game,)), judge_words(answer.judged.judge))
    return StatsView(
        _headline(sheet.rating),
        labels(counts.decisions(sheet.rating.decisions), counts.matches(sheet.rating.matches), judged),
        not sheet.rating.is_enough,
        _rating_note(sheet),
        {dimension: _part_card(sheet, dimension) for dimension in OVERVIEW},
        _trend_card(sheet, columns),
        _cube_card(sheet),
        _topics_card(sheet),
        _results_card(sheet, columns),
        _pace_card(sheet),
        _milestones_card(sheet, columns),
    )


def _nothing(answer: FiguresAnswer) -> str:
    """Why there is nothing, and what to do."""
    free = [one.name for one in answer.names if not one.profile]
    analysed = translate(
        "Figures",
        "Figures appear here when matches of yours are analysed: play or open a match and press F7, or"
        " analyse many at once in the list of matches.",
    )
    if not free:
        return analysed
    return sentences(
        analysed,
        translate("Figures", "If you play under other names in files, say so with “Who is who…”."),
    )


def _headline(found: RatingEstimate) -> str:
    if found.pr is None:
        return translate("Figures", "No decision counts")
    if found.half is None:
        #: Performance rating, a standard term
        return translate("Figures", "PR {rating}").format(rating=rating(found.pr))
    #: Performance rating, a standard term, and how far it may be off
    text = translate("Figures", "PR {rating} ± {half}")
    return text.format(rating=rating(found.pr), half=decimals(found.half, 1))


def _rating_note(sheet: FiguresSheet) -> str:
    warned = FigureCounts().warned(sheet.warned) if sheet.warned else ""
    return sentences(_margin_note(sheet.rating), warned)


def _margin_note(found: RatingEstimate) -> str:
    if found.is_enough:
        return translate(
            "Figures",
            "In nine of ten cases your strength lies within this margin. It takes whole matches as units,"
            " because decisions of one match have much in common.",
        )
    return FigureCounts().too_few_matches(FEWEST_MATCHES)


def _rating_text(found: RatingEstimate) -> str:
    """In a table."""
    if found.pr is None:
        return ""
    if found.half is None:
        return rating(found.pr)
    #: A number in a table, and how far it may be off, as in: 5.2 ± 0.8
    text = translate("Figures", "{number} ± {half}")
    return text.format(number=rating(found.pr), half=decimals(found.half, 1))


def _loss_unit(sheet: FiguresSheet) -> str:
    if sheet.has_points:
        #: Heading of a column: points of money given away
        return translate("Figures", "Points lost")
    #: Heading of a column: match winning chances given away, in matches
    return translate("Figures", "Matches lost")


def _part_card(sheet: FiguresSheet, dimension: Dimension) -> StatCardView:
    found = sheet.slices[dimension]
    headers = (
        "",
        #: Heading of a column: how many decisions count
        translate("Figures", "Decisions"),
        #: Heading of a column: performance rating, a standard term
        translate("Figures", "PR"),
        #: Heading of a column: the part of all errors
        translate("Figures", "Share of errors"),
        _loss_unit(sheet),
    )
    rows = tuple(_part_row(one, dimension) for one in found)
    note = translate("Figures", "A double click on a row opens its decisions.")
    return StatCardView(note, StatTableView(headers, rows, _no_decisions()))


def _part_row(part: Slice, dimension: Dimension) -> StatRow:
    return StatRow(
        (
            part_name(dimension, part.key),
            whole(part.rating.decisions),
            _rating_text(part.rating),
            percent(part.share, 0),
            decimals(part.cost, 2),
        ),
        part.share,
        Pick(dimension, part.key),
        not part.rating.is_enough,
    )


def _no_decisions() -> str:
    return translate("Figures", "No decision counts here.")


def _trend_card(sheet: FiguresSheet, columns: DecisionColumns) -> StatCardView:
    points = sheet.trend
    rolling = FigureCounts().last_decisions(WINDOW)
    #: Name of a line: a mean in which older decisions weigh less and less
    smooth = translate("Figures", "Fading mean")
    chart = ChartView(
        (
            ChartLine(rolling, tuple(one.rolling for one in points), is_strong=True),
            ChartLine(smooth, tuple(one.smooth for one in points)),
        ),
        day_name(columns.matches[points[0].match].moment) if points else "",
        day_name(columns.matches[points[-1].match].moment) if points else "",
        1,
    )
    #: Heading of a column: the last day of the decisions in a row
    last_day = translate("Figures", "Until (day)")
    #: Heading of a column: how many decisions count
    headers = (last_day, translate("Figures", "Decisions"), rolling, smooth)
    rows = tuple(
        StatRow(
            (
                day_name(columns.matches[one.match].moment),
                whole(one.decisions),
                rating(one.rolling),
                rating(one.smooth),
            ),
            pick=Pick(match_id=columns.matches[one.match].match_id),
        )
        for one in _spread(points, _ROWS_OF_TREND)
    )
    note = translate("Figures", "Lower is better. Each row is of the match that ends there.")
    empty = translate("Figures", "A line appears once 30 decisions count.")
    return StatCardView(note, StatTableView(headers, rows, empty), chart)


def _spread(points: Sequence[TrendPoint], most: int) -> list[TrendPoint]:
    """The last of ``points`` and others before it at even distances, at most so many, the last one first."""
    step = max(1, -(-len(points) // most))
    return list(points[::-step])


def _cube_card(sheet: FiguresSheet) -> StatCardView:
    found = [one for one in sheet.slices[Dimension.CUBE] if one.key]
    most = max((one.error for one in found), default=0.0)
    headers = (
        "",
        #: Heading of a column: how many errors
        translate("Figures", "Errors"),
        #: Heading of a column: the equity given away
        translate("Figures", "Equity lost"),
        _loss_unit(sheet),
    )
    rows = tuple(
        StatRow(
            (
                part_name(Dimension.CUBE, one.key),
                whole(one.rating.decisions),
                decimals(one.error, 2),
                decimals(one.cost, 2),
            ),
            one.error / most if most else 0.0,
            Pick(Dimension.CUBE, one.key),
        )
        for one in found
    )
    return StatCardView(
        translate("Figures", "The direction of your errors tells more than their size."),
        StatTableView(headers, rows, translate("Figures", "No error with the cube so far.")),
    )


def _topics_card(sheet: FiguresSheet) -> StatCardView:
    most = max((one.recoverable for one in sheet.topics), default=0.0)
    #: Heading of a column: how much could be won back, in matches or points
    won_back = translate("Figures", "To be won back")
    #: Heading of a column: how many decisions count
    headers = ("", translate("Figures", "Decisions"), won_back, "")
    return StatCardView(
        translate(
            "Figures",
            "Situations in which you lose more than players usually do there, the costliest first. What "
            "hardly"
            " anybody finds weighs little.",
        ),
        StatTableView(
            headers,
            tuple(_topic_row(one, most, has_points=sheet.has_points) for one in sheet.topics),
            translate("Figures", "Nothing stands out yet. More analysed matches are needed."),
            #: Button in a row, a verb: be asked decisions of this kind as cards, at once
            translate("Figures", "Drill"),
            translate("Figures", "Ask the costliest of these decisions as cards now"),
        ),
    )


def _topic_row(topic: StudyTopic, most: float, *, has_points: bool) -> StatRow:
    #: {number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches
    text = translate("Figures", "{number} ± {half} matches")
    if has_points:
        #: {number} points, and how far that may be off
        text = translate("Figures", "{number} ± {half} points")
    worth = text.format(number=decimals(topic.recoverable, 2), half=decimals(topic.half, 2))
    return StatRow(
        (family_name(topic.family), whole(topic.decisions), worth, ""),
        topic.recoverable / most,
        Pick(family=topic.family),
    )


def _results_card(sheet: FiguresSheet, columns: DecisionColumns) -> StatCardView:
    found, course = sheet.results, sheet.course
    #: Names of lines: matches won less matches lost, and what that would be without luck
    won, by_play = translate("Figures", "Won less lost"), translate("Figures", "With even luck")
    chart = ChartView(
        (ChartLine(won, course.won), ChartLine(by_play, course.by_play, is_strong=True)),
        day_name(course.moments[0]) if course.moments else "",
        day_name(course.moments[-1]) if course.moments else "",
    )
    rows = [
        StatRow((translate("Figures", "Matches finished"), whole(found.matches))),
        StatRow((translate("Figures", "Won"), whole(found.all_won))),
    ]
    rows += [*_luck_rows(sheet), *_play_rows(sheet)]
    empty = translate("Figures", "No match to a number of points is finished yet.")
    table = StatTableView(("", ""), tuple(rows) if found.matches else (), empty)
    return StatCardView(_results_note(sheet), table, chart if found.known > 1 else None)


def _luck_rows(sheet: FiguresSheet) -> Iterator[StatRow]:
    found = sheet.results
    if not found.known:
        return
    name = translate("Figures", "Won with even luck")
    if found.known < found.matches:
        yield StatRow((translate("Figures", "Matches with known luck"), whole(found.known)))
        #: How many of those matches were won, and how many would have been with even luck
        yield StatRow((translate("Figures", "Won of these"), whole(found.won)))
        name = translate("Figures", "Won of these with even luck")
    yield StatRow((name, decimals(found.by_play, 1)))
    yield StatRow((translate("Figures", "Won or lost by the dice"), signed(found.by_dice, 1)))


def _play_rows(sheet: FiguresSheet) -> Iterator[StatRow]:
    found = sheet.results
    if found.lost_per_match is not None:
        #: Match winning chances that one gives away in a match
        name = translate("Figures", "Chances given away in a match")
        yield StatRow((name, percent(found.lost_per_match)))
    if found.distance is not None:
        #: How much stronger one played than the opponents, as a difference of ratings
        name = translate("Figures", "Rating difference to your opponents, by play")
        yield StatRow((name, signed(found.distance)))


def _results_note(sheet: FiguresSheet) -> str:
    found = sheet.results
    if not found.known:
        return ""
    number = decimals(abs(found.by_dice), 1)
    if number == decimals(0.0, 1):
        return translate("Figures", "The dice neither won nor cost you anything worth speaking of.")
    if found.by_dice >= 0:
        #: {number} is a number with a decimal, so that nothing is counted behind it
        text = translate(
            "Figures", "Matches that the dice won you beyond what your play was worth: {number}."
        )
    else:
        #: {number} is a number with a decimal, so that nothing is counted behind it
        text = translate("Figures", "Matches that your play was worth and the dice cost you: {number}.")
    return text.format(number=number)


def _pace_card(sheet: FiguresSheet) -> StatCardView:
    #: Heading of a column: how many decisions count
    headers = ("", translate("Figures", "Decisions"), translate("Figures", "PR"))
    rows = tuple(
        StatRow(
            (part_name(Dimension.PACE, one.key), whole(one.rating.decisions), _rating_text(one.rating)),
            pick=Pick(Dimension.PACE, one.key),
            is_faint=not one.rating.is_enough,
        )
        for one in sheet.slices[Dimension.PACE]
    )
    return StatCardView(
        translate("Figures", "Half of your moves are made in less than your usual time: do they cost more?"),
        StatTableView(
            headers, rows, translate("Figures", "The time is known only of matches that you play here.")
        ),
    )


def _milestones_card(sheet: FiguresSheet, columns: DecisionColumns) -> StatCardView:
    known = {one.match_id for one in columns.matches}
    #: Heading of a column: when something was reached
    headers = ("", translate("Figures", "Reached"))
    rows = tuple(
        StatRow(
            (milestone_text(one), day_name(one.moment)),
            pick=Pick(match_id=one.match_id) if one.match_id in known else None,
        )
        for one in sheet.milestones
    )
    return StatCardView(table=StatTableView(headers, rows, _no_decisions()))
