/** Finds likely mistakes that editors should review. They do not stop a build. */
import type { Problem } from '@/lib/problems'
import { findMisleadingHost } from '../schema/webAddress'
import type { ElectionFiles } from './electionFiles'
import { findAddresses } from './findAddresses'
import { findHardTexts } from './hardTexts'
import { createProblem, type DataFile } from './readYaml'
import { findUnequalTexts } from './unequalTexts'

/**
 * Returns warnings about missing facts about the publisher, web addresses that may be mistaken for others, texts that
 * are hard to read, and texts of very different lengths.
 */
export function findWarnings(files: ElectionFiles): Problem[] {
  return [
    ...findMissingTrustFacts(files.election),
    ...findAddresses(files).flatMap(({ data, path, address }) => warnAbout(data, path, address)),
    ...findHardTexts(files),
    ...findUnequalTexts(files),
  ]
}

/** Readers must be able to find out who publishes a guide. */
function findMissingTrustFacts(election: DataFile): Problem[] {
  const fields = ['name', 'funding', 'contact']
  return fields
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
  return [createProblem(data, path, 'a host name that looks like no other', `"${host}"`, fix)]
}
