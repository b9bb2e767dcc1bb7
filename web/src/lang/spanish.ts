// Spanish: texts that are fetched only when wanted. Engine, book and paper use the same words for
// refusals, games and a pad's lines, from the same files.
import { fetched } from './fetched'

const FILES = import.meta.glob<string>(['./es/*.ftl', '../../../src/escalera/texts/es/{bots,games,houserules,needs,padchecks,padlabels,positions,reasons,rulesets,server,settings,values}.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
})

export function spanish(): Promise<string[]> {
  return Promise.all(Object.values(FILES).map(fetched))
}
