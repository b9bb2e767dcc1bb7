// Spanish: texts that are fetched only when they are wanted.
const FILES = import.meta.glob<string>('./es/*.ftl', {
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
