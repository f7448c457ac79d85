/** The CSV files of the open data, whose columns have the names of the JSON fields. New ones are added at the end. */
import { linkKinds } from '@/guide/fields/candidateFile'
import type { Guide, Question, Race } from '@/guide/fields/published'
import { getOwn } from '@/lib/getOwn'
import { listCandidates } from '@/guide/ask/guide'
import { toOpenCandidates, toOpenSources } from './documents'
import { formatCsv, type Row } from './csv'

/** One row for each race of each candidate. */
export const candidatesTable = defineTable(
  [
    ...(['id', 'name', 'sortName', 'race', 'position', 'ballotOrder', 'incumbent', 'writeIn', 'withdrawn'] as const),
    ...(['withdrawnDate', 'result', 'votes', 'party', 'partyAsStated', 'partyYear', 'partySource'] as const),
    ...(['experience', 'experienceSources', 'language'] as const),
    ...linkKinds,
    ...(['src', 'photoCredit', 'noStances', 'noStancesAsOf', 'sources', 'updated'] as const),
  ],
  (guide) =>
    toOpenCandidates(guide).flatMap(({ links, noStances, candidacies, ...candidate }) =>
      candidacies.map(({ withdrawn, ...candidacy }) => ({
        ...candidate,
        ...links,
        ...candidacy,
        withdrawn: withdrawn !== undefined,
        withdrawnDate: withdrawn?.date,
        noStances: noStances?.reason,
        noStancesAsOf: noStances?.asOf,
      })),
    ),
)

export const sourcesTable = defineTable(['id', 'title', 'publisher', 'date', 'url', 'language'], toOpenSources)

/** One row for each key stance and each further position. */
export const statementsTable = defineTable(
  [
    ...(['candidate', 'name', 'kind', 'number', 'title', 'topics', 'text', 'language', 'date', 'how'] as const),
    ...(['locator', 'sources', 'reply', 'replyDate', 'replyLanguage', 'replySources'] as const),
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

const resultColumns = ['contest', 'contestName', 'choice', 'candidate', 'name', 'result', 'votes'] as const

/** `contest` is the id of a race or ballot question. The choice `question` has the outcome of a ballot question. */
type ResultRow = Row<(typeof resultColumns)[number]>

/** One row for each candidate of each race, each winner without a profile, each ballot question, and each further count. */
export const resultsTable = defineTable(resultColumns, (guide) => [
  ...guide.races.flatMap((race) => listRaceRows(guide, race)),
  ...guide.questions.flatMap((question) => listQuestionRows(guide, question)),
])

function listRaceRows(guide: Guide, { id, name: contestName }: Race): ResultRow[] {
  const { results } = guide.election
  const contest = { contest: id, contestName }
  const candidates = listCandidates(guide, id).filter(({ result }) => results ?? result)
  const { writeIns, blanks } = getOwn(results?.votes, id) ?? {}
  const winners = getOwn(results?.writeInWinners, id) ?? []
  return [
    ...candidates.map(({ id: candidate, name, result, votes }) => {
      return { ...contest, choice: 'candidate', candidate, name, result, votes }
    }),
    ...winners.map((name) => ({ ...contest, choice: 'writeInWinner', name, result: 'elected' })),
    ...listCounts(contest, { writeIns, blanks }),
  ]
}

function listQuestionRows({ election }: Guide, { id, title }: Question): ResultRow[] {
  const outcome = getOwn(election.results?.questions, id)
  if (!outcome) return []
  const contest = { contest: id, contestName: title }
  const { outcome: result, yes, no } = outcome
  return [{ ...contest, choice: 'question', result }, ...listCounts(contest, { yes, no })]
}

/** A row for each count that is known. */
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
