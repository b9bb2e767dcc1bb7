// From a refusal to the section of the rule card that says more about it.
import type { RuleSection } from '../protocol'

/** Words of a rule's name, or of a refusal's, and the section's title they lead to. */
const LEADS: readonly [RegExp, string][] = [
  [/^R(1|2)$|PLAYERS/, 'Players and cards'],
  [/^R3$/, 'The deal'],
  [/^R4$|Red 3s?|RED_THREE|NOT_DECLARED/, 'Red 3s'],
  [/Black 3s|^R1[78]$|BLACK_THREES/, 'Black 3s'],
  [/Special Discard|Jokers|JOKER_DISCARD|NO_SPECIAL|ONLY_JOKERS|^R13$|^R26$|STUCK/, 'Your turn'],
  [/^R8$|^R19j$|STOCK_|MUST_TAKE|NOT_THE_END|NO_DISCARD/, 'When the stock runs out'],
  [/^R5$|Initial Meld|SHORT_OF_MINIMUM|INITIAL_MELD|TAKE_PENDING|UPCARD_STAYS/, 'The initial meld'],
  [/Frozen|Blocked|PILE_FROZEN|PILE_BLOCKED|^R12$/, 'Frozen and blocked'],
  [/Qualify|Picking up|Discard Pile|^R15a?$|PILE|TAKE|QUALIFY|WILDS_NEEDED|EXACTLY_TWO/, 'Taking the discard pile'],
  [/^R19[fg]$|FOOT/, 'Feet'],
  [/SETS_NEEDED|KEEP_A_CARD|TOOK_THE_PILE|^R19[dh]$|^R6$/, 'Going out'],
  [/^R7$|ASK|PARTNER_SAID_NO|QUESTION|NOBODY_|HOLD_AT_MOST|LAST_CARD|NO_COULD/, 'Asking to go out'],
  [/Going out/i, 'Going out'],
  [/^R20$|CLAIM|BARRED|UPCARD_USABLE/, 'Offences'],
  [/^R22$|TAKE_BACK|TABLED_NOW|REMAINS|REOPENS|NOTHING_TO/, 'Taking back'],
  [/^R14$|^R19[ce]$|SEQUENCE|PLACE_NEEDED/, 'Sequences'],
  [/^R16$|NO_WILD_MELDS/, 'Wild melds'],
  [/^R9$|^R10$|^R14a$|^R19[ab]$|MERG|OPEN_SET|TOO_MANY_WILDS|NATURALS|NO_PLACE_IN_SET|Book/, 'Sets'],
  [/Your Turn|Play of the hand|DRAW/i, 'Your turn'],
  [/Meld/i, 'Sets'],
]

export function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/**
 * The slug of the section that an anchor means: a section's own, a refusal's name or a rule such as
 * `Melds; R15` or `sambola: Jokers`. Empty where nothing fits: the card's top.
 */
export function sectionFor(at: string, sections: readonly RuleSection[]): string {
  const slugs = sections.map((section) => slug(section.title))
  if (!at || slugs.includes(at)) return at
  const parts = at.split(';').map((part) => part.trim().replace(/^[a-z-]+: /, ''))
  // The last part is the narrowest: `Melds; R15` is about taking, not about melds at large.
  for (const part of parts.reverse()) {
    const lead = LEADS.find(([words]) => words.test(part))
    const found = lead ? slug(lead[1]) : slug(part)
    if (slugs.includes(found)) return found
  }
  return ''
}
