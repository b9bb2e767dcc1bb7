// Written by `python -m tools.page` from the kernels' signatures. Edits are lost.
/** Where an array is described, as a door takes it. */
export type Address = number

/** What the module exports. */
export type Raw = Record<string, (...given: (number | bigint)[]) => bigint | number>

/** The doors; whole numbers are at most 2 ** 53. */
export function doorsOf(raw: Raw) {
  return {
    /** Copy each game from the one before and change it, so that no copy can be left out. */
    clone: (states: Address, times: number) => void raw.escalera_bench_measure_clone!(states, BigInt(times)),
    /** Return the code of the action that the planner plays for the seat to act. */
    choosePlay: (states: Address, i: number, rules: Address, weights: Address, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, legalChoices: Address, values: Address, known: Address, thrown: Address, tookBack: boolean, overlooks: boolean, forgets: boolean) => Number(raw.escalera_bots_planner_choosing_choose_play!(states, BigInt(i), rules, weights, vs, prices, pieces, out, needs, found, legalChoices, values, known, thrown, BigInt(+tookBack), BigInt(+overlooks), BigInt(+forgets))),
    /** Write the planner's plans for the seat to act, the best first, and return how many. */
    findHints: (states: Address, i: number, rules: Address, weights: Address, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, legalChoices: Address, values: Address, known: Address, thrown: Address, tookBack: boolean, told: Address, starts: Address, worth: Address) => Number(raw.escalera_bots_planner_choosing_find_hints!(states, BigInt(i), rules, weights, vs, prices, pieces, out, needs, found, legalChoices, values, known, thrown, BigInt(+tookBack), told, starts, worth)),
    /** Return the index of the legal action to play. */
    decide: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, legal: Address, n: number, values: Address) => Number(raw.escalera_bots_planner_decide_decision_decide!(vs, rules, weights, prices, pieces, out, needs, legal, BigInt(n), values)),
    /** Write what yes and no are worth, one the negative of the other. */
    rateAnswers: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, values: Address) => void raw.escalera_bots_planner_decide_decision_rate_answers!(vs, rules, weights, prices, pieces, out, needs, values),
    /** Write the best arrangement for a way to end the turn; return its value, `NEVER` if none. */
    rateArrangement: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, way: number) => Number(raw.escalera_bots_planner_decide_decision_rate_arrangement!(vs, rules, weights, prices, pieces, out, needs, BigInt(way))),
    /** Write, by kind, minus its discard cost once the arrangement in out is laid; return how many. */
    rateThrows: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, values: Address) => Number(raw.escalera_bots_planner_decide_decision_rate_throws!(vs, rules, weights, prices, pieces, out, needs, values)),
    /** Price a table and write its best arrangement (`lay_out`); return its value. */
    solve: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, least: number, most: number, short: number) => Number(raw.escalera_bots_planner_decide_decision_solve!(vs, rules, weights, prices, pieces, out, needs, BigInt(least), BigInt(most), BigInt(short))),
    /** Write the plans for a decision, the best first, and return how many. */
    findPlans: (vs: Address, rules: Address, weights: Address, prices: Address, pieces: Address, out: Address, needs: Address, legal: Address, n: number, values: Address, told: Address, starts: Address, worth: Address) => Number(raw.escalera_bots_planner_decide_find_plans_find_plans!(vs, rules, weights, prices, pieces, out, needs, legal, BigInt(n), values, told, starts, worth)),
    /** Move the actions that a player notices, and their marks, to the front (`notice`). */
    noticeChoices: (legal: Address, marks: Address, n: number, phase: number, begun: boolean, overlooks: boolean, forgets: boolean) => Number(raw.escalera_bots_planner_mistakes_notice_choices!(legal, marks, BigInt(n), BigInt(phase), BigInt(+begun), BigInt(+overlooks), BigInt(+forgets))),
    /** Change a record of weights to a turn's mood: careless of dangers, hoarding wild cards. */
    setMood: (weights: Address, careless: boolean, hoards: boolean) => void raw.escalera_bots_planner_mistakes_set_mood!(weights, BigInt(+careless), BigInt(+hoards)),
    /** Replay a hand's plays; say whether the seat took cards back this turn. */
    followPlays: (rules: Address, plays: Address, length: number, pile: Address, known: Address, thrown: Address) => raw.escalera_bots_planner_observe_history_follow_plays!(rules, plays, BigInt(length), pile, known, thrown) !== 0n,
    /** Play duplicate deals between weights[0] and weights[1], once in each team's place. */
    playDeals: (states: Address, i: number, rules: Address, weights: Address, words: Address, scores: Address, lines: Address, totals: Address, deals: number, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, legalChoices: Address, values: Address, known: Address, thrown: Address) => void raw.escalera_bots_planner_playout_play_deals!(states, BigInt(i), rules, weights, words, scores, lines, totals, BigInt(deals), vs, prices, pieces, out, needs, found, legalChoices, values, known, thrown),
    /** Lay a card onto a meld; now: 1 if it may still be taken back. */
    layNow: (states: Address, i: number, rules: Address, slot: number, kind: number, place: number, now: number) => void raw.escalera_bots_search_build_lay_now!(states, BigInt(i), rules, BigInt(slot), BigInt(kind), BigInt(place), BigInt(now)),
    /** Write the plans of the seat to act, the planner's own first; return how many. */
    findCandidates: (states: Address, i: number, rules: Address, weights: Address, notes: Address, n: number, plays: Address, length: number, plans: Address, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, choices: Address, values: Address, known: Address, thrown: Address) => Number(raw.escalera_bots_search_candidates_find_candidates!(states, BigInt(i), rules, weights, notes, BigInt(n), plays, BigInt(length), plans, vs, prices, pieces, out, needs, found, choices, values, known, thrown)),
    /** Write a table's `FACTS` as a team (from 0) sees it, before a turn. */
    noteFacts: (states: Address, i: number, rules: Address, team: number, found: Address, lines: Address, rows: Address, out: Address) => void raw.escalera_bots_search_features_note_facts!(states, BigInt(i), rules, BigInt(team), found, lines, rows, out),
    /** Return the lead a team is expected to end the hand with; arguments as `note_facts`. */
    promise: (states: Address, i: number, rules: Address, team: number, values: Address, found: Address, lines: Address, rows: Address, out: Address) => Number(raw.escalera_bots_search_features_promise!(states, BigInt(i), rules, BigInt(team), values, found, lines, rows, out)),
    /** Write what a seat knows (`KnownCards`); return how many cards are in the pool. */
    noteKnown: (rules: Address, seen: Address, sizes: Address, plays: Address, length: number, seat: number, held: Address, down: Address, thrown: Address, places: Address, reds: Address, pool: Address, notes: Address) => Number(raw.escalera_bots_search_observe_known_cards_note_known!(rules, seen, sizes, plays, BigInt(length), BigInt(seat), held, down, thrown, places, reds, pool, notes)),
    /** Write what the seat to act sees; return that seat, from 0. */
    seeTable: (states: Address, i: number, rules: Address, plays: Address, length: number, seen: Address, sizes: Address) => Number(raw.escalera_bots_search_observe_see_table_see_table!(states, BigInt(i), rules, plays, BigInt(length), seen, sizes)),
    /** Say whether the player took cards back in this turn. */
    hasTakenBack: (plays: Address, length: number) => raw.escalera_bots_search_observe_told_plays_has_taken_back!(plays, BigInt(length)) !== 0n,
    /** Note in a state made of what is seen what follows from the plays of the current turn. */
    putTurn: (states: Address, i: number, rules: Address, plays: Address, length: number, stock: number) => void raw.escalera_bots_search_observe_told_plays_put_turn!(states, BigInt(i), rules, plays, BigInt(length), BigInt(stock)),
    /** Say whether this answer is the last one and the needed sets are on the table. */
    endsWithYes: (states: Address, i: number, rules: Address) => raw.escalera_bots_search_question_ends_with_yes!(states, BigInt(i), rules) !== 0n,
    /** Take cards out of the asker's hand until `left` are left, wilds first, black 3s last. */
    layAside: (states: Address, i: number, left: number) => void raw.escalera_bots_search_question_lay_aside!(states, BigInt(i), BigInt(left)),
    /** Drop the plans that are behind after so many deals; return how many run besides plan 0. */
    dropBehind: (points: Address, running: Address, count: number, deals: number, limits: Address) => Number(raw.escalera_bots_search_race_drop_behind!(points, running, BigInt(count), BigInt(deals), limits)),
    /** Return the plan furthest ahead of those that surely lead, or 0. */
    findWinner: (points: Address, running: Address, count: number, deals: number, limits: Address) => Number(raw.escalera_bots_search_race_find_winner!(points, running, BigInt(count), BigInt(deals), limits)),
    /** Play an action, then go on by the planner; as `quick_hand`. The rest is a `Desk`. */
    plannerHand: (states: Address, i: number, rules: Address, code: number, turns: number, tookBack: number, weights: Address, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, choices: Address, values: Address, known: Address, thrown: Address) => Number(raw.escalera_bots_search_rollout_planner_hand!(states, BigInt(i), rules, BigInt(code), BigInt(turns), BigInt(tookBack), weights, vs, prices, pieces, out, needs, found, choices, values, known, thrown)),
    /** Play an action, then go on by the quick policy; return the number of plays. */
    quickHand: (states: Address, i: number, rules: Address, code: number, turns: number, tookBack: number, found: Address) => Number(raw.escalera_bots_search_rollout_quick_hand!(states, BigInt(i), rules, BigInt(code), BigInt(turns), BigInt(tookBack), found)),
    /** Return a team's lead over the mean of the other teams, as the hand stands or ended. */
    standing: (states: Address, i: number, rules: Address, lines: Address, team: number) => Number(raw.escalera_bots_search_rollout_standing!(states, BigInt(i), rules, lines, BigInt(team))),
    /** Play the plans that still run in a world, and note what each scores in points[plan][world]. */
    tryPlans: (worlds: Address, world: number, rules: Address, weights: Address, held: Address, discarded: Address, plans: Address, running: Address, count: number, careful: number, quick: number, tookBack: boolean, values: Address, points: Address, vs: Address, prices: Address, pieces: Address, out: Address, needs: Address, found: Address, choices: Address, scratch: Address, known: Address, thrown: Address, trial: Address, lines: Address, rows: Address, facts: Address) => void raw.escalera_bots_search_trial_try_plans!(worlds, BigInt(world), rules, weights, held, discarded, plans, running, BigInt(count), BigInt(careful), BigInt(quick), BigInt(+tookBack), values, points, vs, prices, pieces, out, needs, found, choices, scratch, known, thrown, trial, lines, rows, facts),
    /** Fill `count` states with the seen table and one deal of the pool (`KnownCards`) each. */
    dealWorlds: (states: Address, count: number, seen: Address, held: Address, down: Address, places: Address, reds: Address, pool: Address, cards: number, words: Address) => void raw.escalera_bots_search_worlds_deal_worlds!(states, BigInt(count), seen, held, down, places, reds, pool, BigInt(cards), words),
    /** Let each seat cut, right after the deal; return a bit for each that cut 30 cards (R19i). */
    cutDeck: (states: Address, i: number, rules: Address, words: Address) => Number(raw.escalera_engine_match_between_hands_cut_deck!(states, BigInt(i), rules, words)),
    /** Say whether the match is over after a hand (`outcome.decided`); scores: by team. */
    isDecided: (rules: Address, handNumber: number, scores: Address) => raw.escalera_engine_match_between_hands_is_decided!(rules, BigInt(handNumber), scores) !== 0n,
    /** Return a team's minimum for a hand (`initial_meld.minimum_for`); score: before the hand. */
    minimumOf: (rules: Address, score: number, handNumber: number) => Number(raw.escalera_engine_match_between_hands_minimum_of!(rules, BigInt(score), BigInt(handNumber))),
    /** Write, right after a deal, the `Place` of each card of the deck; return how many. */
    whereDealt: (states: Address, i: number, rules: Address, places: Address) => Number(raw.escalera_engine_match_between_hands_where_dealt!(states, BigInt(i), rules, places)),
    /** Play an action known to be legal. */
    applyAction: (states: Address, i: number, rules: Address, code: number) => void raw.escalera_engine_match_doors_apply_action!(states, BigInt(i), rules, BigInt(code)),
    /** Start the first turn of a table that was set up by hand (`dealing.begin`). */
    beginTurns: (states: Address, i: number, rules: Address, first: number) => void raw.escalera_engine_match_doors_begin_turns!(states, BigInt(i), rules, BigInt(first)),
    /** Return the `Reason` against an action, 0 if it is legal. */
    checkAction: (states: Address, i: number, rules: Address, code: number) => Number(raw.escalera_engine_match_doors_check_action!(states, BigInt(i), rules, BigInt(code))),
    /** Make an empty table before a hand (`dealing.clear`). */
    clearTable: (states: Address, i: number, rules: Address, dealer: number, handNumber: number, scores: Address) => void raw.escalera_engine_match_doors_clear_table!(states, BigInt(i), rules, BigInt(dealer), BigInt(handNumber), scores),
    /** Shuffle and deal a hand (`dealing.shuffle_and_deal`). */
    dealHand: (states: Address, i: number, rules: Address, words: Address, dealer: number, handNumber: number, scores: Address) => void raw.escalera_engine_match_doors_deal_hand!(states, BigInt(i), rules, words, BigInt(dealer), BigInt(handNumber), scores),
    /** Say whether these complete melds are enough to go out; melds: a count by `Item`. */
    enoughLies: (rules: Address, melds: Address) => raw.escalera_engine_match_doors_enough_lies!(rules, melds) !== 0n,
    /** Say whether the first state's player can go out in this turn (`way_out.can_go_out`). */
    findWayOut: (stack: Address, rules: Address, out: Address, steps: Address, notes: Address, seen: Address, most: number) => Number(raw.escalera_engine_match_doors_find_way_out!(stack, rules, out, steps, notes, seen, BigInt(most))),
    /** Draw for the first dealer, from 0 (R3). */
    firstDealer: (states: Address, i: number, rules: Address, words: Address) => Number(raw.escalera_engine_match_doors_first_dealer!(states, BigInt(i), rules, words)),
    /** Write the legal actions' codes into out; return their number. */
    listLegal: (states: Address, i: number, rules: Address, out: Address) => Number(raw.escalera_engine_match_doors_list_legal!(states, BigInt(i), rules, out)),
    /** Say whether the pile's top card blocks it. */
    pileIsBlocked: (states: Address, i: number, rules: Address) => raw.escalera_engine_match_doors_pile_is_blocked!(states, BigInt(i), rules) !== 0n,
    /** Say whether the pile is frozen. */
    pileIsFrozen: (states: Address, i: number, rules: Address) => raw.escalera_engine_match_doors_pile_is_frozen!(states, BigInt(i), rules) !== 0n,
    /** Lay a card onto a meld while a position is set up. */
    placeCard: (states: Address, i: number, rules: Address, slot: number, kind: number, place: number) => void raw.escalera_engine_match_doors_place_card!(states, BigInt(i), rules, BigInt(slot), BigInt(kind), BigInt(place)),
    /** Start a numbered meld while a position is set up; return its slot, for `place_card`. */
    placeMeld: (states: Address, i: number, rules: Address, team: number, number: number, form: number, which: number) => Number(raw.escalera_engine_match_doors_place_meld!(states, BigInt(i), rules, BigInt(team), BigInt(number), BigInt(form), BigInt(which))),
    /** Play an action if it is legal; return the `Reason` against it, 0 if it was played. */
    playChecked: (states: Address, i: number, rules: Address, code: number) => Number(raw.escalera_engine_match_doors_play_checked!(states, BigInt(i), rules, BigInt(code))),
    /** Deal and play random hands one after the other; return the number of actions played. */
    playHands: (states: Address, i: number, rules: Address, words: Address, out: Address, hands: number, scores: Address) => Number(raw.escalera_engine_match_doors_play_hands!(states, BigInt(i), rules, words, out, BigInt(hands), scores)),
    /** Play random legal actions until the hand is over or ``most`` were played; return how many. */
    playOut: (states: Address, i: number, rules: Address, words: Address, out: Address, most: number) => Number(raw.escalera_engine_match_doors_play_out!(states, BigInt(i), rules, words, out, BigInt(most))),
    /** Put a card into a hand while a position is set up. */
    putInHand: (states: Address, i: number, seat: number, kind: number) => void raw.escalera_engine_match_doors_put_in_hand!(states, BigInt(i), BigInt(seat), BigInt(kind)),
    /** Put a card on the discard pile while a position is set up. */
    putOnPile: (states: Address, i: number, kind: number) => void raw.escalera_engine_match_doors_put_on_pile!(states, BigInt(i), BigInt(kind)),
    /** Return what a team's red 3s score (`worth.red_threes_worth`). */
    redThreesScore: (rules: Address, count: number, melded: boolean, complete: number) => Number(raw.escalera_engine_match_doors_red_threes_score!(rules, BigInt(count), BigInt(+melded), BigInt(complete))),
    /** Return a random number in 0..limit-1. */
    roll: (words: Address, limit: number) => Number(raw.escalera_engine_match_doors_roll!(words, BigInt(limit))),
    /** Score an ended hand into lines (`scoring.score`). */
    scoreHand: (states: Address, i: number, rules: Address, lines: Address) => void raw.escalera_engine_match_doors_score_hand!(states, BigInt(i), rules, lines),
    /** Return the `Reason` against a set of a rank with these numbers of naturals and wilds. */
    setLimits: (rules: Address, rank: number, naturals: number, wilds: number) => Number(raw.escalera_engine_match_doors_set_limits!(rules, BigInt(rank), BigInt(naturals), BigInt(wilds))),
    /** Say whether a red 3 left in a hand scores as a laid one (`worth.unlaid_count_as_laid`). */
    unlaidAreLaid: (rules: Address) => raw.escalera_engine_match_doors_unlaid_are_laid!(rules) !== 0n,
    /** Return what one of an `Item` scores (`worth.worth`). */
    worthOf: (rules: Address, item: number) => Number(raw.escalera_engine_match_doors_worth_of!(rules, BigInt(item))),
    /** Return the `Form` that cards make, or the number of `shapes.SHAPELESS` that says why not. */
    formOf: (cards: Address, count: number) => Number(raw.escalera_engine_match_written_doors_form_of!(cards, BigInt(count))),
    /** Put a card into a foot. */
    putInFoot: (states: Address, i: number, seat: number, kind: number) => void raw.escalera_engine_match_written_doors_put_in_foot!(states, BigInt(i), BigInt(seat), BigInt(kind)),
    /** Put a card under a stock pile (`written_position.put_in_stock`). */
    putInStock: (states: Address, i: number, pile: number, kind: number) => void raw.escalera_engine_match_written_doors_put_in_stock!(states, BigInt(i), BigInt(pile), BigInt(kind)),
    /** Lay a meld (`written_position.put_meld`); return 0, or what is against it. */
    putMeld: (states: Address, i: number, rules: Address, team: number, number: number, form: number, cards: Address, count: number) => Number(raw.escalera_engine_match_written_doors_put_meld!(states, BigInt(i), rules, BigInt(team), BigInt(number), BigInt(form), cards, BigInt(count))),
    /** Lay a red 3 for a team. */
    putRedThree: (states: Address, i: number, team: number, kind: number) => void raw.escalera_engine_match_written_doors_put_red_three!(states, BigInt(i), BigInt(team), BigInt(kind)),
    /** Write what follows from a record's parameters, `seats` and `minimum_count` into it. */
    derive: (rules: Address) => void raw.escalera_engine_state_rule_record_derive!(rules),
    /** Write every legal action with exactly these cards; return how many, or minus a `Reason`. */
    findUses: (stack: Address, memory: Address, rules: Address, seat: number, cards: Address, found: Address, left: Address) => Number(raw.escalera_engine_whole_card_uses_find_uses!(stack, memory, rules, BigInt(seat), cards, found, left)),
    /** Play a whole action on a state; return the `Reason` against it, 0 if it was played. */
    attemptAction: (states: Address, i: number, rules: Address, row: Address, left: Address, before: Address) => Number(raw.escalera_engine_whole_whole_action_attempt_action!(states, BigInt(i), rules, row, left, before)),
    /** Write listed actions as a list, for the seat that acts only; return how many bytes. */
    writeActions: (states: Address, i: number, codes: Address, count: number, out: Address) => Number(raw.escalera_server_frames_fast_json_doors_write_actions!(states, BigInt(i), codes, BigInt(count), out)),
    /** Write the hand of a seat (from 0) as a list, for that seat only; return how many bytes. */
    writeCards: (states: Address, i: number, seat: number, out: Address) => Number(raw.escalera_server_frames_fast_json_doors_write_cards!(states, BigInt(i), BigInt(seat), out)),
    /** Write what all see of a hand; return how many bytes, the last one a comma. */
    writePublic: (states: Address, i: number, rules: Address, out: Address) => Number(raw.escalera_server_frames_fast_json_doors_write_public!(states, BigInt(i), rules, out)),
  }
}

export type Doors = ReturnType<typeof doorsOf>
