/** Finds what a cell refers to by its id or by its name. */
import type { YamlValue } from '@/guide/write/yamlValue'
import { foldName } from '@/lib/characters'
import { getAt, getText } from '@/lib/values'
import type { EditedElection } from '../editedFiles'

/** The value of a cell, or the message about why it has none. */
export type Parsed = { readonly value: YamlValue } | { readonly message: string }

export type ReferenceKind = 'race' | 'group' | 'areaKind' | 'topic' | 'source' | 'candidate'

type Resolve = (text: string) => Parsed

export type References = Readonly<Record<ReferenceKind, Resolve>> & {
  /** That of the election, if it states one. */
  readonly language?: string
}

/** References also find what the import adds. */
export function buildReferences({ election, sources, candidates }: EditedElection): References {
  const language = getAt(election.value, ['languages', 0])
  const inElection = (list: string, noun: string, sheet: string) =>
    createResolve(
      `the id or the name of a ${noun}`,
      election.list([list]).map((item) => toReferent(getText(item, 'id'), item, ['name'])),
      `Add the ${noun} on the sheet ${sheet}, or correct the cell.`,
    )
  return {
    ...(typeof language === 'string' ? { language } : {}),
    race: inElection('races', 'race', 'Races'),
    group: inElection('groups', 'group', 'Groups'),
    areaKind: inElection('areaKinds', 'kind of area', 'Kinds of areas'),
    topic: inElection('topics', 'topic', 'Topics'),
    source: createResolve(
      'the id, the title or the address of a source',
      Object.entries(sources.value ?? {}).map(([id, source]) => toReferent(id, source, ['title', 'url'])),
      'Add the source on the sheet Sources, or correct the cell.',
    ),
    candidate: createResolve(
      'the id or the name of a candidate',
      [...candidates].map(([id, file]) => toReferent(id, file.value, ['name', 'sortName'])),
      'Add the candidate on the sheet Candidates, or correct the cell.',
    ),
  }
}

/** @param fields have names and addresses, one of which a cell may have instead of the id */
function toReferent(id: string, item: unknown, fields: readonly string[]) {
  return { id, names: fields.map((name) => getText(item, name)).filter((name) => name !== '') }
}

const maxListed = 12

/** @param noun noun phrase, like `the id or the name of a race` */
export function createResolve(noun: string, referents: readonly ReturnType<typeof toReferent>[], fix = ''): Resolve {
  const ids = new Set(referents.map(({ id }) => id))
  const byName = new Map<string, Set<string>>()
  for (const { id, names } of referents)
    for (const name of [id, ...names]) byName.set(foldName(name), (byName.get(foldName(name)) ?? new Set()).add(id))
  const listed = ids.size === 0 ? ', and there is none yet' : ids.size > maxListed ? '' : `: ${[...ids].join(', ')}`
  return (text) => {
    if (ids.has(text)) return { value: text }
    const [id, ...others] = byName.get(foldName(text)) ?? []
    if (id === undefined) {
      const problem = text === '' ? `Enter ${noun}` : `“${text}” is not ${noun}`
      return { message: [`${problem}${listed}.`, fix].join(' ').trim() }
    }
    if (others.length === 0) return { value: id }
    return { message: `Several are named “${text}”. Enter the id of one: ${[id, ...others].join(', ')}.` }
  }
}
