import { languages } from '@/lib/locale/language'
import { defaultLanguage, findFormats } from '@/lib/locale/languages'
import { memoize } from '@/lib/collections'
import { unknownParty, type Candidate, type Guide, type Stance } from '@/guide/fields/published'

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

export function countRunning(candidates: readonly Candidate[]): number {
  return candidates.filter(({ withdrawn }) => !withdrawn).length
}

/** True if a candidate has an image of their own. False if the portrait shows initials. */
export function hasPhoto({ id, src }: Pick<Candidate, 'id' | 'src'>): boolean {
  return src !== `${id}.svg`
}

export function listGeneratedPortraits({ candidates }: Guide): readonly Candidate[] {
  return candidates.filter((candidate) => !hasPhoto(candidate))
}

/** Returns the stance with a name from an address, like `stance1`, if any. */
export function findStance(candidate: Candidate, name: string): Stance | undefined {
  return candidate.stances.find(({ number }) => name === `stance${number}`)
}

/** Returns the items before and after the current one of a list. Undefined at the ends. */
export function findAdjacent<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean) {
  const index = items.findIndex(isCurrent)
  return { previous: items[index - 1], next: items[index + 1] }
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

/** True if no party is known. `Unenrolled` and the like are known. */
export function hasUnknownParty({ party }: Candidate): boolean {
  return party === unknownParty
}
