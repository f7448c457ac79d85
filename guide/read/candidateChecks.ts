import { foldName } from '@/lib/characters'
import { groupBy } from '@/lib/collections'
import type { Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import { unknownParty } from '@/guide/fields/published'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { inFile, listItemPaths, reportRepeated, type DataFile, type Path } from './yaml'

/** A name appears once in a race, as a candidate or a running mate. One person in several races has one file with otherRaces. */
export function checkNames(candidates: readonly CheckedCandidate[]): void {
  const known = new Set<string>()
  for (const { data, report } of candidates) {
    const people = listCandidacyPaths(data).flatMap((candidacy) =>
      [['name'], ...listMateNames(data, candidacy)].flatMap((path) => {
        const name = data.get(path)
        if (typeof name !== 'string') return []
        return [{ path, name, key: JSON.stringify([data.get([...candidacy, 'race']), foldName(name)]) }]
      }),
    )
    const repeated = people.find(({ key }) => known.has(key))
    if (repeated) {
      const fix =
        repeated.path.length === 1
          ? 'Delete one of the two candidates, or correct the name.'
          : 'Remove the running mate, or the other entry.'
      report(repeated.path, `${repeated.name} is in this race twice. ${fix}`)
    } else for (const { key } of people) known.add(key)
  }
}

function listCandidacyPaths(data: DataFile): readonly Path[] {
  return [[], ...listItemPaths(data, ['otherRaces'])]
}

function listMateNames(data: DataFile, candidacy: Path): readonly Path[] {
  return listItemPaths(data, [...candidacy, 'runningMates'], 'name')
}

/** Checks even invalid files, to report all problems at once. */
export function checkCandidate(candidate: CheckedCandidate): void {
  checkContradictions(candidate)
  checkRepeated(candidate)
}

/** The generated portrait is served as `{id}.svg`, so no other image may have that name. */
export function checkImage({ data, id, report }: CheckedCandidate, images: CheckedFiles['images']): Problem[] {
  const generated = `${id}.svg`
  const src = data.get(['src'])
  if (src === undefined && images.has(generated)) {
    const fix = 'Ask whoever manages the images to remove or rename it.'
    const message = `An image has the name of a portrait with initials. ${fix}`
    return [{ file: `public/img/${generated}`, path: [], message }]
  }
  if (src === generated) {
    const fix = 'Choose another photograph, or remove this one.'
    report(['src'], `This name is reserved for the portrait with initials. ${fix}`)
  } else if (typeof src === 'string' && !images.has(src)) {
    const fix = 'Choose it again, or remove it to show a portrait with initials. Case matters in its name.'
    report(['src'], `The photograph “${src}” is missing. ${fix}`)
  }
  return []
}

function checkContradictions({ data, fields, report }: CheckedCandidate): void {
  const { party = unknownParty, noParty, stances }: Partial<CandidateFile> = fields
  const has = (field: string) => data.get([field]) !== undefined
  const isUnknown = party === unknownParty
  if (!isUnknown && !has('partySource'))
    report(['partySource'], 'Add the source in which the candidate stated the party.')
  if (isUnknown && has('partySource'))
    report(['partySource'], 'No party is known, so it has no source. Enter the party, or remove the source.')
  if (isUnknown && has('partyYear'))
    report(['partyYear'], 'No party is known, so it has no year. Enter the party, or clear the year.')
  if (has('otherParties') && (isUnknown || noParty))
    report(['otherParties'], 'Enter the first party under “Party”, or remove the further parties.')
  if (isUnknown && noParty)
    report(['noParty'], 'Enter under “Party” what the candidate stated, like Unenrolled, or clear this.')
  if (stances?.length === 0 && !has('noStances')) report(['noStances'], 'Enter why there are no key stances.')
  if (stances && stances.length > 0 && has('noStances'))
    report(['noStances'], 'There are key stances. Remove the reason for having none.')
}

/** Each race, person on a line of the ballot, party, title of a stance and topic of a position appears once. */
function checkRepeated(file: CheckedCandidate): void {
  const { data } = file
  const candidacies = listCandidacyPaths(data)
  reportRepeated(
    candidacies.map((candidacy) => [file, [...candidacy, 'race']]),
    () => 'The candidate already runs in this race. Choose another race.',
  )
  for (const candidacy of candidacies)
    reportRepeated(
      inFile(file, [['name'], ...listMateNames(data, candidacy)]),
      (name) => `${name} is on this line of the ballot twice. Remove one of the two.`,
      (name) => foldName(String(name)),
    )
  reportRepeated(
    inFile(file, [['party'], ...listItemPaths(data, ['otherParties'])]),
    (party) => `The party “${party}” appears twice. Remove one of the two.`,
  )
  reportRepeated(
    inFile(file, listItemPaths(data, ['stances'], 'title')),
    (title) => `Another key stance has the title “${title}”, too. Change one of the two.`,
  )
  reportRepeated(
    inFile(file, listItemPaths(data, ['positions'], 'topic')),
    () => 'Another statement is on this topic. Choose another topic, or make one statement of the two.',
  )
}

type Fields = NonNullable<CandidateFile['positions']>[number]

interface Statement extends Pick<Fields, 'how' | 'date'>, Pick<CheckedCandidate, 'report'> {
  readonly path: Path
  readonly sources: readonly string[]
}

/** Dates of sources by id: days, months, years or phrases. */
type Dates = ReadonlyMap<string, string | undefined>

type Records = ReadonlyMap<string, readonly Statement[]>

const fix =
  'Put the source of the statement first. If it already is, correct the date, how it was said, or the date of the source.'

/** A source from after the statement is no contradiction, because records are often published later. */
export function checkFirstSources({ sources, candidates }: CheckedFiles): void {
  const statements = candidates.flatMap(listStatements)
  const dates = new Map(Object.entries(sources.fields).map(([id, source]) => [id, source?.date]))
  const records = groupBy(statements, (statement) => statement.sources[0] ?? '')
  for (const statement of statements) {
    const found =
      findEarlierSource(statement, dates) ??
      findUndatedSource(statement, dates) ??
      findOtherKind(statement, dates, records)
    if (found === undefined) continue
    const { report, path, how, date } = statement
    const origin = [how, date].filter((fact) => fact !== undefined).join(', ')
    const message = `The first source, ${found}, does not fit the date or how it was said (${origin}). ${fix}`
    report([...path, 'sources', 0], message)
  }
}

function listStatements({ report, fields }: CheckedCandidate): Statement[] {
  return (['stances', 'positions'] as const).flatMap((name) =>
    (fields[name] ?? []).map(({ how, date, sources }, index) => ({ report, path: [name, index], how, date, sources })),
  )
}

/** A source from before the statement cannot be its record. */
function findEarlierSource({ date, sources: [first = ''] }: Statement, dates: Dates): string | undefined {
  const published = dates.get(first)
  const latest = toDate(published)
  if (date === undefined || latest === undefined) return undefined
  const length = Math.min(date.length, latest.length)
  return latest.slice(0, length) < date.slice(0, length) ? `“${first}” (${published})` : undefined
}

/** The day of a statement describes a source of that day, not one without a date. */
function findUndatedSource({ date, sources: [first = '', ...others] }: Statement, dates: Dates): string | undefined {
  const published = dates.get(first)
  if (date?.length !== 10 || published === undefined || toDate(published)) return undefined
  const better = others.find((id) => dates.get(id) === date)
  return better && `“${first}” (${published}), before “${better}” (${date})`
}

/** A source that is first for other kinds of statements only does not precede one that is first for this kind. */
function findOtherKind(statement: Statement, dates: Dates, records: Records): string | undefined {
  const { how, date, sources } = statement
  const [first = '', ...others] = sources
  if (how === undefined || others.length === 0) return undefined
  const ofFirst = records.get(first) ?? []
  const record = ofFirst.find((other) => other !== statement && other.how !== undefined)
  if (!record || ofFirst.some((other) => other !== statement && other.how === how)) return undefined
  const better = others
    .filter((id) => agrees(dates.get(id), date))
    .flatMap((id) => records.get(id)?.find((other) => other.how === how) ?? [])
    .at(0)
  return better && `${describeRecord(record)}, before ${describeRecord(better)}`
}

/** True unless the date of a source contradicts that of a statement. */
function agrees(published: string | undefined, date = ''): boolean {
  const known = toDate(published) ?? ''
  return known.startsWith(date) || date.startsWith(known)
}

function describeRecord({ how, sources: [id] }: Statement): string {
  return `“${id}” (${how} in another statement)`
}

/** The day, month or year of a source, or the last year of a range. Undefined for a phrase. */
function toDate(published = ''): string | undefined {
  return /^(?:\d{4}\/)?(\d{4}(?:-\d\d){0,2})$/.exec(published)?.[1]
}
