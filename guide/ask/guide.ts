import { languages } from '@/lib/locale/language'
import { defaultLanguage, findFormats } from '@/lib/locale/languages'
import { phrases } from '@/lib/locale/phrases'
import { memoize } from '@/lib/memoize'
import { uniqueById } from '@/lib/uniqueById'
import {
  unknownParty,
  type Candidacy,
  type Candidate,
  type Guide,
  type Race,
  type Source,
  type Stance,
} from '@/guide/fields/published'
import { getOwn } from '@/lib/getOwn'

/** The order is the same on pages in every language. */
const surnames = new Intl.Collator(findFormats(languages[0] ?? defaultLanguage), { sensitivity: 'base' })

/** Compares two candidates of one race for sorting: by place on the official ballot if given, then by surname. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  // Write-in candidates have no place on the ballot.
  return (a.ballotOrder ?? Infinity) - (b.ballotOrder ?? Infinity) || surnames.compare(a.sortName, b.sortName)
}

/** Pages need the candidates of a race often. */
const listOnce = memoize((candidates: readonly Candidate[], raceId: string): readonly Candidate[] =>
  candidates
    .flatMap((candidate) => {
      const candidacy = candidate.candidacies.find(({ race }) => race === raceId)
      return candidacy ? [{ ...candidate, ...candidacy }] : []
    })
    .toSorted(compareCandidates),
)

/** Returns the candidates of a race in order, including those who withdrew, each with the fields of this candidacy. */
export function listCandidates({ candidates }: Pick<Guide, 'candidates'>, raceId: string): readonly Candidate[] {
  return listOnce(candidates, raceId)
}

/** The guide in its own language, from which addresses and amounts come. */
export function getOriginal(guide: Guide): Guide {
  return guide.translation?.original ?? guide
}

/** Counts the candidates who have not withdrawn. */
export function countRunning(candidates: readonly Candidate[]): number {
  return candidates.filter(({ withdrawn }) => !withdrawn).length
}

/** True if somebody has a key stance or a position. */
export function hasStatements(candidates: readonly Candidate[]): boolean {
  return candidates.some(({ stances, positions }) => stances.length + positions.length > 0)
}

/** True if a race has a comparison, which needs a statement, and two candidates who have not withdrawn. */
export function isCompared(guide: Pick<Guide, 'candidates'>, raceId: string): boolean {
  const candidates = listCandidates(guide, raceId)
  return countRunning(candidates) > 1 && hasStatements(candidates)
}

export function listComparedRaces(guide: Pick<Guide, 'races' | 'candidates'>): readonly Race[] {
  return guide.races.filter(({ id }) => isCompared(guide, id))
}

/** Returns the order of the candidates as a sentence for the page. */
export function describeCandidateOrder(candidates: readonly Candidate[]): string {
  return candidates.some(({ ballotOrder }) => ballotOrder !== undefined)
    ? phrases.races.ballotOrder
    : phrases.races.surnameOrder
}

/** Returns whose words the statements of a race are, as a sentence for the page. */
export function describeWords(candidates: readonly Candidate[]): string {
  const statements = candidates.flatMap(({ stances, positions }) => [...stances, ...positions])
  const { summaries, mostlySummaries } = phrases.profile
  return statements.every(({ words = 'summary' }) => words === 'summary') ? summaries : mostlySummaries
}

/** True if a candidate has an image of their own. False if the portrait shows initials. */
export function hasPhoto({ id, src }: Pick<Candidate, 'id' | 'src'>): boolean {
  return src !== `${id}.svg`
}

/** Returns the candidates without an image of their own, who get a generated portrait with their initials. */
export function listGeneratedPortraits({ candidates }: Guide): readonly Candidate[] {
  return candidates.filter((candidate) => !hasPhoto(candidate))
}

/** Returns the stance with a name from an address, like `stance1`, if any. */
export function findStance(candidate: Candidate, name: string): Stance | undefined {
  return candidate.stances.find(({ number }) => name === `stance${number}`)
}

/**
 * Returns the race of a candidacy. For a candidate, the first race.
 * @throws Error if the candidate belongs to another guide
 */
export function getRace(guide: Guide, { race: raceId }: Pick<Candidacy, 'race'>): Race {
  const race = guide.races.find(({ id }) => id === raceId)
  if (!race) throw new Error(`No race has the id "${raceId}".`)
  return race
}

/** Returns the races and questions of a group. Without an id, returns those without a group. */
export function listContests({ races, questions }: Guide, groupId?: string) {
  return {
    races: races.filter(({ group }) => group === groupId),
    questions: questions.filter(({ group }) => group === groupId),
  }
}

/** Returns the items before and after an item of a list, found by a key. Undefined at the ends. */
export function findAdjacent<Key, Item extends Key>(
  items: readonly Item[],
  item: Key,
  key: (item: Key) => unknown,
): { previous?: Item; next?: Item } {
  const index = items.findIndex((other) => key(other) === key(item))
  return { previous: items[index - 1], next: items[index + 1] }
}

/**
 * Returns every source of a profile, without repetition: the candidate's, then those of experience, party, statements, replies
 * and withdrawals.
 */
export function listSources(candidate: Candidate): readonly Source[] {
  const { experienceSources = [], partySource, stances, positions, candidacies } = candidate
  const all = [
    ...candidate.sources,
    ...experienceSources,
    ...(partySource ? [partySource] : []),
    ...[...stances, ...positions].flatMap(({ sources, reply }) => [...sources, ...(reply?.sources ?? [])]),
    ...candidacies.flatMap(({ withdrawn }) => withdrawn?.sources ?? []),
  ]
  return uniqueById(all)
}

/** Returns the latest date on which the election, a candidate or a questionnaire changed, as `YYYY-MM-DD`. */
export function findLastUpdate({
  election,
  candidates,
  questionnaires = [],
}: Pick<Guide, 'election' | 'candidates'> & Partial<Pick<Guide, 'questionnaires'>>): string {
  return [...candidates, ...questionnaires].reduce(
    (latest, { updated }) => (updated > latest ? updated : latest),
    election.updated,
  )
}

/** Returns the latest date on which the election or a candidate of a race changed, as `YYYY-MM-DD`. */
export function findRaceUpdate({ election, candidates }: Guide, raceId: string): string {
  return findLastUpdate({ election, candidates: listCandidates({ candidates }, raceId) })
}

/**
 * The candidates as open data, with exactly eight fields. Excludes those who withdrew from every race, because the fields
 * cannot express it. `experience` is empty if not known, and `stanceInfo` has the summaries of the `keyStances`.
 */
export function toOpenData({ candidates }: Guide) {
  return candidates
    .map((candidate) => ({ candidate, standing: candidate.candidacies.filter(({ withdrawn }) => !withdrawn) }))
    .filter(({ standing }) => standing.length > 0)
    .map(({ candidate: { id, src, name, party, noParty, experience = '', stances }, standing }) => ({
      id,
      src,
      name,
      position: standing.map(({ position }) => position).join(', '),
      party: noParty ? unknownParty : party,
      experience,
      keyStances: stances.map(({ title }) => title),
      stanceInfo: stances.map(({ text }) => text),
    }))
}

/** A repository itself. The address of anything in it, like a form for issues, is a web address like any other. */
const repository = /^(https:\/\/github\.com\/[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/**
 * Returns the email address or URL for corrections of a page. If the guide has a repository for them, this is the page's
 * file on the default branch: the candidate's, or else the election's.
 * @param candidate id of the candidate that the page is about, if there is one
 * @returns undefined if the guide has no address for corrections besides its contact
 */
export function getCorrectionsContact({ election, files }: Guide, candidate?: string): string | undefined {
  const corrections = election.publisher?.corrections
  const address = corrections && repository.exec(corrections)?.[1]
  if (!address) return corrections
  const file = (candidate !== undefined && getOwn(files.candidates, candidate)) || files.election
  return `${address}/blob/HEAD/${encodeURI(file)}`
}
