/** Checks the fields of an election's file against each other and against the candidates. */
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '../schema/electionFile'
import { checkResults } from './checkResults'
import type { CheckedCandidate } from './electionFiles'
import { problemAt, type DataFile } from './readYaml'

/** Returns every problem with race ids, polling hours, corrections, ballot orders and results. */
export function checkElection(
  data: DataFile,
  { races = [], when, corrections = [], results }: Partial<ElectionFile>,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const raceIds = races.map(({ id }) => id)
  const problems: Problem[] = []
  raceIds.forEach((id, index) => {
    if (raceIds.indexOf(id) < index)
      problems.push(problemAt(data, ['races', index, 'id'], 'a unique id', `"${id}", which appears twice`))
    problems.push(...checkBallotOrder(candidates.filter(({ fields }) => fields.race === id)))
  })
  const hours = when?.hours
  if (hours && hours.opens >= hours.closes)
    problems.push(problemAt(data, ['when', 'hours', 'closes'], `a time after ${hours.opens}`, `"${hours.closes}"`))
  corrections.forEach(({ candidate }, index) => {
    if (candidate !== undefined && !candidates.some(({ id }) => id === candidate))
      problems.push(problemAt(data, ['corrections', index, 'candidate'], 'the id of a candidate', `"${candidate}"`))
  })
  return [...problems, ...checkResults(data, { races, results }, candidates)]
}

/** Either all candidates of a race have a place on the ballot, each its own, or none has. */
function checkBallotOrder(candidates: readonly CheckedCandidate[]): Problem[] {
  if (candidates.every(({ value }) => value?.ballotOrder === undefined)) return []
  return candidates.flatMap(({ data, value }, index) => {
    const place = value?.ballotOrder
    if (place === undefined) {
      const expected = 'a place on the ballot, because other candidates of this race have one'
      return [problemAt(data, ['ballotOrder'], expected, 'nothing')]
    }
    if (candidates.findIndex((other) => other.value?.ballotOrder === place) === index) return []
    return [problemAt(data, ['ballotOrder'], 'a unique place on the ballot', `${place}, which appears twice`)]
  })
}
