/** Pure questions to a Guide. */
import type { Candidate, Guide, Race, Source, Stance } from './schema/published'

const surnames = new Intl.Collator('en', { sensitivity: 'base' })

/** Order of two candidates of one race: by place on the official ballot where the files have it, else by surname. */
export function byBallotOrder(a: Candidate, b: Candidate): number {
  return (a.ballotOrder ?? 0) - (b.ballotOrder ?? 0) || surnames.compare(a.sortName, b.sortName)
}

/** The candidates of a race, in the race's order; those who withdrew included. */
export function candidatesOf(guide: Guide, raceId: string): readonly Candidate[] {
  return guide.candidates.filter(({ race }) => race === raceId)
}

/** How many candidates of a race have not withdrawn. */
export function runningCount(candidates: readonly Candidate[]): number {
  return candidates.filter(({ withdrawn }) => !withdrawn).length
}

/** The rule of order as a sentence for the page. */
export function describeOrder(candidates: readonly Candidate[]): string {
  return candidates.some(({ ballotOrder }) => ballotOrder !== undefined)
    ? 'Candidates are listed in the order of the official ballot.'
    : 'Candidates are listed by surname, A to Z.'
}

/** The candidate with an id, if there is one. */
export function candidateById(guide: Guide, id: string): Candidate | undefined {
  return guide.candidates.find((candidate) => candidate.id === id)
}

/** The candidates whose portrait is drawn, for want of a photograph. */
export function withPlaceholderPortrait({ candidates }: Guide): readonly Candidate[] {
  return candidates.filter(({ id, src }) => src === `${id}.svg`)
}

/** The stance that an address names, like `stance1`. */
export function stanceByName(candidate: Candidate, name: string): Stance | undefined {
  return candidate.stances.find(({ number }) => name === `stance${number}`)
}

/** The race of a candidate; the loader has made sure that there is one. */
export function raceOf(guide: Guide, { race }: Candidate): Race {
  return guide.races.find(({ id }) => id === race)!
}

/** What stands before and after one item of a list; nothing at its ends. */
export function adjacent<Item>(items: readonly Item[], item: Item): { previous?: Item; next?: Item } {
  const index = items.indexOf(item)
  return { previous: items[index - 1], next: items[index + 1] }
}

/** Every source that a profile rests on, each once: the candidate's own, then what stances and facts add. */
export function sourcesOf({ sources, partySource, stances, withdrawn }: Candidate): readonly Source[] {
  const all = [
    ...sources,
    ...(partySource ? [partySource] : []),
    ...stances.flatMap((stance) => stance.sources),
    ...(withdrawn?.sources ?? []),
  ]
  return [...new Map(all.map((source) => [source.id, source])).values()]
}

/** The newest date on which anything in the guide changed, as `YYYY-MM-DD`. */
export function lastUpdated({ election, candidates }: Guide): string {
  return [election.updated, ...candidates.map(({ updated }) => updated)].toSorted().at(-1)!
}

/** A candidate in the open-data file: exactly these eight fields. */
export interface OpenCandidate {
  /** Unique in the guide; part of the address of the profile. */
  readonly id: string
  /** Name of the picture's file in `img/`. */
  readonly src: string
  readonly name: string
  /** Like "Medford City Council Candidate". */
  readonly position: string
  /** Democrat, Republican or N/A. */
  readonly party: string
  readonly experience: string
  /** Short titles, in step with `stanceInfo`. */
  readonly keyStances: readonly string[]
  /** Texts, in step with `keyStances`. */
  readonly stanceInfo: readonly string[]
}

/** The candidates as open data. Those who withdrew are left out: the eight fields cannot say it. */
export function openData({ candidates }: Guide): readonly OpenCandidate[] {
  return candidates
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ id, src, name, position, party, experience, stances }) => ({
      id,
      src,
      name,
      position,
      party,
      experience,
      keyStances: stances.map(({ title }) => title),
      stanceInfo: stances.map(({ text }) => text),
    }))
}
