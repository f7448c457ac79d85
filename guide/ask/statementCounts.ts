import { statementKinds } from '@/guide/fields/statements'
import type { Guide } from '@/guide/fields/published'

/** Counts the statements that candidates made in each way, the most frequent first. Omits ways that nobody used. */
export function countStatements({ candidates }: Pick<Guide, 'candidates'>) {
  const statements = candidates.flatMap(({ stances, positions }) => [...stances, ...positions])
  return statementKinds
    .map((how) => ({ how, count: statements.filter((statement) => statement.how === how).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
