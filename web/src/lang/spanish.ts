// Spanish: texts that are fetched only when they are wanted. Refusals and games are said by the
// engine and the book in the same words, from the same files.
const FILES = import.meta.glob<string>(['./es/*.ftl', '../../../src/escalera/texts/es/{games,reasons}.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
})

export function spanish(): Promise<string[]> {
  return Promise.all(Object.values(FILES).map(text))
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
