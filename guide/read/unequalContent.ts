import { groupBy } from '@/lib/collections'
import { formatAverage } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { countNoun, type Problem } from '@/lib/problems'
import { countWords } from '@/lib/locale/sentences'
import { buildFairnessTables, type FairnessGap } from '@/guide/ask/pages/fairness'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { Guide } from '@/guide/fields/published'
import type { ElectionFiles } from './electionFiles'
import { createProblem } from './yaml'

/**
 * Returns a warning for every candidate whose stances and positions have less than half or more than twice as many
 * words as those of the others in the race. Compares with the median of the others, because one long text changes an
 * average, but not a median. Skips candidates without any statement, since their pages give the reason.
 */
export function findUnequalCandidates({ candidates, valid }: Pick<ElectionFiles, 'candidates' | 'valid'>): Problem[] {
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
      const message = `The statements of this candidate have ${countNoun(words, 'word')}. Those of the others for ${race.name} have about ${others}. ${equalSpace}`
      return [createProblem(data, ['stances'], message)]
    })
  })
}

/** Ends the message about a candidate. */
export const equalSpace = 'Give everyone in the race about as much space, as far as the sources allow it.'

function countStatementWords({ stances = [], positions = [] }: CandidateFile): number {
  return countWords(...[...stances, ...positions].map(({ text }) => text))
}

function isRunning(file: CandidateFile, race: string): boolean {
  return [file, ...(file.otherRaces ?? [])].some((candidacy) => candidacy.race === race && !candidacy.withdrawn)
}

/** Warns about every two groups with averages that are far apart, which the page about fairness also names. */
export function findUnequalGroups({ election }: Pick<ElectionFiles, 'election'>, guide: Guide): Problem[] {
  return buildFairnessTables(guide).flatMap(({ race, title, groupings }) => {
    const path = race ? ['races', guide.races.indexOf(race)] : ['races']
    return groupings.flatMap(({ gaps }) => {
      const pairs = groupBy(gaps, ({ high, low }) => JSON.stringify([high.label, low.label].toSorted()))
      return [...pairs.values()].map((pair) =>
        createProblem(election, path, `${title}: ${describeGaps(pair)}. ${findMore}`),
      )
    })
  })
}

const findMore =
  'Look for more about those who have less. If there is nothing, change nothing: the page about fairness explains such gaps.'

/** Like "Whig (2 candidates) and Federalist (1 candidate) average 90.5 and 70.0 words". */
function describeGaps([first, ...others]: readonly FairnessGap[]): string {
  if (!first) return ''
  const groups = [first.high, first.low]
  const amounts = [first, ...others].map(({ measure }) => {
    const averages = groups.map((group) => formatAverage(group.averages[measure]))
    return `${averages.join(' and ')} ${phrases.about.fairness.measures[measure]}`
  })
  const names = groups.map(({ label, size }) => `${label} (${countNoun(size, 'candidate')})`)
  return `${names.join(' and ')} average ${amounts.join(', ')}`
}

function median(sorted: readonly number[]): number | undefined {
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
