import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hexOf, sha256 } from './sha256'

test('the standard’s own examples', () => {
  expect(hexOf(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hexOf(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  const long = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'
  expect(hexOf(sha256(long))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
})

test('texts of every length, as Node has them', () => {
  let text = ''
  for (let length = 0; length < 300; length += 1) {
    expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
    text = `${hexOf(sha256(text))}á∞ño${text}`.slice(0, length + 1)
  }
})
