// JSON in which what is the same is written once, as tools/books/shared.py writes it: a list of parts,
// and the whole; {"": 7} stands for part 7, which may itself name parts before it.
const NAME = ''

type Parts = readonly unknown[]

/** The value of a text's JSON. */
export function unpacked([parts, whole]: [Parts, unknown]): unknown {
  const known: unknown[] = []
  for (const part of parts) known.push(filled(part, known))
  return filled(whole, known)
}

function filled(value: unknown, known: Parts): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, known))
  if (typeof value !== 'object' || value === null) return value
  if (NAME in value) return known[value[NAME] as number]
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, known)]))
}
