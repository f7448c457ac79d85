/** Server only: reads one election's files, checks them, resolves references and freezes the result. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { idForm } from './fields'
import type { CandidateEntry } from './files'
import { byRule } from './guide'
import { readOptions } from './options'
import { GuideError, type Problem } from './problems'
import { publish, resolveSource } from './publish'
import { readYaml } from './readYaml'
import { checkReferences } from './references'
import { candidateFile, electionFile, sourcesFile, type CandidateFile, type ElectionFile } from './schema'
import type { Candidate, Election, Guide, Race, Source } from './types'
import { validate } from './validate'

let loaded: Guide | undefined

/**
 * The guide that this project builds.
 * @throws GuideError with every problem at once
 */
export function guide(): Guide {
  // In development every request reads the files again, so that an editor sees a change after a reload.
  if (!loaded || process.env.NODE_ENV === 'development') loaded = loadGuide(process.cwd(), readOptions().election)
  return loaded
}

/**
 * @param root the project's folder, which holds `data/` and `public/img/`
 * @param name the election's folder in `data/`; when left out, the only one there is
 * @throws GuideError with every problem at once
 */
export function loadGuide(root: string, name = onlyElection(root)): Guide {
  const folder = join('data', name)
  const read = (file: string) => readYaml(join(root, folder, file), `${folder}/${file}`)
  const electionData = read('election.yaml')
  const sourcesData = read('sources.yaml')
  const election = validate(electionData, electionFile)
  const sources = validate(sourcesData, sourcesFile)
  const listing = candidateNames(join(root, folder), folder)
  const candidates = listing.names.map((file) => {
    const data = read(`candidates/${file}`)
    const { value, problems } = validate(data, candidateFile)
    return { id: basename(file, extname(file)), data, problems, value }
  })
  const problems = [
    ...election.problems,
    ...sources.problems,
    ...listing.problems,
    ...candidates.flatMap((candidate) => candidate.problems),
    ...checkReferences({
      election: { data: electionData, value: election.value },
      sources: sources.value,
      candidates,
      pictures: new Set(listPictures(join(root, 'public', 'img'))),
    }),
  ]
  if (problems.length > 0 || !election.value || !sources.value) throw new GuideError(problems)
  const cited = new Map(Object.entries(sources.value).map(([id, source]) => [id, resolveSource(id, source)]))
  return deepFreeze(assemble(election.value, candidates, cited))
}

function assemble(
  file: ElectionFile,
  candidates: readonly CandidateEntry[],
  sources: ReadonlyMap<string, Source>,
): Guide {
  const { races: raceFiles, results, ...rest } = file
  const election = publish(rest, sources) as Election
  const races = publish(raceFiles, sources) as readonly Race[]
  const published = candidates.map(({ id, value }) => assembleCandidate(id, value!, file, sources))
  return {
    election: { ...election, resultSources: results && publish(results, sources).sources },
    races,
    candidates: races.flatMap(({ id }) => published.filter(({ race }) => race === id).toSorted(byRule)),
  }
}

function assembleCandidate(
  id: string,
  { src, partySource, ...value }: CandidateFile,
  { races, results }: ElectionFile,
  sources: ReadonlyMap<string, Source>,
): Candidate {
  const { stances, ...candidate } = publish(value, sources)
  const winners = new Map(Object.entries(results?.winners ?? {})).get(value.race)
  return {
    ...candidate,
    id,
    src: src ?? `${id}.svg`,
    position: races.find((race) => race.id === value.race)!.position,
    stances: stances.map((stance, index) => ({ ...stance, number: index + 1 })),
    partySource: partySource === undefined ? undefined : sources.get(partySource),
    result: winners && (winners.includes(id) ? 'Elected' : 'Not elected'),
  }
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

/** Names of the pictures in a folder: files that hold something. */
function listPictures(path: string): string[] {
  return listFiles(path).filter((file) => {
    const status = statSync(join(path, file))
    return status.isFile() && status.size > 0
  })
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

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
