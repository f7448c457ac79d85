/** Server only: reads an election's files from disk and validates them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { GuideError, type Problem } from '@/lib/problems'
import { candidateFile } from '../schema/candidateFile'
import { electionFile } from '../schema/electionFile'
import { idPattern } from '../schema/fields'
import { sourcesFile } from '../schema/sourcesFile'
import { checkReferences } from './checkReferences'
import type { ElectionFiles } from './electionFiles'
import { readYaml } from './readYaml'
import { validate } from './validate'

/** Folder of the editors' images, relative to the project's folder. */
export const imageFolder = join('public', 'img')

/**
 * Reads and validates an election's files.
 * @param root the project's folder, which contains `data/` and `public/img/`
 * @param name the election's folder in `data/`. Defaults to the only one
 * @throws GuideError if no name is given and `data/` contains no election, or several
 */
export function readElection(root: string, name = findElection(root)): ElectionFiles {
  const folder = join('data', name)
  const read = (file: string) => readYaml(join(root, folder, file), `${folder}/${file}`)
  const election = validate(read('election.yaml'), electionFile)
  const sources = validate(read('sources.yaml'), sourcesFile)
  const fileNames = listFiles(join(root, folder, 'candidates'))
  const candidates = fileNames
    .filter(isYaml)
    .map((file) => ({ id: idOf(file), ...validate(read(`candidates/${file}`), candidateFile) }))
  const images = new Set(listFiles(join(root, imageFolder)).filter((file) => isFile(join(root, imageFolder, file))))
  const problems = [
    ...election.problems,
    ...sources.problems,
    ...checkFileNames(fileNames, `${folder}/candidates`),
    ...candidates.flatMap((candidate) => candidate.problems),
    ...checkReferences({ election, sources, candidates, images }),
  ]
  const files = { root, candidates, images }
  if (problems.length > 0 || !election.value || !sources.value) return { ...files, problems }
  const validCandidates = candidates.flatMap(({ id, value }) => (value ? [{ id, file: value }] : []))
  const valid = { root, election: election.value, sources: sources.value, candidates: validCandidates }
  return { ...files, problems: [], valid }
}

function checkFileNames(fileNames: readonly string[], folder: string): Problem[] {
  const noCandidates = { file: folder, expected: 'at least one candidate', found: 'none', fix: 'Add a candidate file.' }
  const problems = fileNames.flatMap((name): Problem[] => {
    const id = idOf(name)
    const file = `${folder}/${name}`
    if (!isYaml(name))
      return [{ file, expected: 'only files that end in .yaml', found: `"${name}"`, fix: 'Move the file elsewhere.' }]
    if (!idPattern.test(id)) {
      const expected = 'a file name of lowercase letters, digits and hyphens'
      return [{ file, expected, found: `"${name}"`, fix: 'Rename the file.' }]
    }
    if (extname(name) === '.yml' && fileNames.includes(`${id}.yaml`)) {
      const found = `the id "${id}", which appears twice`
      return [{ file, expected: 'a unique id', found, fix: 'Delete one of the two files.' }]
    }
    return []
  })
  return fileNames.some(isYaml) ? problems : [noCandidates, ...problems]
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file)
}

function idOf(file: string): string {
  return basename(file, extname(file))
}

function isFile(path: string): boolean {
  return statSync(path).isFile()
}

/** Names in a folder, sorted. Skips hidden files, which some programs leave behind. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => !file.startsWith('.'))
    .toSorted()
}

function findElection(root: string): string {
  const names = listFiles(join(root, 'data')).filter((name) => existsSync(join(root, 'data', name, 'election.yaml')))
  const [first] = names
  if (first !== undefined && names.length === 1) return first
  throw new GuideError([
    {
      file: 'data',
      expected: 'exactly one folder with an election.yaml',
      found: names.length === 0 ? 'none' : names.join(', '),
      fix: names.length === 0 ? 'Add one.' : `Choose one with ELECTION, like ELECTION=${first}.`,
    },
  ])
}
