/** Checks that the first source of each statement can be the one that its kind and date describe. */
import { groupBy } from '@/lib/groupBy'
import type { Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

type Fields = NonNullable<CandidateFile['positions']>[number]

interface Statement extends Pick<Fields, 'how' | 'date'> {
  readonly data: DataFile
  readonly path: readonly PropertyKey[]
  readonly sources: readonly string[]
}

/** Dates of sources by id: days, months, years or phrases. */
type Dates = ReadonlyMap<string, string | undefined>
type Records = ReadonlyMap<string, readonly Statement[]>

const fix =
  'Put the source of the statement first. If it already is, correct the date, how it was said, or the date of the source.'

/**
 * Returns a problem for each statement whose first source contradicts its kind or date. A source from after the
 * statement is no contradiction, because records are often published later.
 */
export function checkFirstSources({ sources, candidates }: CheckedFiles): Problem[] {
  const statements = candidates.flatMap(listStatements)
  const dates = new Map(Object.entries(sources.fields).map(([id, source]) => [id, source?.date]))
  const records = groupBy(statements, (statement) => statement.sources[0] ?? '')
  return statements.flatMap((statement) => {
    const found =
      findEarlierSource(statement, dates) ??
      findUndatedSource(statement, dates) ??
      findOtherKind(statement, dates, records)
    if (found === undefined) return []
    const { data, path, how, date } = statement
    const origin = [how, date].filter((fact) => fact !== undefined).join(', ')
    const message = `The first source, ${found}, does not fit the date or how it was said (${origin}). ${fix}`
    return [createProblem(data, [...path, 'sources', 0], message)]
  })
}

function listStatements({ data, fields }: CheckedCandidate): Statement[] {
  return (['stances', 'positions'] as const).flatMap((name) =>
    (fields[name] ?? []).map(({ how, date, sources }, index) => ({ data, path: [name, index], how, date, sources })),
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
