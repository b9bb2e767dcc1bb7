// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Tone {
  onended?: () => void
  [part: string]: unknown
}

const did: string[] = []
const tones: Tone[] = []

class Device {
  currentTime = 0
  destination = {}
  async resume(): Promise<void> {
    did.push('resume')
  }
  async suspend(): Promise<void> {
    did.push('suspend')
  }
  createOscillator(): object {
    const tone: Tone = { frequency: {}, connect: (next: object) => next, start: vi.fn(), stop: vi.fn() }
    tones.push(tone)
    return tone
  }
  createGain(): object {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
    return { gain, connect: vi.fn() }
  }
}

beforeEach(() => {
  did.length = tones.length = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', Device)
})

afterEach(() => vi.unstubAllGlobals())

test('the device rests after the last note, and wakes for the next', async () => {
  const { play } = await import('./sound')
  play('meld')
  expect(did).toEqual(['resume'])
  tones[0]?.onended?.()
  expect(did).toEqual(['resume'])
  tones[1]?.onended?.()
  expect(did).toEqual(['resume', 'suspend'])
  play('card')
  expect(did).toEqual(['resume', 'suspend', 'resume'])
})

test('without a device the game is silent', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { play } = await import('./sound')
  expect(() => play('end')).not.toThrow()
  expect(did).toEqual([])
})

test('before the first tap nothing is struck that would sound after it', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const { play } = await import('./sound')
  play('meld')
  expect([did, tones]).toEqual([[], []])
})

test('the first tap wakes the device, which rests again', async () => {
  const { soundFromFirstTap } = await import('./sound')
  soundFromFirstTap()
  dispatchEvent(new MouseEvent('click'))
  await vi.waitFor(() => expect(did).toEqual(['resume', 'suspend']))
  dispatchEvent(new MouseEvent('click'))
  expect(did).toEqual(['resume', 'suspend'])
})

test('who has left the table wakes nothing', async () => {
  const { soundFromFirstTap } = await import('./sound')
  soundFromFirstTap()()
  dispatchEvent(new MouseEvent('click'))
  expect(did).toEqual([])
})
