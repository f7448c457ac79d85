/** Server only: reads one election's files from the disk, and checks them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { idForm } from '../schema/fields'
import type { Files } from './files'
import { GuideError, type Problem } from '@/lib/problems'
import { readYaml } from './readYaml'
import { checkReferences } from './checkReferences'
import { candidateFile, electionFile, sourcesFile } from '../schema/schema'
import { validate } from './validate'

/** The files of one election as they are, and everything that is wrong with them. */
export interface ElectionFiles extends Files {
  /** The project's folder. */
  readonly root: string
  readonly problems: readonly Problem[]
}

/** Where editors put pictures, from the project's folder. */
export const imageFolder = join('public', 'img')

/**
 * @param root the project's folder, which holds `data/` and `public/img/`
 * @param name the election's folder in `data/`; when left out, the only one there is
 * @throws GuideError when it is not clear which election is meant
 */
export function readElection(root: string, name = onlyElection(root)): ElectionFiles {
  const folder = join('data', name)
  const read = (file: string) => readYaml(join(root, folder, file), `${folder}/${file}`)
  const electionData = read('election.yaml')
  const election = validate(electionData, electionFile)
  const sources = validate(read('sources.yaml'), sourcesFile)
  const listing = candidateNames(join(root, folder), folder)
  const candidates = listing.names.map((file) => {
    const data = read(`candidates/${file}`)
    return { id: basename(file, extname(file)), data, ...validate(data, candidateFile) }
  })
  const files: Files = {
    election: { data: electionData, value: election.value },
    sources: sources.value,
    candidates,
    pictures: new Set(listPictures(join(root, imageFolder))),
  }
  const problems = [
    ...election.problems,
    ...sources.problems,
    ...listing.problems,
    ...candidates.flatMap((candidate) => candidate.problems),
    ...checkReferences(files),
  ]
  return { root, ...files, problems }
}

/** The names of the candidates' files, in a fixed order, and what is wrong with them. */
function candidateNames(path: string, folder: string): { names: string[]; problems: Problem[] } {
  const all = listFiles(join(path, 'candidates'))
  const names = all.filter((file) => /\.ya?ml$/.test(file))
  const problem = (file: string, expected: string, found: string, fix: string): Problem => ({
    file: `${folder}/candidates${file && `/${file}`}`,
    expected,
    found,
    fix,
  })
  return {
    names,
    problems: [
      ...(names.length === 0 ? [problem('', 'at least one candidate', 'none', 'Add a candidate file.')] : []),
      ...all.flatMap((file) => {
        const id = basename(file, extname(file))
        if (!names.includes(file)) return [problem(file, 'only files that end in .yaml', `"${file}"`, 'Move it away.')]
        if (!idForm.test(id))
          return [
            problem(file, 'a file name of lower-case letters, digits and hyphens', `"${file}"`, 'Rename the file.'),
          ]
        if (extname(file) === '.yml' && names.includes(`${id}.yaml`))
          return [problem(file, 'every id once', `the id "${id}" a second time`, 'Delete one of the two files.')]
        return []
      }),
    ],
  }
}

/** Names in a folder, sorted; hidden files, which some programs leave behind, are passed over. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => !file.startsWith('.'))
    .toSorted()
}

/** Names of the pictures in a folder. */
function listPictures(path: string): string[] {
  return listFiles(path).filter((file) => statSync(join(path, file)).isFile())
}

function onlyElection(root: string): string {
  const names = listFiles(join(root, 'data')).filter((name) => existsSync(join(root, 'data', name, 'election.yaml')))
  const [first] = names
  if (first !== undefined && names.length === 1) return first
  throw new GuideError([
    {
      file: 'data',
      expected: 'one folder with an election.yaml in it',
      found: names.length === 0 ? 'none' : names.join(', '),
      fix: names.length === 0 ? 'Add one.' : `Say which one to build: ELECTION=${first}.`,
    },
  ])
}
