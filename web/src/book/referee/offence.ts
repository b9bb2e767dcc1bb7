// What a verdict is in a word, and what an offence costs.
import { t } from '../../lang/lang'
import type { Offence, Verdict } from '../../protocol'

export function kindOf({ legal, offence }: Verdict): 'legal' | 'offence' | 'illegal' {
  if (offence) return 'offence'
  return legal ? 'legal' : 'illegal'
}

/** What an offence costs, in sentences; empty for none. */
export function costs(offence: Offence | null): string {
  if (!offence) return ''
  const { points, raised, returned } = offence
  const told = [
    points && t('book-offence-points', { points }),
    raised && t('book-offence-raised', { points: raised }),
    returned && t('book-offence-returned'),
  ]
  return told.filter(Boolean).join(' ')
}
