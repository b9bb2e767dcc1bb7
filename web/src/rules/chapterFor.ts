// From a refusal to the chapter of the rule book that says more about it.
import type { Chapter } from '../protocol'

/** Words of a rule's name, or of a refusal's, and the key of the chapter they lead to. */
const LEADS: readonly [RegExp, string][] = [
  [/^R(1|2)$|PLAYERS/, 'table'],
  [/^R3$/, 'deal'],
  [/^R4$|Red 3s?|RED_THREE|NOT_DECLARED/, 'red'],
  [/Black 3s|^R1[78]$|BLACK_THREE/, 'black'],
  [/Special Discard|Jokers|JOKER_DISCARD|NO_SPECIAL|ONLY_JOKERS|^R13$|^R26$|STUCK/, 'turn'],
  [/^R8$|^R19j$|STOCK_|MUST_TAKE|NOT_THE_END|NO_DISCARD/, 'stock'],
  [/^R5$|Initial Meld|SHORT_OF_MINIMUM|INITIAL_MELD|TAKE_PENDING|UPCARD_STAYS/, 'initial'],
  [/Frozen|Blocked|PILE_FROZEN|PILE_BLOCKED|^R12$/, 'frozen'],
  [/Qualify|Picking up|Discard Pile|^R15a?$|PILE|TAKE|QUALIFY|WILDS_NEEDED|EXACTLY_TWO/, 'taking'],
  [/^R19[fg]$|FOOT/, 'feet'],
  [/SETS_NEEDED|KEEP_A_CARD|TOOK_THE_PILE|^R19[dh]$|^R6$/, 'out'],
  [/^R7$|ASK|PARTNER_SAID_NO|QUESTION|NOBODY_|NO_COULD/, 'asking'],
  [/Going out/i, 'out'],
  [/^R20$|CLAIM|BARRED|UPCARD_USABLE/, 'offences'],
  [/^R22$|TAKE_BACK|TABLED_NOW|REMAINS|REOPENS|NOTHING_TO/, 'back'],
  [/^R14$|^R19[ce]$|SEQUENCE|PLACE_NEEDED/, 'sequences'],
  [/^R16$|NO_WILD_MELDS|OPEN_WILD/, 'wild'],
  [/^R9$|^R10$|^R14a$|^R19[ab]$|MERG|OPEN_SET|TOO_MANY_WILDS|NO_WILDS|NATURALS|NO_PLACE_IN_SET|Book/, 'sets'],
  [/Your Turn|Play of the hand|DRAW/i, 'turn'],
  [/Meld/i, 'sets'],
]

/**
 * The key of the chapter that an anchor means: a chapter's own, a refusal's name or a rule such as
 * `Melds; R15` or `sambola: Jokers`. Empty where nothing fits: the page's top.
 */
export function chapterFor(at: string, chapters: readonly Pick<Chapter, 'key' | 'title'>[]): string {
  const keys = chapters.map((chapter) => chapter.key)
  if (!at || keys.includes(at)) return at
  const parts = at.split(';').map((part) => part.trim().replace(/^[a-z-]+: /, ''))
  // The last part is the narrowest: `Melds; R15` is about taking, not about melds at large.
  for (const part of parts.reverse()) {
    const found = LEADS.find(([words]) => words.test(part))?.[1]
    if (found && keys.includes(found)) return found
  }
  return ''
}
