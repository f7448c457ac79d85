import { toOpenCandidates, type OpenCandidate } from './documents'
import { defineTable, joinIds } from './table'

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
