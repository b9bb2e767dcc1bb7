// Spanish: texts that are fetched only when wanted. Engine, book and paper use the same words for
// refusals, games and a pad's lines, from the same files.
const FILES = import.meta.glob<string>(['./es/*.ftl', '../../../src/escalera/texts/es/{bots,games,houserules,needs,padchecks,padlabels,positions,reasons,rulesets,server,settings,values}.ftl'], {
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
