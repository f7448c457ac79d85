/** Warns about candidates who get much more or less text than the others in their race. */
import type { Problem } from '@/lib/problems'
import { countWords } from '@/lib/sentences'
import type { CandidateFile } from '../schema/candidateFile'
import type { ElectionFiles } from './electionFiles'
import { createProblem } from './readYaml'

/**
 * Returns a warning for every candidate whose stances and positions have less than half or more than twice as many
 * words as those of the others in the race. Compares with the median of the others, because one long text changes an
 * average, but not a median. Skips candidates without any statement, since their pages give the reason.
 */
export function findUnequalTexts({ candidates, valid }: Pick<ElectionFiles, 'candidates' | 'valid'>): Problem[] {
  if (!valid) return []
  const files = new Map(candidates.map(({ id, data }) => [id, data]))
  const counted = valid.candidates
    .map(({ id, file }) => ({ data: files.get(id), file, words: countStatementWords(file) }))
    .filter(({ words }) => words > 0)
  return valid.election.races.flatMap((race) => {
    const running = counted.filter(({ file }) => isRunning(file, race.id))
    const sorted = running.map(({ words }) => words).toSorted((a, b) => a - b)
    return running.flatMap(({ data, words }) => {
      const others = median(sorted.toSpliced(sorted.indexOf(words), 1))
      if (!data || others === undefined || (words >= others / 2 && words <= others * 2)) return []
      const found = `${words} words; the median of the others for ${race.name} is ${others}`
      return [createProblem(data, ['stances'], expected, found, fix)]
    })
  })
}

const expected = 'stances and positions with half to twice as many words as those of the others in the race'
const fix = 'Give everyone in the race about as much space, as far as the sources allow it.'

function countStatementWords({ stances = [], positions = [] }: CandidateFile): number {
  return countWords(...[...stances, ...positions].map(({ text }) => text))
}

function isRunning(file: CandidateFile, race: string): boolean {
  return [file, ...(file.otherRaces ?? [])].some((candidacy) => candidacy.race === race && !candidacy.withdrawn)
}

/** The median of a sorted list. Undefined if the list is empty. */
function median(sorted: readonly number[]): number | undefined {
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
