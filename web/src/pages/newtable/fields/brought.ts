// What the variations chosen at a table make of its finer rules: three hands have minimums of their own.
import type { HouseRule, SwitchInfo } from '../../../protocol'

/** The rules, each with the value that it has where nobody writes another. */
export function withBrought(
  rules: readonly HouseRule[],
  switches: readonly SwitchInfo[],
  settings: Record<string, string>,
): HouseRule[] {
  const brought = Object.assign({}, ...switches.map((one) => one.brings[settings[one.key] ?? ''] ?? {}))
  return rules.map((rule) => ({ ...rule, default: brought[rule.key] ?? rule.default }))
}
