// What the pad asks of a server. It goes on without one, so every answer may be missing.
import { fileAddress, served } from '../../build'
import { t, type Language } from '../../lang/lang'
import { arrived, client, games, Refusal, told, type Answer } from '../../net/api'
import type { GameInfo, PadFinding, PadSheet, SharedPad } from '../../protocol'
import type { Hand, Pad } from '../sheet/padData'

export function askGames(): Promise<GameInfo[]> {
  return served ? told(client.GET('/api/games')) : games()
}

export function askSheet(
  game: string,
  players: number,
  settings: Record<string, string>,
): Promise<PadSheet> {
  if (!served) return builtSheet(game, players, settings)
  const set = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  const params = { path: { game }, query: { players, set } }
  return told(client.GET('/api/games/{game}/sheet', { params }))
}

/** A sheet of the files that a static site has, one for each choice of a game's variations (tools.site). */
async function builtSheet(
  game: string,
  players: number,
  settings: Record<string, string>,
): Promise<PadSheet> {
  const answer = await fetch(fileAddress(`pad/${game}.json`)).catch(() => null)
  if (!answer?.ok) throw new Refusal(0, t('app-not-loaded'))
  const sheets = (await answer.json()) as Record<string, PadSheet>
  const chosen = Object.entries(settings).map(([key, value]) => ` ${key}=${value}`).sort().join('')
  const found = sheets[players + chosen]
  if (found) return found
  const others = Object.keys(sheets).some((key) => key.slice(1) === chosen)
  throw new Refusal(422, '', others ? 'NOT_FOR_SO_MANY' : 'NO_SHEET')
}

const sent = (pad: Pad) => pad as unknown as Record<string, unknown>

/** The faults in a hand that would have a given number on the pad. */
export function askFindings(pad: Pad, hand: Hand, number: number): Promise<PadFinding[]> {
  const body = { pad: { ...sent(pad), edits: [] }, hand: hand as never, number }
  // Safari before 16 can't be told to give up.
  const signal = (AbortSignal as Partial<typeof AbortSignal>).timeout?.(2500)
  return told(client.POST('/api/pads/check', { body, signal }))
}

/** A pad from a file, counted; a `Refusal` if it is not a pad. */
export async function readPad(data: Record<string, unknown>): Promise<Pad> {
  const { pad } = await told(client.POST('/api/pads/told', { body: { pad: data } }))
  return pad as unknown as Pad
}

export interface PaperWish {
  paper: 'a4' | 'letter'
  large: boolean
  named: boolean
  lang: Language
}

export function askPdf(pad: Pad, wish: PaperWish): Promise<Blob> {
  const body = { pad: sent(pad), ...wish }
  const asked = client.POST('/api/pads/sheet.pdf', { body, parseAs: 'blob' })
  return told(asked as unknown as Promise<Answer<Blob>>)
}

// ------------------------------------------------------------------ shared by a link

export type Writers = SharedPad['writers']

export async function sharePad(pad: Pad, writers: Writers): Promise<string> {
  await arrived()
  return (await told(client.POST('/api/pads/shared', { body: { pad: sent(pad), writers } }))).id
}

/** A shared pad, null if it is still at a version. */
export async function askShared(id: string, version = 0): Promise<SharedPad | null> {
  await arrived()
  const params = { path: { pad_id: id }, header: { 'if-none-match': `"${version}"` } }
  const asked = client.GET('/api/pads/shared/{pad_id}', { params, cache: 'no-store' })
  try {
    return await told(asked)
  } catch (error) {
    if (error instanceof Refusal && error.status === 304) return null
    throw error
  }
}

/** Writes a shared pad; the answer is its next version. */
export async function writeShared(
  id: string,
  pad: Pad,
  version: number,
  writers: Writers,
): Promise<number> {
  const body = { pad: sent(pad), version, writers }
  const params = { path: { pad_id: id } }
  return (await told(client.PUT('/api/pads/shared/{pad_id}', { params, body }))).version
}

/** Whether a refusal says that a pad is not shared, or not at the server, any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 410 || error.name === 'NO_SUCH_PAD')
}

/** Stops sharing a pad; if it was stopped from elsewhere before, that is just as good. */
export async function stopSharing(id: string): Promise<void> {
  const params = { path: { pad_id: id } }
  const asked = client.DELETE('/api/pads/shared/{pad_id}', { params, parseAs: 'text' })
  const { error, response } = await asked.catch(() => {
    throw new Refusal(0, '')
  })
  if (response.ok) return
  try {
    await told(Promise.resolve({ error, response }))
  } catch (refused) {
    if (!isGone(refused)) throw refused
  }
}
