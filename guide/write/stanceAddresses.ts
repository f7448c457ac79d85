/** Changes of the addresses of stances, which count them from 1. */
import { paths } from '@/lib/paths'
import type { Problem } from '@/lib/problems'
import { getText } from '@/lib/values'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { createProblem } from '@/guide/read/yaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { matchItems } from '@/guide/write/matchItems'

/** Stances of candidates by id, in any form that their fields have. */
export type StancesById = ReadonlyMap<string, unknown>

/**
 * Lists the stances of a candidate that have another address than before, or none: `from`, like `/profile/ruiz/stance2/`,
 * and `to`. A stance that is only edited keeps its address.
 */
export function findMovedStances(id: string, before: unknown, after: unknown) {
  const [former, current] = [toItems(before), toItems(after)]
  const matches = matchItems(former, current)
  return former.flatMap((_, index) => {
    const from = paths.stance(id, index + 1)
    const place = matches.indexOf(index)
    if (place === index) return []
    return [{ from, to: place === -1 ? undefined : paths.stance(id, place + 1) }]
  })
}

/** Only the words tell a stance apart. The open data has further fields. */
function toItems(stances: unknown): readonly YamlValue[] {
  if (!Array.isArray(stances)) return []
  return stances.map((stance) => ({ title: getText(stance, 'title'), text: getText(stance, 'text') }))
}

export function listStances({ candidates }: Pick<ElectionFiles, 'candidates'>): StancesById {
  return new Map(candidates.map(({ id, data }) => [id, data.get(['stances'])]))
}

/**
 * Warns about stances whose address has changed, once for each candidate.
 * @param folder the election's folder, relative to the project's, for candidates without a file
 */
export function warnAboutMovedStances(
  { candidates }: Pick<ElectionFiles, 'candidates'>,
  before: StancesById,
  folder: string,
): Problem[] {
  return [...before].flatMap(([id, former]): Problem[] => {
    const data = candidates.find((candidate) => candidate.id === id)?.data
    const moved = findMovedStances(id, former, data?.get(['stances']))
    if (moved.length === 0) return []
    const list = moved.map(({ from, to }) => (to === undefined ? `${from} is gone` : `${from} is now ${to}`))
    const message = `The addresses of key stances change: ${list.join(', ')}. ${fix}`
    if (data) return [createProblem(data, ['stances'], message)]
    return [{ file: `${folder}/candidates/${id}.yaml`, path: ['stances'], field: 'stances', message }]
  })
}

const fix =
  'Other websites may link to them. Add new stances at the end, and keep the order, unless you mean this change.'
