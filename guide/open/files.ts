import { getOwn } from '@/lib/values'
import type { Guide, Question, Race } from '@/guide/fields/published'
import { documents, toOpenCandidates, toOpenSources } from './documents'
import { formats, buildOpenDataSchema } from './formats'
import { formatNistReport } from './nist/report'
import { linkKinds } from '@/guide/fields/candidateFile'
import { listCandidates } from '@/guide/ask/candidates'
import { formatCsv, type Row } from './csv'

/** One row for each race of each candidate. */
const candidatesTable = defineTable(
  [
    ...(['id', 'name', 'sortName', 'race', 'position', 'ballotOrder', 'incumbent', 'writeIn', 'withdrawn'] as const),
    ...(['withdrawnDate', 'result', 'votes', 'party', 'partyAsStated', 'partyYear', 'partySource'] as const),
    ...(['experience', 'experienceSources', 'language'] as const),
    ...linkKinds,
    ...(['src', 'photoCredit', 'noStances', 'noStancesAsOf', 'sources', 'updated'] as const),
    ...(['wikidata', 'runningMates', 'person'] as const),
  ],
  (guide) =>
    toOpenCandidates(guide).flatMap(({ links, noStances, candidacies, ...candidate }) =>
      candidacies.map(({ withdrawn, runningMates, ...candidacy }) => ({
        ...candidate,
        ...links,
        ...candidacy,
        withdrawn: withdrawn !== undefined,
        withdrawnDate: withdrawn?.date,
        noStances: noStances?.reason,
        noStancesAsOf: noStances?.asOf,
        runningMates: runningMates?.map(({ name }) => name),
      })),
    ),
)

const sourcesTable = defineTable(['id', 'title', 'publisher', 'date', 'url', 'language'], toOpenSources)

/** One row for each key stance and each further position. */
const statementsTable = defineTable(
  [
    ...(['candidate', 'name', 'kind', 'number', 'title', 'topics', 'text', 'language', 'date', 'how'] as const),
    ...(['locator', 'sources', 'reply', 'replyDate', 'replyLanguage', 'replySources'] as const),
    ...(['words', 'path'] as const),
  ],
  (guide) =>
    toOpenCandidates(guide).flatMap(({ id: candidate, name, stances, positions }) =>
      [
        ...stances.map((stance) => ({ kind: 'stance', ...stance })),
        ...positions.map(({ topic, ...position }) => ({ kind: 'position', topics: [topic], ...position })),
      ].map(({ reply, ...statement }) => ({
        ...statement,
        candidate,
        name,
        reply: reply?.text,
        replyDate: reply?.date,
        replyLanguage: reply?.language,
        replySources: reply?.sources,
      })),
    ),
)

const resultColumns = [
  'contest',
  'contestName',
  'choice',
  'candidate',
  'name',
  'result',
  'votes',
  'round',
  'answer',
] as const

/**
 * `contest` is the id of a race or ballot question. The choice `question` has the outcome of a ballot question, and `answer`
 * the id of the chosen answer, if it has answers of its own. `round` counts from 1, where voters rank candidates.
 */
type ResultRow = Row<(typeof resultColumns)[number]>

/** One row for each candidate of each race, each winner without a profile, each ballot question, and each further count. */
const resultsTable = defineTable(resultColumns, (guide) => [
  ...guide.races.flatMap((race) => listRaceRows(guide, race)),
  ...guide.questions.flatMap((question) => listQuestionRows(guide, question)),
])

function listRaceRows(guide: Guide, { id, name: contestName }: Race): ResultRow[] {
  const { results } = guide.election
  const contest = { contest: id, contestName }
  const candidates = listCandidates(guide, id).filter(({ result }) => results ?? result)
  const { writeIns, blanks, ballots, registered, quota, rounds, exhausted = [] } = getOwn(results?.votes, id) ?? {}
  const winners = getOwn(results?.writeInWinners, id) ?? []
  return [
    ...candidates.map(({ id: candidate, name, result, votes }) => {
      return { ...contest, choice: 'candidate', candidate, name, result, votes }
    }),
    ...winners.map((name) => ({ ...contest, choice: 'writeInWinner', name, result: 'elected' })),
    ...listCounts(contest, { writeIns, blanks, ballots, registered, quota }),
    ...candidates.flatMap(({ id: candidate, name }) =>
      (getOwn(rounds, candidate) ?? []).map((votes, index) => {
        return { ...contest, choice: 'round', candidate, name, votes, round: index + 1 }
      }),
    ),
    ...exhausted.map((votes, index) => ({ ...contest, choice: 'exhausted', votes, round: index + 1 })),
  ]
}

function listQuestionRows({ election }: Guide, { id, title, answers = [] }: Question): ResultRow[] {
  const outcome = getOwn(election.results?.questions, id)
  if (!outcome) return []
  const contest = { contest: id, contestName: title }
  const { outcome: result, yes, no, votes, chosen } = outcome
  return [
    { ...contest, choice: 'question', result, answer: chosen },
    ...listCounts(contest, { yes, no }),
    ...answers.map((answer) => {
      return { ...contest, choice: 'answer', name: answer.label, votes: getOwn(votes, answer.id), answer: answer.id }
    }),
  ]
}

function listCounts(contest: ResultRow, counts: Readonly<Record<string, number | undefined>>): ResultRow[] {
  return Object.entries(counts).flatMap(([choice, votes]) =>
    votes === undefined ? [] : [{ ...contest, choice, votes }],
  )
}

function defineTable<const Column extends string>(
  columns: readonly Column[],
  listRows: (guide: Guide) => readonly Row<Column>[],
) {
  return { columns, format: (guide: Guide) => formatCsv(columns, listRows(guide)) }
}

export const tables = {
  'candidates.csv': candidatesTable,
  'statements.csv': statementsTable,
  'sources.csv': sourcesTable,
  'results.csv': resultsTable,
} as const

export const schemaFile = 'schema.json'

export const nistFile = 'election.nist.json'

/** The fields at the top of each JSON file, by its name. */
export const documentFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(formats).map(([name, { shape }]) => [`${name}.json`, Object.keys(shape)]),
)

type Format = (guide: Guide, schemaAddress: string) => string

const contents: Readonly<Record<string, Format>> = {
  ...Object.fromEntries(
    Object.entries(documents).map(([name, build]) => [`${name}.json`, (guide: Guide) => formatJson(build(guide))]),
  ),
  ...Object.fromEntries(Object.entries(tables).map(([name, { format }]) => [name, format])),
  [nistFile]: formatNistReport,
  [schemaFile]: (_guide, schemaAddress) => formatJson(buildOpenDataSchema(schemaAddress)),
}

export const dataFiles: readonly string[] = Object.keys(contents)

/** @throws Error if there is no file of this name */
export function formatDataFile(name: string, guide: Guide, schemaAddress: string): string {
  const format = getOwn(contents, name)
  if (!format) throw new Error(`The open data has no file "${name}".`)
  return format(guide, schemaAddress)
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
