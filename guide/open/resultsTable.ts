import { getOwn } from '@/lib/getOwn'
import { listCandidates } from '@/guide/ask/guide'
import type { Guide, Question, Race } from '@/guide/fields/published'
import { defineTable } from './table'

interface ResultRow {
  /** Id of the race or ballot question. */
  readonly contest: string
  readonly contestName: string
  /** The kind of the row. `question` has the outcome of a ballot question. */
  readonly choice: 'candidate' | 'writeInWinner' | 'writeIns' | 'blanks' | 'question' | 'yes' | 'no'
  readonly candidate?: string
  readonly name?: string
  readonly result?: string
  readonly votes?: number
}

/** One row for each candidate of each race, each winner without a profile, each ballot question, and each further count. */
export const resultsTable = defineTable<ResultRow>(
  {
    contest: ({ contest }) => contest,
    contestName: ({ contestName }) => contestName,
    choice: ({ choice }) => choice,
    candidate: ({ candidate }) => candidate,
    name: ({ name }) => name,
    result: ({ result }) => result,
    votes: ({ votes }) => votes,
  },
  (guide) => [
    ...guide.races.flatMap((race) => listRaceRows(guide, race)),
    ...guide.questions.flatMap((question) => listQuestionRows(guide, question)),
  ],
)

function listRaceRows(guide: Guide, { id, name: contestName }: Race): ResultRow[] {
  const { results } = guide.election
  const contest = { contest: id, contestName }
  const candidates = listCandidates(guide, id).filter(({ result }) => results ?? result)
  const { writeIns, blanks } = getOwn(results?.votes, id) ?? {}
  const winners = getOwn(results?.writeInWinners, id) ?? []
  return [
    ...candidates.map(({ id: candidate, name, result, votes }) => ({
      ...contest,
      choice: 'candidate' as const,
      candidate,
      name,
      result,
      votes,
    })),
    ...winners.map((name) => ({ ...contest, choice: 'writeInWinner' as const, name, result: 'elected' })),
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
function listCounts(
  contest: Pick<ResultRow, 'contest' | 'contestName'>,
  counts: Readonly<Partial<Record<ResultRow['choice'], number | undefined>>>,
): ResultRow[] {
  return Object.entries(counts).flatMap(([choice, votes]) =>
    votes === undefined ? [] : [{ ...contest, choice: choice as ResultRow['choice'], votes }],
  )
}
