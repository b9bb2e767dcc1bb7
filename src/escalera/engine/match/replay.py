"""Replaying a record: every deal, play, ending, score and result checked against the rules."""

from collections.abc import Callable

from escalera.engine.match.progress import Progress
from escalera.engine.match.refusals import refusal
from escalera.engine.match.setting_up import set_up
from escalera.engine.record.deals import SetupError, resolve
from escalera.engine.record.match_record import HandRecord, Record
from escalera.engine.record.placements import Dealt, Foot, Stock, Turn, Upcards
from escalera.engine.record.statements import Cuts, End, Play, Players, Result, Score, Setting
from escalera.engine.record.statements import Ending as RecordEnding
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Ending, Phase
from escalera.engine.state.reasons import Reason
from escalera.rules import RuleError, RuleSet, load


class ReplayError(ValueError):
    """A record breaks the rules: ``line``, a ``sentence``, and the ``rule`` behind it."""

    def __init__(self, line: int, sentence: str, rule: str) -> None:
        super().__init__(f"line {line}: {sentence} ({rule})")
        self.line = line
        self.sentence = sentence
        self.rule = rule


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
    settings = record.settings
    lines = {item.key: item.line for item in record.statements if isinstance(item, Setting)}
    try:
        rules = load(record.game, record.players, settings)
    except RuleError as error:
        where = next((s.line for s in record.statements if isinstance(s, Players)), 0)
        raise ReplayError(lines.get(error.key, where), str(error), "record: set") from None
    if record.version != rules.version:
        raise ReplayError(2, f"This is version {rules.version} of the rules.", "record: game")
    return rules


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
        raise ReplayError(error.line, error.sentence, "record: deal") from None
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
        raise ReplayError(line, "The match is decided: the result follows.", "R21")
    if rules.hands and hand.number > rules.hands:
        raise ReplayError(line, f"The match has {rules.hands} hands.", "R21")
    if hand.dealing is not None:
        _check_dealer(game, hand.dealing.seat, hand.dealing.line)
    if hand.before is not None:
        _check_before(game, hand.before.points, hand.before.line)


def _check_dealer(game: Progress, seat: int, line: int) -> None:
    if not 1 <= seat <= game.rules.seats:
        raise ReplayError(line, f"There is no seat {seat}.", "R3")
    if game.hand_number and seat != game.rules.left_of(game.dealer):
        raise ReplayError(line, "The deal passes to the left.", "R3")


def _check_before(game: Progress, points: tuple[int, ...], line: int) -> None:
    if len(points) != game.rules.teams:
        raise ReplayError(line, f"There are {game.rules.teams} teams.", "record: scores")
    if game.hand_number and points != game.scores:
        raise ReplayError(line, f"The scores are {_numbers(game.scores)}.", "record: scores")
    if not game.hand_number and game.rules.target and _decided(game, points):
        raise ReplayError(line, "With these scores the match is decided.", "R21")


def _decided(game: Progress, points: tuple[int, ...]) -> bool:
    best = max(points)
    return best >= game.rules.target and points.count(best) == 1


def _apply_cuts(game: Progress, cuts: Cuts | None) -> None:
    if cuts is None:
        return
    if not game.rules.cut_bonus:
        raise ReplayError(cuts.line, "The cut bonus is off at this table.", "R19i")
    for seat in cuts.seats:
        if seat > game.rules.seats:
            raise ReplayError(cuts.line, f"There is no seat {seat}.", "R19i")
        game.position.state.teams[game.rules.team_of(seat) - 1].cuts += 1


def _replay_play(game: Progress, play: Play) -> None:
    reason = game.follow(play)
    if reason == Reason.NOT_YOUR_TURN:
        raise ReplayError(play.line, f"Seat {game.seat_to_act} is to act.", "R3")
    if reason != Reason.OK:
        found = refusal(reason, game.rules)
        raise ReplayError(play.line, f"{found.name}: {found.sentence}", found.rule)


_END_VERBS = {RecordEnding.STOCK: Verb.END_STOCK, RecordEnding.STUCK: Verb.END_STUCK}


def _replay_end(game: Progress, end: End) -> None:
    if not game.hand_over and end.how in _END_VERBS:
        found = game.why_not(Action(_END_VERBS[end.how]))
        if found is not None:
            raise ReplayError(end.line, f"{found.name}: {found.sentence}", found.rule)
        game.play(Action(_END_VERBS[end.how]))
        return
    if not game.hand_over:
        raise ReplayError(end.line, "Nobody has gone out.", "Going out")
    state = game.position.state
    right = Ending(int(state.ending)) == Ending[end.how.name]
    if not right or (end.seat and end.seat != int(state.out_seat) + 1):
        raise ReplayError(end.line, _how(game), "Going out")


def _how(game: Progress) -> str:
    end = game.hand_end
    if end is None:
        return "The hand is not over."
    seat = f" {end.seat}" if end.seat else ""
    return f"The hand ended otherwise: end {end.ending.name.lower()}{seat}."


def _check_score(game: Progress, score: Score) -> None:
    if not game.hand_over or game.hand_end is None:
        raise ReplayError(score.line, "The hand is not over.", "record: score")
    points = game.hand_end.points
    if score.points != points:
        raise ReplayError(score.line, f"The score is {_numbers(points)}.", "Scoring")


def _check_finished(game: Progress, hand: HandRecord) -> None:
    if not game.hand_over or game.position.phase != Phase.OVER:
        raise ReplayError(hand.start.line, "This hand is not finished.", "record: hand")


def _check_result(game: Progress, record: Record) -> None:
    result: Result | None = record.result
    if result is None:
        return
    outcome = game.outcome()
    if outcome is None:
        raise ReplayError(result.line, "The match is not decided yet.", "R21")
    if result.points != outcome.scores:
        raise ReplayError(result.line, f"The result is {_numbers(outcome.scores)}.", "R21")


def _numbers(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))
