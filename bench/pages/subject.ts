import type { Candidate, Guide } from '@/guide/fields/published'
import { pageKinds, type PageKind } from './metrics'

/** The parts of an election that the benchmark visits. */
export interface Subject {
  /** The `h1` of the landing page. */
  readonly title: string
  /** The pages that the election has. */
  readonly pages: readonly PageKind[]
  /** A candidate with a stance. The first stance is on the journey. */
  readonly candidate: Pick<Candidate, 'id' | 'name' | 'race' | 'stances'>
  /** Id of a topic, if the election has topics. */
  readonly topic?: string
  /** Names of the first race, which shows by default, and the last; absent if there is only one race. */
  readonly races?: { readonly first: string; readonly last: string }
}

/**
 * Chooses what to visit in an election.
 * @throws Error if no candidate has a stance
 */
export function chooseSubject({ election, races, candidates, topics }: Guide): Subject {
  const candidate = candidates.find(({ stances }) => stances.length > 0)
  if (!candidate)
    throw new Error('The benchmark measures a stance page, but no candidate in this election has a stance.')
  const [first, last] = [races[0], races.at(-1)]
  const topic = topics[0]?.id
  const isAbsent = (page: PageKind) =>
    (page === 'results' && election.results === undefined) ||
    ((page === 'compare' || page === 'topics' || page === 'topic') && topic === undefined)
  return {
    title: election.title,
    pages: pageKinds.filter((page) => !isAbsent(page)),
    candidate,
    topic,
    races: first && last && first !== last ? { first: first.name, last: last.name } : undefined,
  }
}
