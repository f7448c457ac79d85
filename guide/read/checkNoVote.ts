/** Checks races without a vote, and races in which voters may write in nobody. */
import { describeFound, type Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { listCandidacies } from './candidacies'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

type Race = ElectionFile['races'][number]
type Path = readonly PropertyKey[]

/** An acclaimed race has at most as many candidates as seats. A race without write-ins has no write-in candidates. */
export function checkCandidacies(
  data: DataFile,
  race: Race,
  path: Path,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const candidacies = [...listCandidacies(race.id, candidates).values()].filter(({ withdrawn }) => !withdrawn)
  const files = candidacies.map(({ file }) => file)
  return [
    ...(race.noVote?.reason === 'acclaimed' ? checkAcclaimed(data, race, path, files) : []),
    ...(race.writeIns === false
      ? candidacies
          .filter(({ writeIn }) => writeIn)
          .map(({ file }) => {
            const fix = `Delete it, or "writeIn" in ${file}.`
            const expected = 'true or nothing, because a candidate has "writeIn: true"'
            return createProblem(data, [...path, 'writeIns'], expected, `false, but see ${file}`, fix)
          })
      : []),
  ]
}

function checkAcclaimed(data: DataFile, { name, seats }: Race, path: Path, files: readonly string[]): Problem[] {
  const field = [...path, 'seats']
  if (seats === undefined) {
    const expected = 'how many candidates are elected, because noVote is acclaimed'
    return [createProblem(data, field, expected, 'nothing')]
  }
  if (files.length <= seats) return []
  const expected = `at least ${files.length}, because ${files.length} candidates for ${name} are elected without a vote`
  const fix = `Correct the seats, delete "noVote", or correct a candidate: ${files.join(', ')}.`
  return [createProblem(data, field, expected, String(seats), fix)]
}

/** Names of the results that a race without a vote cannot have, by field. */
const nouns: Readonly<Record<string, string>> = {
  winners: 'winners',
  writeInWinners: 'write-in winners',
  open: 'open seats',
  votes: 'votes',
}

/** A race without a vote has no winners, open seats or votes. */
export function checkNoVote(data: DataFile, { id, name }: Race): Problem[] {
  return Object.entries(nouns).flatMap(([field, noun]) => {
    const path = ['results', field, id]
    const entry = data.get(path)
    if (entry === undefined || (Array.isArray(entry) && entry.length === 0)) return []
    const expected = `no ${noun}, because no vote is held for ${name}`
    return [createProblem(data, path, expected, describeFound(entry), `Delete it, or "noVote" of ${name}.`)]
  })
}
