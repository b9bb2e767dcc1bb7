import { expect, test } from 'vitest'
import { codeOf } from './joinCode'

test.each([
  ['q3Xv_9-aB1cD', 'q3Xv_9-aB1cD'],
  ['  q3Xv_9-aB1cD ', 'q3Xv_9-aB1cD'],
  ['https://cards.example/t/q3Xv_9-aB1cD', 'q3Xv_9-aB1cD'],
  ['http://192.168.1.5:8000/t/q3Xv_9-aB1cD?seat=2', 'q3Xv_9-aB1cD'],
  ['Ann asks you to Samba: https://cards.example/t/q3Xv_9-aB1cD', 'q3Xv_9-aB1cD'],
  ['https://cards.example/mine', ''],
  ['the blue one', ''],
  ['', ''],
])('%s names the table %s', (typed, code) => expect(codeOf(typed)).toBe(code))
