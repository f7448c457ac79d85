/** Queries on the columns of a comparison. All are pure functions. */
import { phrases } from '@/lib/locale/phrases'
import { isCompared, listCandidates } from './guide'
import { fitsOnePage } from './pageBudget'
import type { Candidate, Guide, Topic } from '@/guide/fields/published'
import { findStatements, listRaceTopics } from './topicFacts'
import type { ComparisonCell, ComparisonColumn } from './views/comparison'
import type { Statement } from './views/topics'

const STANCES = '.stances'
/** Compressed bytes of the controls and the script of a table. */
const TABLE_BYTES = 3200
/** Compressed bytes of the choice, the facts and the mark of a candidate. */
const ROW_BYTES = 65

export const EXPERIENCE = '.experience'

/** True if the candidates of a race are side by side on one page. */
export function hasComparisonTable(guide: Guide, raceId: string): boolean {
  return isCompared(guide, raceId) && listColumns(guide, raceId).length > 0
}

/**
 * Returns the columns of a race: its topics, the key stances without a topic if there are any, and the experience. Leaves
 * out the experience if it does not fit on the page, and returns no columns if the statements do not fit either.
 */
export function listColumns(guide: Guide, raceId: string): readonly ComparisonColumn[] {
  const candidates = listCandidates(guide, raceId)
  const topics = listRaceTopics(guide, raceId)
  const { keyStances, experience } = phrases.profile
  const hasOthers = candidates.some((candidate) => listStancesWithoutTopic(candidate, topics).length > 0)
  const columns = [
    ...topics.map(({ id, name }) => ({ id, name })),
    ...(hasOthers || topics.length === 0
      ? [{ id: STANCES, name: topics.length === 0 ? keyStances : phrases.compare.otherStances }]
      : []),
  ]
  const cells = candidates.flatMap((candidate) =>
    columns.map(({ id }) => ({ candidate, statements: listStatements(candidate, topics, id).map(citeOnce) })),
  )
  const experiences = candidates.map((candidate) => candidate.experience ?? '')
  const bytes = TABLE_BYTES + ROW_BYTES * candidates.length
  if (fitsOnePage(cells, experiences, bytes)) return [...columns, { id: EXPERIENCE, name: experience }]
  return fitsOnePage(cells, [], bytes) ? columns : []
}

export function buildCell(candidate: Candidate, topics: readonly Topic[], columnId: string): ComparisonCell {
  return columnId === EXPERIENCE
    ? { kind: 'experience', text: candidate.experience ?? '' }
    : { kind: 'statements', statements: listStatements(candidate, topics, columnId) }
}

function listStatements(candidate: Candidate, topics: readonly Topic[], columnId: string): readonly Statement[] {
  return columnId === STANCES ? listStancesWithoutTopic(candidate, topics) : findStatements(candidate, { id: columnId })
}

/** Leaves only the first source, which a comparison links. */
function citeOnce(statement: Statement): Statement {
  return { ...statement, sources: statement.sources.slice(0, 1) }
}

function listStancesWithoutTopic({ stances }: Candidate, topics: readonly Topic[]) {
  return stances.filter((stance) => !topics.some(({ id }) => stance.topics?.includes(id)))
}
