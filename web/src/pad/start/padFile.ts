// A pad from a file saved before, here or elsewhere.
import { t } from '../../lang/lang'
import { Refusal } from '../../net/api'
import { holdPad, newId, type KeptPad } from '../kept/keptPads'
import { askSheet, readPad } from '../kept/padRequests'

/** Longer than any pad: a larger file is not read. */
const LONGEST = 2_000_000

/** Keeps the pad in a file as a new one; throws an error with a sentence if there is none. */
export async function openFile(file: File): Promise<KeptPad> {
  const pad = await readPad(await padData(file))
  const sheet = await askSheet(pad.game, pad.players, pad.settings)
  const begun = Date.now()
  const kept: KeptPad = { id: newId(), touched: begun, begun, sheet, pad }
  holdPad(kept)
  return kept
}

/** The content of a file that looks like a pad; the server knows whether it is one. */
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
