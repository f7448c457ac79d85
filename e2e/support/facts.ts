/** Facts of the editors' files in the form in which a reader must see them. */
import {
  candidaciesOf,
  candidatesOf,
  isPrimary,
  raceOf,
  type Candidacy,
  type Candidate,
  type Election,
} from './election'
import { collapse } from './outline'

/** `2017-11-07` as "November 7, 2017". */
export function longDate(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })
}

/** `2017-11-07` as "Tuesday, November 7, 2017". */
export function fullDate(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'full' })
}

/** Two dates as "Saturday, October 21 – Friday, October 27, 2017". */
export function dateRange(from: string, to: string, language = 'en'): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' })
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

/** `[text](url)`, or the text alone without a web address. */
export function link(text: string, url: string | undefined): string {
  if (url === undefined) return text
  return `[${text}](${/^https?:/.test(url) ? new URL(url).href : url})`
}

/** `{fr}text`, or the text alone in the language of the guide. Text is on one line. */
export function mark(language: string | undefined, text: string): string {
  return (language ? `{${language}}` : '') + collapse(text)
}

/** Cites sources by their ids, each once. */
export function cite({ sources }: Election, ids: readonly string[]): string[] {
  return [...new Set(ids)].map((id) => {
    const source = sources[id]
    if (!source) throw new Error(`There is no source "${id}".`)
    const { title, publisher, url, date, link: isLinked = true, language } = source
    const stop = /[.!?…]["'”’)]*$/.test(title) ? '' : '.'
    return `${mark(language, link(title, isLinked ? url : undefined))}${stop} ${publisher}, ${sourceDate(String(date))}.`
  })
}

/** The date of a source or a statement: `2017-10` as "October 2017", other text as it is. */
export function sourceDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return longDate(date)
  return /^\d{4}-\d\d$/.test(date) ? longDate(`${date}-01`).replace(' 1,', '') : date
}

/** Cites sources by publisher and date, with the title of those that would look alike. */
export function citeShort({ sources }: Election, ids: readonly string[]): string[] {
  const short = (id: string) => `${sources[id]?.publisher}, ${sourceDate(String(sources[id]?.date))}`
  return [...new Set(ids)].map((id, _, all) => {
    const { title, url, link: isLinked = true } = sources[id]!
    const isAlone = all.filter((other) => short(other) === short(id)).length === 1
    return link(isAlone ? short(id) : `${short(id)}: ${title}`, isLinked ? url : undefined)
  })
}

/** The first source of a statement, and the others under a line with their number. */
export function citeFolded(election: Election, ids: readonly string[]): string[] {
  const [first = '', ...others] = citeShort(election, ids)
  return [first, ...countOthers(ids), ...others]
}

/** The line that counts the sources of a statement after the first, if there are any. */
export function countOthers({ length }: readonly string[]): string[] {
  if (length < 2) return []
  return [length === 2 ? 'and 1 more source' : `and ${length - 1} more sources`]
}

/** Parts of a profile that may have sources, in the order of the page: a link to each, and its sources. */
function listParts(election: Election, candidate: Candidate) {
  const { partySource, stances, positions, experience, experienceSources = candidate.sources } = candidate
  const toPart = (id: string, name: string, sources: readonly string[] = [], language?: string) => ({
    link: mark(language, `[${name}](./#${id})`),
    sources,
  })
  const sourcesOf = ({ sources, reply }: (typeof positions)[number]) => [...sources, ...(reply?.sources ?? [])]
  return [
    toPart('party', 'Party', partySource && [partySource]),
    ...candidaciesOf(candidate).flatMap((candidacy) => [
      toPart(`ballot-${candidacy.race}`, 'Ballot', candidacy.withdrawn?.sources),
      toPart(`result-${candidacy.race}`, 'Result', raceOf(election, candidacy).noVote?.sources),
    ]),
    ...stances.map(({ title, language, sources, reply }, index) =>
      toPart(`stance${index + 1}`, title, [...sources, ...(reply?.sources ?? [])], language),
    ),
    ...(election.topics ?? []).flatMap(({ id, name }) =>
      positions.filter(({ topic }) => topic === id).map((position) => toPart(`topic-${id}`, name, sourcesOf(position))),
    ),
    toPart('experience', 'Experience', experience ? experienceSources : []),
  ]
}

/** Every source that a profile must cite, each once. Its place is its number. */
function profileSources(election: Election, candidate: Candidate): readonly string[] {
  const cited = listParts(election, candidate).flatMap(({ sources }) => sources)
  return [...new Set([...cited, ...listSources(candidate)])]
}

/** Every source of a candidate's file, with repetitions. */
export function listSources(candidate: Candidate): readonly string[] {
  const { sources, experienceSources = [], partySource, stances, positions } = candidate
  return [
    ...sources,
    ...experienceSources,
    ...(partySource ? [partySource] : []),
    ...[...stances, ...positions].flatMap((statement) => [...statement.sources, ...(statement.reply?.sources ?? [])]),
    ...candidaciesOf(candidate).flatMap(({ withdrawn }) => withdrawn?.sources ?? []),
  ]
}

/** The list of sources of a profile: what each is, and what it is for. */
export function citeNumbered(election: Election, candidate: Candidate): string[] {
  const parts = listParts(election, candidate)
  return profileSources(election, candidate).map((source) => {
    const links = parts.filter(({ sources }) => sources.includes(source)).map((part) => part.link)
    return `${cite(election, [source])[0]} ${links.length > 0 ? `For: ${links.join(', ')}` : 'About the candidate'}`
  })
}

/** Links to the list of sources of a profile by their numbers. */
export function citeNumbers(election: Election, candidate: Candidate, ids: readonly string[]): string {
  const all = profileSources(election, candidate)
  return ids
    .map((id) => all.indexOf(id) + 1)
    .map((number) => `[${number}](./#source${number})`)
    .join(' ')
}

/** The line with the numbers of a statement's sources. */
export function numbersLine(election: Election, candidate: Candidate, ids: readonly string[]): string {
  return `${ids.length === 1 ? 'Source' : 'Sources'} ${citeNumbers(election, candidate, ids)}`
}

/** True if a fact is certain enough to be on the site. */
export function isPublished({ certainty }: { readonly certainty: string }): boolean {
  return ['medium', 'medium-high', 'high'].includes(certainty)
}

/** The outcome of a candidacy. Undefined if it is not known. */
export function resultOf(election: Election, id: string, { race, withdrawn }: Candidacy): string | undefined {
  const { noVote } = raceOf(election, { race })
  if (noVote) return noVote.reason === 'acclaimed' && !withdrawn ? 'Elected without a vote' : undefined
  if (!election.results) return undefined
  if (election.results.winners[race]?.includes(id)) return 'Elected'
  const advancing = advancingOf(election, race)
  if (advancing.includes(id)) return 'Moves on'
  if (pendingOf(election, race)) return undefined
  return isPrimary(raceOf(election, { race })) || advancing.length > 0 ? 'Does not move on' : 'Not elected'
}

/** The ids of those who move on from a race to another election. */
export function advancingOf({ results }: Election, race: string): readonly string[] {
  return results?.advancing?.[race] ?? []
}

/** The outcome of a ballot question by its word in the files. */
export const outcomeLabels = {
  passed: 'Passed',
  failed: 'Did not pass',
  undecided: 'Not decided',
  retained: 'Retained',
  'not retained': 'Not retained',
  recalled: 'Recalled',
  'not recalled': 'Not recalled',
  'none chosen': 'No answer was chosen',
} as const

/** The answers of a ballot question by id, as on the ballot. */
export function answersOf({
  answers,
}: NonNullable<Election['questions']>[number]): readonly (readonly [string, string])[] {
  const yesOrNo = [
    ['yes', 'Yes'],
    ['no', 'No'],
  ] as const
  return answers ? answers.map(({ id, label }) => [id, label] as const) : yesOrNo
}

/** Whom a ballot question is about, if it is not about a measure. */
export function personSentence({ kind, person }: NonNullable<Election['questions']>[number]): string[] {
  if (!kind) return []
  return [`This question is about whether ${person} ${kind === 'recall' ? 'is removed from' : 'stays in'} office.`]
}

/** What a ballot question needs, and that it is advisory. */
export function ruleSentences({
  kind,
  threshold,
  advisory,
  answers,
}: NonNullable<Election['questions']>[number]): string[] {
  return [
    ...(threshold ? [`Needed ${answers ? 'to be chosen' : kind ? 'for yes' : 'to pass'}: ${threshold}.`] : []),
    ...(advisory ? ['This question is advisory: the result is not binding.'] : []),
  ]
}

/** Why a race with a vote has no outcome for everyone, as pages state it: before a recount, or until it is reported. */
export function pendingOf(election: Election, id: string): 'Not decided' | 'Not reported' | undefined {
  const { results, races } = election
  if (!results || races.find((race) => race.id === id)?.noVote) return undefined
  const { winners, writeInWinners = {}, open = {}, votes = {} } = results
  if (open[id]) return open[id].reason === 'undecided' ? 'Not decided' : undefined
  if ([...(winners[id] ?? []), ...(writeInWinners[id] ?? []), ...advancingOf(election, id)].length > 0) return undefined
  const { candidates = {}, writeIns, blanks, ballots } = votes[id] ?? {}
  const counts = [...Object.values(candidates), writeIns, blanks, ballots].filter((each) => each !== undefined)
  return counts.length > 0 ? 'Not decided' : 'Not reported'
}

/** {@link pendingOf} as a label. */
export function pendingLabel(election: Election, race: string): string | undefined {
  return pendingOf(election, race)?.replace('reported', 'reported yet')
}

/** The line that counts the reported races, with the time of the last report. Empty if all are reported. */
export function reportLine(election: Election): string[] {
  const { races, results, timeZone, language } = election
  const held = races.filter(({ noVote }) => !noVote)
  const reported = held.filter(({ id }) => pendingOf(election, id) !== 'Not reported').length
  if (!results || reported === held.length) return []
  const { asOf, reportedAt } = results
  const time = reportedAt ? `, ${clockTime(reportedAt, language)}` : ''
  const day = asOf ? ` ${reportedAt ? `${zoneName(timeZone)}, ` : ''}${longDate(asOf)}` : ''
  return ['Reports', `${reported} of ${held.length} ${held.length === 1 ? 'race' : 'races'} reported${time}${day}`]
}

/** The votes for a candidate in a race. Undefined if they are not known. */
export function votesOf({ results }: Election, id: string, race: string): number | undefined {
  return results?.votes?.[race]?.candidates[id]
}

/** Party as shown, with the year of the statement if it is known. */
export function shownParty({ party, partyYear }: Candidate): string {
  return partyYear === undefined ? party : `${party} (${partyYear})`
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
  return election.candidates.flatMap((candidate) => {
    const standing = candidaciesOf(candidate).filter(({ withdrawn }) => !withdrawn)
    if (standing.length === 0) return []
    return {
      id: candidate.id,
      src: candidate.src ?? `${candidate.id}.svg`,
      name: candidate.name,
      position: standing.map((candidacy) => raceOf(election, candidacy).position).join(', '),
      party: candidate.noParty ? 'N/A' : candidate.party,
      experience: candidate.experience?.trim() ?? '',
      keyStances: candidate.stances.map(({ title }) => title.trim()),
      stanceInfo: candidate.stances.map(({ text }) => text.trim()),
    }
  })
}

/** Everyone who shares a race with a candidate, directly or through people who run in several races. */
export function connectedCandidates(election: Election, candidate: Candidate): readonly Candidate[] {
  const found = new Map([[candidate.id, candidate]])
  for (const each of found.values())
    for (const candidacy of candidaciesOf(each))
      for (const other of candidatesOf(election, { id: candidacy.race }))
        if (!found.has(other.id)) found.set(other.id, election.candidates.find(({ id }) => id === other.id) ?? other)
  return [...found.values()]
}

/** The part of a name that is in bold: the surname, if the name has it. */
export function boldPart({ name, sortName }: Candidate): string {
  const [surname = ''] = sortName.split(',')
  return ` ${name} `.includes(` ${surname} `) ? surname : name
}

/** The item before and the item after one, if there are any. */
export function neighbors(items: readonly string[], item: string): { prev: string[]; next: string[] } {
  const index = items.indexOf(item)
  return { prev: index > 0 ? items.slice(index - 1, index) : [], next: items.slice(index + 1, index + 2) }
}
