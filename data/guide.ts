/** Queries on a Guide. All are pure functions. */
import { language } from '@/lib/locale/language'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Area, Candidacy, Candidate, Guide, Question, Race, Source, Stance } from './schema/published'

const surnames = new Intl.Collator(language, { sensitivity: 'base' })

/** Compares two candidates of one race for sorting: by place on the official ballot if given, then by surname. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  // Write-in candidates have no place on the ballot.
  return (a.ballotOrder ?? Infinity) - (b.ballotOrder ?? Infinity) || surnames.compare(a.sortName, b.sortName)
}

/** Candidates by race, for each list of candidates. Pages ask for them often. */
const racesByList = new WeakMap<readonly Candidate[], Map<string, readonly Candidate[]>>()

/** The candidates of a race in order, including those who withdrew, each with the fields of this candidacy. */
export function candidatesOf({ candidates }: Pick<Guide, 'candidates'>, raceId: string): readonly Candidate[] {
  const races = racesByList.get(candidates) ?? new Map<string, readonly Candidate[]>()
  racesByList.set(candidates, races)
  const known = races.get(raceId)
  if (known) return known
  const inRace = candidates
    .flatMap((candidate) => {
      const candidacy = candidate.candidacies.find(({ race }) => race === raceId)
      return candidacy ? [{ ...candidate, ...candidacy }] : []
    })
    .toSorted(compareCandidates)
  races.set(raceId, inRace)
  return inRace
}

/** Number of candidates who have not withdrawn. */
export function runningCount(candidates: readonly Candidate[]): number {
  return candidates.filter(({ withdrawn }) => !withdrawn).length
}

/** The order of the candidates as a sentence for the page. */
export function describeCandidateOrder(candidates: readonly Candidate[]): string {
  return candidates.some(({ ballotOrder }) => ballotOrder !== undefined)
    ? phrases.races.ballotOrder
    : phrases.races.surnameOrder
}

/** The candidate with an id, if any. */
export function candidateById(guide: Guide, id: string): Candidate | undefined {
  return guide.candidates.find((candidate) => candidate.id === id)
}

/** Candidates without an image of their own, who get a generated portrait with their initials. */
export function candidatesWithGeneratedPortrait({ candidates }: Guide): readonly Candidate[] {
  return candidates.filter(({ id, src }) => src === `${id}.svg`)
}

/** The stance with a name from an address, like `stance1`, if any. */
export function stanceByName(candidate: Candidate, name: string): Stance | undefined {
  return candidate.stances.find(({ number }) => name === `stance${number}`)
}

/**
 * The race of a candidacy. For a candidate, the first race.
 * @throws Error if the candidate belongs to another guide
 */
export function raceOf(guide: Guide, { race: raceId }: Pick<Candidacy, 'race'>): Race {
  const race = guide.races.find(({ id }) => id === raceId)
  if (!race) throw new Error(`No race has the id "${raceId}".`)
  return race
}

/** The ballot question with an id, if any. */
export function questionById({ questions }: Guide, id: string): Question | undefined {
  return questions.find((question) => question.id === id)
}

/** The number of seats of a race; undefined if not known. */
export function seatsOf({ seats, voteFor }: Race): number | undefined {
  return seats ?? voteFor
}

/** The races and questions of a group: of one, or, without an id, those without a group. */
export function contestsOf(
  { races, questions }: Guide,
  groupId?: string,
): { readonly races: readonly Race[]; readonly questions: readonly Question[] } {
  return {
    races: races.filter(({ group }) => group === groupId),
    questions: questions.filter(({ group }) => group === groupId),
  }
}

/** Ids of the races and questions on the ballot of an area: those of its groups, and those for everyone. */
export function ballotOf({ groups, races, questions }: Guide, area: Area): readonly string[] {
  const groupIds = new Set([...area.groups, ...groups.filter(({ everyone }) => everyone).map(({ id }) => id)])
  return [...races, ...questions].filter(({ group }) => group === undefined || groupIds.has(group)).map(({ id }) => id)
}

/** The items before and after an item of a list, found by a key. Undefined at the ends. */
export function adjacentItems<Item>(
  items: readonly Item[],
  item: Item,
  key: (item: Item) => unknown,
): { previous?: Item; next?: Item } {
  const index = items.findIndex((other) => key(other) === key(item))
  return { previous: items[index - 1], next: items[index + 1] }
}

/**
 * Every source of a profile, without repetition: the candidate's, then those of experience, party, statements, replies
 * and withdrawals.
 */
export function sourcesOf(candidate: Candidate): readonly Source[] {
  const { experienceSources = [], partySource, stances, positions, candidacies } = candidate
  const all = [
    ...candidate.sources,
    ...experienceSources,
    ...(partySource ? [partySource] : []),
    ...[...stances, ...positions].flatMap(({ sources, reply }) => [...sources, ...(reply?.sources ?? [])]),
    ...candidacies.flatMap(({ withdrawn }) => withdrawn?.sources ?? []),
  ]
  return [...new Map(all.map((source) => [source.id, source])).values()]
}

/** A page of the site: its path without the base path, and the date when its content last changed, as `YYYY-MM-DD`. */
interface PageEntry {
  readonly path: string
  readonly updated: string
}

/** Lists every page of the site except the not-found page. */
export function listPages(guide: Guide): readonly PageEntry[] {
  const updated = lastUpdated(guide)
  return [
    ...[paths.home, paths.candidates, paths.corrections, paths.data].map((path) => ({ path, updated })),
    ...[paths.howToVote, paths.results, paths.about, paths.fairness].map((path) => ({ path, updated })),
    ...guide.questions.map(({ id }) => ({ path: paths.question(id), updated: guide.election.updated })),
    ...guide.races.map(({ id }) => ({ path: paths.racePage(id), updated: raceUpdated(guide, id) })),
    ...guide.candidates.flatMap((candidate) => [
      { path: paths.profile(candidate.id), updated: candidate.updated },
      ...candidate.stances.map(({ number }) => ({
        path: paths.stance(candidate.id, number),
        updated: candidate.updated,
      })),
    ]),
  ]
}

/** The latest date on which the election or a candidate changed, as `YYYY-MM-DD`. */
export function lastUpdated({ election, candidates }: Pick<Guide, 'election' | 'candidates'>): string {
  return candidates.reduce((latest, { updated }) => (updated > latest ? updated : latest), election.updated)
}

/** The latest date on which the election or a candidate of a race changed, as `YYYY-MM-DD`. */
export function raceUpdated({ election, candidates }: Guide, raceId: string): string {
  return lastUpdated({ election, candidates: candidatesOf({ candidates }, raceId) })
}

/** A candidate as open data: exactly these eight fields. */
export interface OpenCandidate {
  /** Unique in the guide, and part of the address of the profile. */
  readonly id: string
  /** Name of the image file in `img/`. */
  readonly src: string
  readonly name: string
  /** Like "Springfield City Council Candidate". */
  readonly position: string
  /** As the candidate stated it, or `N/A` if no party is known. */
  readonly party: string
  /** Empty if not known. */
  readonly experience: string
  /** Short titles, in the order of `stanceInfo`. */
  readonly keyStances: readonly string[]
  /** Texts, in the order of `keyStances`. */
  readonly stanceInfo: readonly string[]
}

/**
 * The candidates as open data. Excludes those who withdrew from every race, because the eight fields cannot express it.
 */
export function openData({ candidates }: Guide): readonly OpenCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, standing: candidate.candidacies.filter(({ withdrawn }) => !withdrawn) }))
    .filter(({ standing }) => standing.length > 0)
    .map(({ candidate: { id, src, name, party, noParty, experience = '', stances }, standing }) => ({
      id,
      src,
      name,
      position: standing.map(({ position }) => position).join(', '),
      party: noParty ? 'N/A' : party,
      experience,
      keyStances: stances.map(({ title }) => title),
      stanceInfo: stances.map(({ text }) => text),
    }))
}
