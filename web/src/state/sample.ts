// Messages for tests, like those of docs/protocol.md.
import type { HandInfo, MeldInfo, PublicHand, Said, SeatInfo, TableInfo, Welcome } from '../protocol'

export const welcome: Welcome = {
  type: 'welcome',
  version: 1,
  table: 'quiet-river',
  name: 'Ann',
  seat: 1,
  now: 0,
}

export function seat(number: number, name: string, changed: Partial<SeatInfo> = {}): SeatInfo {
  const bot = number === 1 ? '' : 'greedy'
  const plain = { bot, stand_in: '', away: false, away_since: 0, left: false, ready: false, you: number === 1 }
  return { seat: number, team: 2 - (number % 2), name, ...plain, ...changed }
}

const NAMES = ['Ann', 'Ben', 'Carla', 'Dan']

export function said(seat: number, phrase: string, changed: Partial<Said> = {}): Said {
  return { type: 'said', seat, phrase, text: '', name: NAMES[seat - 1]!, at: 0, ...changed }
}

export function tableInfo(changed: Partial<TableInfo> = {}): TableInfo {
  return {
    type: 'table',
    seq: 7,
    status: 'playing',
    options: {
      game: 'samba',
      players: 4,
      settings: {},
      public: false,
      spectators: true,
      chat: false,
      clock: 'none',
      turn_seconds: 0,
      grace_seconds: 120,
      pace: 'calm',
      hints: false,
      take_back_seconds: 0,
      pauses: 6,
      pause_seconds: 1800,
    },
    host: false,
    seats: [seat(1, 'Ann'), seat(2, 'Ben'), seat(3, 'Carla'), seat(4, 'Dan')],
    paused: 0,
    hand: 1,
    commit: '40',
    shuffled: [],
    seals: ['', '', '', ''],
    numbers: false,
    wait_until: 0,
    next_until: 0,
    link: '',
    host_seat: 0,
    yours: false,
    locked: false,
    pause_until: 0,
    let_go: false,
    target: 10_000,
    hands: 0,
    unused_yes: 0,
    foot_cards: 0,
    ...changed,
  } as TableInfo
}

export function publicHand(changed: Partial<PublicHand> = {}): PublicHand {
  return {
    number: 1,
    dealer: 4,
    scores: [0, 0],
    phase: 'draw',
    turn: 1,
    actor: 1,
    hand_sizes: [3, 15, 15, 15],
    feet: [0, 0, 0, 0],
    face_down: 0,
    stocks: [100],
    pile: ['TH'],
    frozen: false,
    blocked: false,
    melds: [],
    melded: [false, false],
    minimums: [50, 50],
    red_threes: [[], []],
    penalties: [0, 0],
    cuts: [0, 0],
    asked: 'not',
    pending: false,
    barred: false,
    no_discard: false,
    tabled_points: 0,
    last: null,
    pile_take: changed.pile?.length ?? 1,
    draw_cards: 1,
    ...changed,
  } as PublicHand
}

export function handInfo(
  seq: number,
  cards: string[],
  changed: Partial<PublicHand> = {},
  legal: string[] = [],
): HandInfo {
  return { type: 'hand', seq, table: publicHand(changed), cards, legal, can_go_out: false, against: 0, turn_until: 0 }
}

export function meld(team: number, number: number, form: string, cards: string[]): MeldInfo {
  return { team, number, form, cards, tabled: [], lacks: Math.max(0, 7 - cards.length) }
}
