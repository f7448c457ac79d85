/** The people who run in a race, read from raw values, because an invalid file is reported elsewhere. */
import type { CheckedCandidate } from './electionFiles'
import { listItemPaths } from './readYaml'

export interface Candidacy {
  readonly id: string
  readonly file: string
  readonly name: string
  readonly withdrawn: boolean
  /** True if voters have to write in the name. */
  readonly writeIn: boolean
}

export function listCandidacies(raceId: string, candidates: readonly CheckedCandidate[]) {
  return new Map<string, Candidacy>(
    candidates.flatMap(({ id, data }) => {
      const path = [[], ...listItemPaths(data, ['otherRaces'])].find((candidacy) => {
        const race = data.get([...candidacy, 'race'])
        return race === raceId || (candidacy.length === 0 && typeof race !== 'string')
      })
      if (!path) return []
      const get = (field: string) => data.get([...path, field])
      const stated = data.get(['name'])
      const name = typeof stated === 'string' ? stated : id
      return [
        [
          id,
          { id, file: data.file, name, withdrawn: get('withdrawn') !== undefined, writeIn: get('writeIn') === true },
        ],
      ]
    }),
  )
}
