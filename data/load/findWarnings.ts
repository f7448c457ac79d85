/** Finds what editors should look at, although it stops no build. */
import type { Problem } from '@/lib/problems'
import { findMisleadingHost } from '../schema/webAddress'
import type { ElectionFiles } from './electionFiles'
import { problemAt, type DataFile } from './readYaml'

/** Returns a warning for every web address whose host name may be mistaken for another. */
export function findWarnings({
  election,
  sources,
  candidates,
}: Pick<ElectionFiles, 'election' | 'sources' | 'candidates'>): Problem[] {
  const files = [election, sources, ...candidates.map(({ data }) => data)]
  return files.flatMap((data) =>
    findAddresses(data.value, []).flatMap(({ path, address }) => warnAbout(data, path, address)),
  )
}

function warnAbout(data: DataFile, path: readonly PropertyKey[], address: string): Problem[] {
  const host = findMisleadingHost(address)
  if (!host) return []
  const fix = 'Make sure that this is the right website.'
  return [problemAt(data, path, 'a host name that looks like no other', `"${host}"`, fix)]
}

function findAddresses(
  value: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; address: string }[] {
  if (typeof value === 'string') return /^https?:/i.test(value) && URL.canParse(value) ? [{ path, address: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findAddresses(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
