import type { Plan } from './plan'
import type { Row } from './rows'

/** Returns a function that reports a row with the key of an earlier one, and returns true for it. */
export function createDuplicateFinder(plan: Plan): (row: Row, field: string, key: string) => boolean {
  const first = new Map<string, Row>()
  return (row, field, key) => {
    const earlier = first.get(key)
    if (!earlier) {
      first.set(key, row)
      return false
    }
    const sheet = earlier.sheet === row.sheet ? '' : ` of ${earlier.sheet.name}`
    plan.report(row, field, {
      expected: 'one row for each',
      found: `"${key}", which row ${earlier.number}${sheet} is about, too`,
      fix: 'Delete one of the two rows, or correct it.',
    })
    return true
  }
}
