/** Finds likely mistakes that editors should review. They do not stop a build. */
import type { Problem } from '@/lib/problems'
import type { Guide } from '@/guide/fields/published'
import { findMisleadingHost, findAddressProblem } from '@/guide/fields/webAddress'
import { warnAboutOutcomes } from './checkCounts'
import type { ElectionFiles } from './electionFiles'
import { findHardText } from './hardText'
import { createProblem, type DataFile } from './readYaml'
import { findSimilarParties } from './similarParties'
import { findUnequalGroups, findUnequalCandidates } from './unequalContent'

/**
 * Returns warnings about missing facts about the publisher, web addresses that may be mistaken for others, parties that
 * differ by a letter, text that is hard to read, and candidates or groups of candidates with very different amounts of
 * content.
 * @param guide the guide of the files. Undefined if they have problems
 */
export function findWarnings(files: ElectionFiles, guide?: Guide): Problem[] {
  return [
    ...findMissingTrustFacts(files.election),
    ...findAddresses(files).flatMap(({ data, path, address }) => warnAbout(data, path, address)),
    ...warnAboutOutcomes(files.election, files.valid?.election.results?.questions),
    ...findHardText(files),
    ...findSimilarParties(files),
    ...findUnequalCandidates(files),
    ...(guide ? findUnequalGroups(files, guide) : []),
  ]
}

/** Fields of `publisher`. Readers must be able to find out who publishes a guide. */
export const trustFields = ['name', 'funding', 'contact'] as const

function findMissingTrustFacts(election: DataFile): Problem[] {
  return trustFields
    .map((field) => ['publisher', field])
    .filter((path) => election.get(path) === undefined)
    .map((path) =>
      createProblem(election, path, 'who publishes the guide, who pays for it, and a contact', 'nothing', add),
    )
}

const add =
  'Add name, funding and contact under "publisher". Until then, the page about the guide shows what is missing.'

function warnAbout(data: DataFile, path: readonly PropertyKey[], address: string): Problem[] {
  const host = findMisleadingHost(address)
  if (!host) return []
  const fix = 'Make sure that this is the right website.'
  return [createProblem(data, path, "a host name that can't be mistaken for another", `"${host}"`, fix)]
}

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
