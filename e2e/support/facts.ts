/** Facts of the editors' files in the form in which a reader must see them. */
import { candidaciesOf, candidatesOf, languageFolder, raceOf, type Candidate, type Election } from './election'
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

/**
 * A share of a total as "45.7%", with as many decimals as it takes to tell all shares, nothing, half and all apart.
 * @param others what the total has besides the values
 */
export function shareOf(value: number, values: readonly number[], others = 0): string {
  const total = values.reduce((sum, each) => sum + each, others)
  const format = (each: number, decimals: number) =>
    (each / total).toLocaleString('en-US', {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const different = [...new Set([0, total / 2, total, ...values])]
  const areApart = (decimals: number) =>
    new Set(different.map((each) => format(each, decimals))).size === different.length
  return format(value, [1, 2, 3, 4, 5, 6, 7, 8, 9].find(areApart) ?? 10)
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

/** The date of a source or a statement: `2017-10` as "October 2017", other text as it is. */
export function sourceDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return longDate(date)
  return /^\d{4}-\d\d$/.test(date) ? longDate(`${date}-01`).replace(' 1,', '') : date
}

/** True if a fact is certain enough to be on the site. */
export function isPublished({ certainty }: { readonly certainty: string }): boolean {
  return ['medium', 'medium-high', 'high'].includes(certainty)
}

/** Party as shown, with the year of the statement if it is known. */
export function shownParty({ party, partyYear }: Candidate): string {
  return partyYear === undefined ? party : `${party} (${partyYear})`
}

/** The text of a candidate's image for link previews: heading, details and title of the guide. */
export function previewImage(election: Election, candidate: Candidate) {
  return {
    path: `/share${languageFolder(election)}/profile/${candidate.id}.png`,
    isMirrored: /^ar\b|-x-rtl$/.test(election.language),
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
