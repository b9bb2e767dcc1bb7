// Why settings can't be played, as a server says it: the setting at fault, and a sentence by name.

type Values = Record<string, string | number>

/** A refused rule set; `key` is the setting at fault. */
export class RuleFault extends Error {
  override readonly name: string

  constructor(
    readonly key: string,
    name: string,
    readonly values: Values = {},
  ) {
    super(`${key}: ${name}`)
    this.name = name
  }
}

/** What a fault says, without its stack; whatever else went wrong is thrown again. */
export function said(error: unknown): Pick<RuleFault, 'key' | 'name' | 'values'> {
  if (!(error instanceof RuleFault)) throw error
  const { key, name, values } = error
  return { key, name, values }
}

/** What the settings have changed, and in which parameters. */
export interface Blamed {
  deviations: readonly { key: string; changes: readonly string[] }[]
}

/** Refuses for the first of these parameters that a setting changes, or for the first of them. */
export function refuse(rules: Blamed, blamed: readonly string[], name: string, values: Values = {}): never {
  const keys = blamed.flatMap((one) => rules.deviations.filter(({ changes }) => changes.includes(one)))
  throw new RuleFault(keys[0]?.key ?? blamed[0]!, name, values)
}

/** A parameter that is a number, by its name. */
export function numberOf(rules: object, name: string): number {
  return (rules as Record<string, number>)[name]!
}

/** The whole numbers from 0, below an end. */
export function upTo(end: number): number[] {
  return Array.from({ length: Math.max(0, end) }, (_, i) => i)
}
