/** The people who run in a race, read from raw values, because an invalid file is reported elsewhere. */
import type { CheckedCandidate } from './electionFiles'
import { listItemPaths } from './readYaml'

export function listCandidacies(raceId: string, candidates: readonly CheckedCandidate[]) {
  return new Map(
    candidates.flatMap(({ id, data }) => {
      const path = [[], ...listItemPaths(data, ['otherRaces'])].find((candidacy) => {
        const race = data.get([...candidacy, 'race'])
        return race === raceId || (candidacy.length === 0 && typeof race !== 'string')
      })
      if (!path) return []
      const get = (field: string) => data.get([...path, field])
      const stated = data.get(['name'])
      const fields = {
        id,
        file: data.file,
        name: typeof stated === 'string' ? stated : id,
        withdrawn: get('withdrawn') !== undefined,
        /** True if voters have to write in the name. */
        writeIn: get('writeIn') === true,
      }
      return [[id, fields] as const]
    }),
  )
}
