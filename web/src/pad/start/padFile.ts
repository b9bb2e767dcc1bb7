// A pad out of a file that was saved before, here or elsewhere.
import { t } from '../../lang/lang'
import { Refusal } from '../../net/api'
import { keepPad, newId, type KeptPad } from '../kept/keptPads'
import { askSheet, readPad } from '../kept/padRequests'

/** Longer than any pad: of a larger file nothing is read. */
const LONGEST = 2_000_000

/** Keeps the pad that a file holds as a new one; throws an error with a sentence if it holds none. */
export async function openFile(file: File): Promise<KeptPad> {
  const pad = await readPad(await padData(file))
  const sheet = await askSheet(pad.game, pad.players, pad.settings)
  const kept: KeptPad = { id: newId(), touched: Date.now(), sheet, pad }
  if (!keepPad(kept)) throw new Refusal(0, t('pad-not-kept'))
  return kept
}

/** What a file says that means to be a pad; whether it is one, the server knows. */
async function padData(file: File): Promise<Record<string, unknown>> {
  const none = new Refusal(0, t('pad-file-none'))
  if (file.size > LONGEST) throw none
  let found: unknown
  try {
    found = JSON.parse(await file.text())
  } catch {
    throw none
  }
  if (typeof found !== 'object' || found === null || !('escalera-pad' in found)) throw none
  return found as Record<string, unknown>
}
