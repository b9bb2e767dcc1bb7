// Lessons and the referee in the page beside what a server answered: see tests/solo/answers.py.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { start } from '../src/engine/engine'
import { lessonAnswer, type LessonAsk } from '../src/solo/lessons/lesson'
import { learnLate, t } from '../src/lang/lang'
import type { Offence } from '../src/protocol'
import { judge } from '../src/solo/lessons/referee'

interface Case {
  lesson?: LessonAsk
  judge?: { record: string; play: string }
  /** What the server answered. */
  answer: string
}

const { cases } = JSON.parse(readFileSync(process.env.ESCALERA_ANSWERS!, 'utf-8')) as { cases: Case[] }
learnLate(['positions', 'server'].map((file) => readFileSync(`../src/escalera/texts/en/${file}.ftl`, 'utf-8')))
const engine = start(new WebAssembly.Module(readFileSync('../build/wasm/escalera.wasm')))

function answered({ lesson, judge: question }: Case): string {
  if (lesson) return lessonAnswer(engine, lesson)
  const found = judge(engine, question!.record, question!.play)
  if ('legal' in found) return `${found.legal} ${found.name} ${found.sentence}${offence(found.offence)}`
  return t('reason-NO_SUCH_POSITION', { ...found.values, fault: found.fault })
}

function offence(found: Offence | null): string {
  return found ? ` ${found.points} ${found.raised} ${found.returned}` : ''
}

test('every answer is the same', () => {
  for (const one of cases) expect(answered(one), JSON.stringify(one)).toBe(one.answer)
  console.log(`${cases.length} answers`)
})
