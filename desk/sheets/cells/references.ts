/** Finds what a cell refers to by its id or by its name. */
import { foldName } from '@/lib/characters'
import type { Parsed } from './cellKinds'

export type ReferenceKind = 'race' | 'group' | 'topic' | 'source' | 'candidate'

/** Returns the id that a text refers to, or the reason why it refers to none. */
export type Resolve = (text: string) => Parsed

export type References = Readonly<Record<ReferenceKind, Resolve>>

export interface Referent {
  readonly id: string
  /** Its names and addresses, one of which a cell may have instead of the id. */
  readonly names: readonly string[]
}

const maxListed = 12

/**
 * Creates the function that finds what a text refers to.
 * @param expected noun phrase, like `the id or the name of a race`
 */
export function createResolve(expected: string, referents: readonly Referent[]): Resolve {
  const ids = new Set(referents.map(({ id }) => id))
  const byName = new Map<string, Set<string>>()
  for (const { id, names } of referents)
    for (const name of [id, ...names]) byName.set(foldName(name), (byName.get(foldName(name)) ?? new Set()).add(id))
  return (text) => {
    if (ids.has(text)) return { value: text }
    const [id, ...others] = byName.get(foldName(text)) ?? []
    if (id !== undefined && others.length === 0) return { value: id }
    if (id !== undefined)
      return { expected: `an id, because several have this name: ${[id, ...others].join(', ')}`, found: `"${text}"` }
    return { expected: `${expected}${list([...ids])}`, found: `"${text}"` }
  }
}

function list(ids: readonly string[]): string {
  if (ids.length === 0) return ', but there is none'
  return ids.length > maxListed ? '' : `: ${ids.join(', ')}`
}
