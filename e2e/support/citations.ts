/** Citations of sources, as pages must show them. */
import { candidaciesOf, raceOf, type Candidate, type Election } from './election'
import { link, mark, sourceDate } from './facts'

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
function countOthers({ length }: readonly string[]): string[] {
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
