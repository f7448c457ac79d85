/** Facts of the editors' files in the form in which a reader must see them. */
import type { Candidate, Election } from './election'
import { raceOf } from './election'

type QuestionResult = NonNullable<NonNullable<Election['results']>['questions']>[string]

/** A source as pages cite it. */
export interface Citation {
  readonly text: string
  /** Left out if the source must not be linked. */
  readonly url?: string
}

/** `2023-11-07` as "November 7, 2023". */
export function longDate(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })
}

/** `2023-11-07` as "Tuesday, November 7, 2023". */
export function fullDate(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' })
}

/** Two dates as "Saturday, October 21 – Friday, October 27, 2023". */
export function dateRange(from: string, to: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
  return format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)).replaceAll(/\s/g, ' ')
}

/** 15120 as "15,120". */
export function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** `07:00` as "7:00 am", or in the form of another language. */
export function clockTime(time: string, language = 'en'): string {
  const formatted = new Date(`2000-01-01T${time}Z`).toLocaleTimeString(language, {
    timeZone: 'UTC',
    timeStyle: 'short',
  })
  return formatted.replace(/\s/, ' ').toLowerCase()
}

/** `America/New_York` as "Eastern Time". */
export function zoneName(timeZone: string): string {
  const [, name = ''] =
    /, (.*)$/.exec(new Date(0).toLocaleDateString('en-US', { timeZone, timeZoneName: 'longGeneric' })) ?? []
  return name
}

/** Cites sources by their ids, each once. */
export function cite({ sources }: Election, ids: readonly string[]): Citation[] {
  return [...new Set(ids)].map((id) => {
    const source = sources[id]
    if (!source) throw new Error(`There is no source "${id}".`)
    const { title, publisher, url, date, link = true } = source
    return { text: `${title}. ${publisher}, ${sourceDate(String(date))}.`, ...(link ? { url: new URL(url).href } : {}) }
  })
}

function sourceDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return longDate(date)
  return /^\d{4}-\d\d$/.test(date) ? longDate(`${date}-01`).replace(' 1,', '') : date
}

/** Every source that a profile must cite, in order. */
export function profileSources(
  election: Election,
  { sources, partySource, stances, withdrawn }: Candidate,
): Citation[] {
  return cite(election, [
    ...sources,
    ...(partySource ? [partySource] : []),
    ...stances.flatMap((stance) => stance.sources),
    ...(withdrawn?.sources ?? []),
  ])
}

/** True if a fact is certain enough to be on the site. */
export function isPublished({ certainty }: { readonly certainty: string }): boolean {
  return ['medium', 'medium-high', 'high'].includes(certainty)
}

/** The outcome for a candidate; `undefined` while it is not known. */
export function resultOf({ results }: Election, { id, race }: Candidate): string | undefined {
  const winners = results?.winners[race]
  if (!winners) return undefined
  return winners.includes(id) ? 'Elected' : 'Not elected'
}

/** The outcome of a ballot question by its word in the files. */
export const outcomeLabels = { passed: 'Passed', failed: 'Did not pass', undecided: 'Not decided' } as const

/** The outcome of a ballot question with the votes, if both are known. */
export function outcomeSentence({ outcome, yes, no }: QuestionResult): string {
  const votes = yes === undefined || no === undefined ? '' : ` ${count(yes)} yes, ${count(no)} no.`
  return `${outcomeLabels[outcome]}.${votes}`
}

/** The year of a stance if it must be shown. */
export function shownYear({ date: electionDay }: Election, { date }: Candidate['stances'][number]): string | undefined {
  const year = date === undefined ? undefined : String(date).slice(0, 4)
  return year === undefined || electionDay.startsWith(year) ? undefined : year
}

/** The text of a candidate's image for link previews: heading, details and title of the guide. */
export function previewImage(election: Election, candidate: Candidate) {
  return {
    path: `/share/profile/${candidate.id}.png`,
    siteTitle: election.title,
    heading: candidate.name,
    details: [raceOf(election, candidate).name, fullDate(election.date)],
  } as const
}

/** The candidates as the open data must have them. */
export function openData(election: Election) {
  return election.candidates
    .filter(({ withdrawn }) => !withdrawn)
    .map((candidate) => ({
      id: candidate.id,
      src: candidate.src ?? `${candidate.id}.svg`,
      name: candidate.name,
      position: raceOf(election, candidate).position,
      party: candidate.noParty ? 'N/A' : candidate.party,
      experience: candidate.experience?.trim() ?? '',
      keyStances: candidate.stances.map(({ title }) => title.trim()),
      stanceInfo: candidate.stances.map(({ text }) => text.trim()),
    }))
}
