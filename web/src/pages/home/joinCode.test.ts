import { expect, test } from 'vitest'
import { wayIn } from './joinCode'

test.each([
  ['q3Xv_9-aB1cD', '/t/q3Xv_9-aB1cD'],
  ['  q3Xv_9-aB1cD ', '/t/q3Xv_9-aB1cD'],
  ['https://cards.example/t/q3Xv_9-aB1cD', '/t/q3Xv_9-aB1cD'],
  ['http://192.168.1.5:8000/t/q3Xv_9-aB1cD?seat=2', '/t/q3Xv_9-aB1cD'],
  ['Ann asks you to Samba: https://cards.example/t/q3Xv_9-aB1cD', '/t/q3Xv_9-aB1cD'],
  ['Join us: https://cards.example/t/q3Xv_9-aB1c-.', '/t/q3Xv_9-aB1c-'],
  ['<https://cards.example/t/q3Xv_9-aB1cD>', '/t/q3Xv_9-aB1cD'],
  ['(https://cards.example/t/q3Xv_9-aB1cD), at eight', '/t/q3Xv_9-aB1cD'],
  ['q3Xv_9-aB1cD.', '/t/q3Xv_9-aB1cD'],
  ['“_3Xv_9-aB1c-”!', '/t/_3Xv_9-aB1c-'],
  [`https://cards.example/t/${'a'.repeat(41)}`, ''],
  ['https://cards.example/move#a.b-c_1', '/move#a.b-c_1'],
  ['My seats: <https://cards.example/move#a.b-c_1>.', '/move#a.b-c_1'],
  ['https://cards.example/mine', ''],
  ['the blue one', ''],
  ['', ''],
])('%s leads to %s', (typed, way) => expect(wayIn(typed)).toBe(way))
