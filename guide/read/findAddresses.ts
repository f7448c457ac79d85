/** Finds the web addresses in an election's files. */
import { findAddressProblem } from '@/guide/fields/webAddress'
import type { ElectionFiles } from './electionFiles'
import type { DataFile } from './readYaml'

export interface AddressPlace {
  readonly data: DataFile
  readonly path: readonly PropertyKey[]
  readonly address: string
}

/** Returns every text that is a valid web address, in the order of the files. */
export function findAddresses({
  election,
  sources,
  candidates,
}: Pick<ElectionFiles, 'election' | 'sources' | 'candidates'>): AddressPlace[] {
  return [election, sources, ...candidates.map(({ data }) => data)].flatMap((data) =>
    findInValue(data.value, []).map((place) => ({ data, ...place })),
  )
}

function findInValue(value: unknown, path: readonly PropertyKey[]): Pick<AddressPlace, 'path' | 'address'>[] {
  if (typeof value === 'string') return findAddressProblem(value) ? [] : [{ path, address: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findInValue(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
