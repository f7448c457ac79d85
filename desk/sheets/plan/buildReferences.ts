import { createResolve, type References, type Referent } from '../cells/references'
import type { EditedElection } from '../editedFiles'

/** Creates the functions that find races, groups, topics, sources and candidates, with those that the import adds. */
export function buildReferences({ election, sources, candidates }: EditedElection): References {
  const inElection = (name: string) => election.list([name]).map((item) => toReferent(item, ['name']))
  return {
    race: createResolve('the id or the name of a race', inElection('races')),
    group: createResolve('the id or the name of a group', inElection('groups')),
    topic: createResolve('the id or the name of a topic', inElection('topics')),
    source: createResolve(
      'the id, the title or the address of a source',
      Object.entries(sources.value ?? {}).map(([id, source]) => ({ ...toReferent(source, ['title', 'url']), id })),
    ),
    candidate: createResolve(
      'the id or the name of a candidate',
      [...candidates].map(([id, file]) => ({ ...toReferent(file.value, ['name', 'sortName']), id })),
    ),
  }
}

function toReferent(item: unknown, nameFields: readonly string[]): Referent {
  return { id: getText(item, 'id'), names: nameFields.map((name) => getText(item, name)).filter((name) => name !== '') }
}

/** The text of a field. Empty if there is none. */
export function getText(item: unknown, field: string): string {
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, field) : undefined
  return typeof value === 'string' ? value : ''
}
