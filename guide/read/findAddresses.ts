/** Finds the web addresses in an election's files. */
import { findAddressProblem } from '@/guide/fields/webAddress'
import type { ElectionFiles } from './electionFiles'

type Path = readonly PropertyKey[]

/** Returns every text that is a valid web address, with its file and path, in the order of the files. */
export function findAddresses(files: Pick<ElectionFiles, 'election' | 'sources' | 'candidates'>) {
  const { election, sources, candidates } = files
  return [election, sources, ...candidates.map(({ data }) => data)].flatMap((data) =>
    findInValue(data.value, []).map((place) => ({ data, ...place })),
  )
}

function findInValue(value: unknown, path: Path): { readonly path: Path; readonly address: string }[] {
  if (typeof value === 'string') return findAddressProblem(value) ? [] : [{ path, address: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findInValue(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
