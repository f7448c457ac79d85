/** Plans the races in Democracy Club's lists of candidates, which have a few facts about the race in each row. */
import { foldName } from '@/lib/characters'
import { candidates } from '../columns/candidates'
import { getText } from './buildReferences'
import type { Plan } from './plan'
import { addRace, completeRace } from './planContests'
import { getColumn, type Row } from './rows'

/** Adds the races that the guide does not have, and reports candidates of other elections. */
export function planRacesOfCandidates(plan: Plan, rows: readonly Row[]): void {
  const { election } = plan.files
  const added = new Set<string>()
  for (const row of rows) {
    const day = row.get('electionDate')
    const expectedDay = getText(election.value, 'date')
    if (day !== '' && day !== expectedDay)
      plan.report(row, 'electionDate', {
        expected: `the day of this election, ${expectedDay}`,
        found: `"${day}"`,
        fix: 'Delete the rows of other elections.',
      })
    const name = row.get('race')
    const seats = plan.parse(row, getColumn(candidates, 'raceSeats'))
    const isCanceled = plan.parse(row, getColumn(candidates, 'raceCanceled')) === true
    const isKnown = 'value' in plan.references.race(name) || added.has(foldName(name))
    if (name === '' || isKnown || (typeof seats !== 'number' && !isCanceled)) continue
    added.add(foldName(name))
    const record = addRace(plan, row, name)
    completeRace(plan, record)
    if (typeof seats === 'number') election.set([...record.base, 'voteFor'], seats)
    if (!isCanceled) continue
    const sources = election.list([...record.base, 'sources']).map(String)
    election.set([...record.base, 'noVote'], { reason: 'canceled', sources })
  }
}
