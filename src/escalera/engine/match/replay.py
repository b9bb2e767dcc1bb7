"""Replaying a record: every deal, play, ending, score and result checked against the rules."""

from collections.abc import Callable

from escalera.engine.match.progress import Progress
from escalera.engine.match.refusals import Refusal, refusal
from escalera.engine.match.setting_up import set_up
from escalera.engine.record.deals import SetupError, resolve
from escalera.engine.record.line_error import LineError
from escalera.engine.record.match_record import HandRecord, Record
from escalera.engine.record.placements import Dealt, Foot, Stock, Turn, Upcards
from escalera.engine.record.statements import (
    Cuts,
    End,
    GameName,
    Play,
    Players,
    Result,
    Score,
    Setting,
)
from escalera.engine.record.statements import Ending as RecordEnding
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Ending, Phase
from escalera.engine.state.reasons import Reason
from escalera.rules import RuleError, RuleSet, games, load


class ReplayError(LineError):
    """A record breaks the rules."""


def _nothing() -> None:
    return


def replay(game: Progress, record: Record, ended: Callable[[], None] = _nothing) -> None:
    """Play a record in a match that has not begun; ReplayError where it breaks the rules.

    The record may stop anywhere. A hand is not on the table until its deal is complete.
    ended: called at the end of each hand, while it is on the table.
    """
    hands = record.hands
    for hand in hands[:-1]:
        _replay_hand(game, hand)
        _check_finished(game, hand)
        ended()
    if hands:
        _replay_hand(game, hands[-1], last=True)
        if game.hand_over and game.hand_number == hands[-1].number:
            ended()
    _check_result(game, record)
    game.keep(record)


def recorded_rules(record: Record) -> RuleSet:
    """Return the rules that a record was played by; ReplayError if there are none."""
    try:
        rules = load(record.game, record.players, record.settings)
    except RuleError as error:
        at, word = _faulty(record, error)
        raise ReplayError(at, "RULES", f"record: {word}", why=error) from None
    if record.version != rules.version:
        at = _line_of(record, GameName)
        raise ReplayError(at, "OTHER_VERSION", "record: game", version=str(rules.version))
    return rules


def _faulty(record: Record, error: RuleError) -> tuple[int, str]:
    """Return the line of a record's head that is at fault, and the word it starts with."""
    if record.game not in games():
        return _line_of(record, GameName), "game"
    lines = {item.key: item.line for item in record.statements if isinstance(item, Setting)}
    if error.key in lines:
        return lines[error.key], "set"
    return _line_of(record, Players), "players"


def _line_of(record: Record, kind: type[GameName | Players]) -> int:
    return next((item.line for item in record.statements if isinstance(item, kind)), 0)


def recorded_names(record: Record, seats: int) -> tuple[str, ...]:
    """Return the players' names by seat, empty where the record names nobody."""
    names = tuple(record.names.get(seat, "") for seat in range(1, seats + 1))
    return names if any(names) else ()


def _replay_hand(game: Progress, hand: HandRecord, *, last: bool = False) -> None:
    _check_start(game, hand)
    if not hand.dealer or not hand.scores or (last and not _dealt(hand)):
        return
    rules = game.rules
    try:
        setup = resolve(hand, rules)
        position = set_up(
            rules, setup, dealer=hand.dealer, hand_number=hand.number, scores=hand.scores
        )
    except SetupError as error:
        if last and _stops_in_setup(hand, rules):
            return
        raise ReplayError(error.line, error.name, "record: deal", **error.values) from None
    game.place(hand, position)
    _apply_cuts(game, hand.cuts)
    for play in hand.plays:
        _replay_play(game, play)
    if hand.end is not None:
        _replay_end(game, hand.end)
    if hand.score is not None:
        _check_score(game, hand.score)


def _dealt(hand: HandRecord) -> bool:
    return bool(hand.setup)


def _stops_in_setup(hand: HandRecord, rules: RuleSet) -> bool:
    """Say whether lines of the deal or position are still to be written."""
    if hand.plays or hand.end is not None or hand.score is not None:
        return False
    lines = hand.setup
    seats = {line.seat for line in lines if isinstance(line, Dealt)}
    if hand.position:
        return len(seats) < rules.seats or not any(isinstance(line, Turn) for line in lines)
    feet = {line.seat for line in lines if isinstance(line, Foot)}
    wanted = rules.seats * (1 + (rules.foot_cards > 0)) + rules.stock_piles
    wanted += rules.upcard != "none"
    stocks = sum(isinstance(line, Stock) for line in lines)
    turned = any(isinstance(line, Upcards) for line in lines)
    return len(seats) + len(feet) + stocks + turned < wanted


def _check_start(game: Progress, hand: HandRecord) -> None:
    rules, line = game.rules, hand.start.line
    if game.outcome() is not None:
        raise ReplayError(line, "MATCH_DECIDED", "R21")
    if rules.hands and hand.number > rules.hands:
        raise ReplayError(line, "NO_MORE_HANDS", "R21", hands=rules.hands)
    if hand.dealing is not None:
        _check_dealer(game, hand.dealing.seat, hand.dealing.line)
    if hand.before is not None:
        _check_before(game, hand.before.points, hand.before.line)


def _check_dealer(game: Progress, seat: int, line: int) -> None:
    if not 1 <= seat <= game.rules.seats:
        raise ReplayError(line, "NO_SEAT", "R3", seat=str(seat))
    if game.hand_number and seat != game.rules.left_of(game.dealer):
        raise ReplayError(line, "DEAL_PASSES_LEFT", "R3")


def _check_before(game: Progress, points: tuple[int, ...], line: int) -> None:
    if len(points) != game.rules.teams:
        raise ReplayError(line, "TEAMS_THERE", "record: scores", teams=game.rules.teams)
    if game.hand_number and points != game.scores:
        raise ReplayError(line, "SCORES_ARE", "record: scores", scores=_numbers(game.scores))
    if not game.hand_number and game.rules.target and _decided(game, points):
        raise ReplayError(line, "SCORES_DECIDE", "R21")


def _decided(game: Progress, points: tuple[int, ...]) -> bool:
    best = max(points)
    return best >= game.rules.target and points.count(best) == 1


def _apply_cuts(game: Progress, cuts: Cuts | None) -> None:
    if cuts is None:
        return
    if not game.rules.cut_bonus:
        raise ReplayError(cuts.line, "NO_CUT_BONUS", "R19i")
    for seat in cuts.seats:
        if seat > game.rules.seats:
            raise ReplayError(cuts.line, "NO_SEAT", "R19i", seat=str(seat))
        game.position.state.teams[game.rules.team_of(seat) - 1].cuts += 1


def _replay_play(game: Progress, play: Play) -> None:
    reason = game.follow(play)
    if reason == Reason.NOT_YOUR_TURN:
        raise ReplayError(play.line, "SEAT_TO_ACT", "R3", seat=game.seat_to_act)
    if reason != Reason.OK:
        raise _refused(play.line, refusal(reason, game.rules))


def _refused(line: int, found: Refusal) -> ReplayError:
    return ReplayError(line, "REFUSED", found.rule, reason=found.name, why=found)


_END_VERBS = {RecordEnding.STOCK: Verb.END_STOCK, RecordEnding.STUCK: Verb.END_STUCK}


def _replay_end(game: Progress, end: End) -> None:
    if not game.hand_over and end.how in _END_VERBS:
        found = game.why_not(Action(_END_VERBS[end.how]))
        if found is not None:
            raise _refused(end.line, found)
        game.play(Action(_END_VERBS[end.how]))
        return
    if not game.hand_over:
        raise ReplayError(end.line, "NOBODY_OUT", "Going out")
    state = game.position.state
    right = Ending(int(state.ending)) == Ending[end.how.name]
    if not right or (end.seat and end.seat != int(state.out_seat) + 1):
        raise _ended_otherwise(game, end.line)


def _ended_otherwise(game: Progress, line: int) -> ReplayError:
    end = game.hand_end
    if end is None:
        return ReplayError(line, "HAND_GOES_ON", "Going out")
    seat = f" {end.seat}" if end.seat else ""
    how = f"end {end.ending.name.lower()}{seat}"
    return ReplayError(line, "ENDED_OTHERWISE", "Going out", how=how)


def _check_score(game: Progress, score: Score) -> None:
    if not game.hand_over or game.hand_end is None:
        raise ReplayError(score.line, "HAND_GOES_ON", "record: score")
    points = game.hand_end.points
    if score.points != points:
        raise ReplayError(score.line, "SCORE_IS", "Scoring", score=_numbers(points))


def _check_finished(game: Progress, hand: HandRecord) -> None:
    if not game.hand_over or game.position.phase != Phase.OVER:
        raise ReplayError(hand.start.line, "HAND_UNFINISHED", "record: hand")


def _check_result(game: Progress, record: Record) -> None:
    result: Result | None = record.result
    if result is None:
        return
    outcome = game.outcome()
    if outcome is None:
        raise ReplayError(result.line, "MATCH_UNDECIDED", "R21")
    if result.points != outcome.scores:
        raise ReplayError(result.line, "RESULT_IS", "R21", result=_numbers(outcome.scores))


def _numbers(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))
