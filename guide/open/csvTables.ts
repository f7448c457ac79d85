/** The CSV files of the open data, whose columns have the names of the JSON fields. New ones are added at the end. */
import { linkKinds } from '@/guide/fields/candidateFile'
import type { Source, Guide, Question, Race } from '@/guide/fields/published'
import { getOwn } from '@/lib/getOwn'
import { listCandidates } from '@/guide/ask/guide'
import { toOpenCandidates, type OpenCandidate, toOpenSources } from './documents'
import { formatCsv, type Columns } from './csv'

type CandidacyRow = OpenCandidate & { readonly candidacy: OpenCandidate['candidacies'][number] }

/** One row for each race of each candidate. */
export const candidatesTable = defineTable<CandidacyRow>(
  {
    id: ({ id }) => id,
    name: ({ name }) => name,
    sortName: ({ sortName }) => sortName,
    race: ({ candidacy }) => candidacy.race,
    position: ({ candidacy }) => candidacy.position,
    ballotOrder: ({ candidacy }) => candidacy.ballotOrder,
    incumbent: ({ candidacy }) => candidacy.incumbent,
    writeIn: ({ candidacy }) => candidacy.writeIn,
    withdrawn: ({ candidacy }) => candidacy.withdrawn !== undefined,
    withdrawnDate: ({ candidacy }) => candidacy.withdrawn?.date,
    result: ({ candidacy }) => candidacy.result,
    votes: ({ candidacy }) => candidacy.votes,
    party: ({ party }) => party,
    partyAsStated: ({ partyAsStated }) => partyAsStated,
    partyYear: ({ partyYear }) => partyYear,
    partySource: ({ partySource }) => partySource,
    experience: ({ experience }) => experience,
    experienceSources: ({ experienceSources }) => joinIds(experienceSources),
    language: ({ language }) => language,
    ...Object.fromEntries(linkKinds.map((kind) => [kind, ({ links }: CandidacyRow) => links?.[kind]])),
    src: ({ src }) => src,
    photoCredit: ({ photoCredit }) => photoCredit,
    noStances: ({ noStances }) => noStances?.reason,
    noStancesAsOf: ({ noStances }) => noStances?.asOf,
    sources: ({ sources }) => joinIds(sources),
    updated: ({ updated }) => updated,
  },
  (guide) =>
    toOpenCandidates(guide).flatMap((candidate) =>
      candidate.candidacies.map((candidacy) => ({ ...candidate, candidacy })),
    ),
)

export const sourcesTable = defineTable<Source>(
  {
    id: ({ id }) => id,
    title: ({ title }) => title,
    publisher: ({ publisher }) => publisher,
    date: ({ date }) => date,
    url: ({ url }) => url,
    language: ({ language }) => language,
  },
  toOpenSources,
)

type StatementRow = Omit<OpenCandidate['positions'][number], 'topic'> & {
  readonly candidate: OpenCandidate
  readonly kind: 'stance' | 'position'
  readonly topics: readonly string[]
  readonly number?: number
  readonly title?: string
}

/** One row for each key stance and each further position. */
export const statementsTable = defineTable<StatementRow>(
  {
    candidate: ({ candidate }) => candidate.id,
    name: ({ candidate }) => candidate.name,
    kind: ({ kind }) => kind,
    number: ({ number }) => number,
    title: ({ title }) => title,
    topics: ({ topics }) => joinIds(topics),
    text: ({ text }) => text,
    language: ({ language }) => language,
    date: ({ date }) => date,
    how: ({ how }) => how,
    locator: ({ locator }) => locator,
    sources: ({ sources }) => joinIds(sources),
    reply: ({ reply }) => reply?.text,
    replyDate: ({ reply }) => reply?.date,
    replyLanguage: ({ reply }) => reply?.language,
    replySources: ({ reply }) => joinIds(reply?.sources),
  },
  (guide) =>
    toOpenCandidates(guide).flatMap((candidate): StatementRow[] => [
      ...candidate.stances.map((stance) => ({ kind: 'stance' as const, topics: [], ...stance, candidate })),
      ...candidate.positions.map(({ topic, ...position }) => ({
        kind: 'position' as const,
        topics: [topic],
        ...position,
        candidate,
      })),
    ]),
)

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

interface Table {
  readonly columns: readonly string[]
  readonly format: (guide: Guide) => string
}

function defineTable<Row>(columns: Columns<Row>, rows: (guide: Guide) => readonly Row[]): Table {
  return { columns: Object.keys(columns), format: (guide) => formatCsv(columns, rows(guide)) }
}

/** Several ids as one cell. No id contains a semicolon. */
function joinIds(ids: readonly string[] = []): string {
  return ids.join(';')
}
