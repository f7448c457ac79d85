/** Reads the files of an election, to be edited. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findElection } from '@/guide/read/findElection'
import { readYaml } from '@/guide/read/readYaml'
import { GuideError, type Problem } from '@/lib/problems'
import { Draft } from './draft'

/** The files of an election. */
export interface Drafts {
  /** The project's folder. */
  readonly root: string
  /** Name of the election's folder in `data/`. */
  readonly name: string
  readonly election: Draft
  readonly sources: Draft
  /** Drafts of candidates' files by id. Those of new candidates are added. */
  readonly candidates: Map<string, Draft>
}

/**
 * Reads the files of an election.
 * @param root the project's folder
 * @param name the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election does not exist, or if a file is not valid YAML
 */
export function openDrafts(root: string, name = findElection(root)): Drafts {
  const folder = `data/${name}`
  if (!existsSync(join(root, folder, 'election.yaml')))
    throw new GuideError([
      { file: 'environment', field: 'ELECTION', expected: 'the name of a folder in data', found: `"${name}"` },
    ])
  const problems: Problem[] = []
  const open = (file: string) => {
    const data = readYaml(join(root, file), file)
    problems.push(...data.problems)
    return new Draft(file, data.value ?? {}, data.problems.length > 0 ? undefined : readFileSync(join(root, file)))
  }
  const candidateFolder = join(root, folder, 'candidates')
  const fileNames = existsSync(candidateFolder) ? readdirSync(candidateFolder).toSorted() : []
  const drafts = {
    root,
    name,
    election: open(`${folder}/election.yaml`),
    sources: open(`${folder}/sources.yaml`),
    candidates: new Map(
      fileNames
        .filter((file) => /^[^.].*\.ya?ml$/.test(file))
        .map((file) => [file.replace(/\.ya?ml$/, ''), open(`${folder}/candidates/${file}`)]),
    ),
  }
  if (problems.length > 0) throw new GuideError(problems)
  return drafts
}

/** Lists the files that have something to write. */
export function listChanged({ election, sources, candidates }: Drafts): readonly Draft[] {
  return [election, sources, ...candidates.values()].filter(({ isChanged }) => isChanged)
}
