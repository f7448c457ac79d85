/** Server only: reads an election's files from disk and validates them. */
import { lstatSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { ZodType } from 'zod'
import type { Problem } from '@/lib/problems'
import { toPosixPath } from '@/lib/toPosixPath'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { id as idSchema, suggestId } from '@/guide/fields/ids'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { translationsFile } from '@/guide/fields/translationsFile'
import { checkReferences } from './checkReferences'
import type { CheckedFile, ElectionFiles } from './electionFiles'
import { findElection, listFiles, requireElection } from './findElection'
import { imageFolder } from './imageFolder'
import { listAreas } from './listAreas'
import { describeKind, parseYaml, createProblem, readYaml, type DataFile } from './readYaml'
import { readStreets, streetsFile, toStreets } from './readStreets'
import { validate } from './validate'

/** Folders of an election that have a file for each thing of a kind. */
const editorFolders = ['candidates', 'questionnaires', 'translations'] as const

type EditorFolder = (typeof editorFolders)[number]

/** What takes the place of files on disk. */
interface Unsaved {
  /** Files as they would be, by path relative to the project's folder. Undefined for one that would be deleted. */
  readonly drafts?: ReadonlyMap<string, DataFile | undefined>
  /** Full paths of images that are not in `public/img` yet, by name. */
  readonly draftImages?: ReadonlyMap<string, string>
  /** Reads a file on disk, given its path and its path as shown in problems. */
  readonly readFile?: typeof readYaml
}

/**
 * Reads and validates an election's files.
 * @param root the project's folder, which contains `data/` and `public/img/`
 * @param name the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if no name is given and the site's election is not known
 */
export function readElection(
  root: string,
  name = findElection(root),
  { drafts = new Map(), draftImages = new Map(), readFile = readYaml }: Unsaved = {},
): ElectionFiles {
  requireElection(root, name)
  const folder = join('data', name)
  const invalidFolders = [folder, ...editorFolders.map((part) => `${folder}/${part}`), imageFolder].flatMap((path) =>
    checkFolder(root, path),
  )
  if (invalidFolders.length > 0) {
    const nothing = parseYaml('', folder)
    const none = { candidates: [], questionnaires: [], translations: [], images: new Map() }
    return { root, election: nothing, sources: nothing, ...none, problems: invalidFolders }
  }
  const read = (file: string) =>
    drafts.get(toPosixPath(`${folder}/${file}`)) ?? readFile(join(root, folder, file), `${folder}/${file}`)
  const election = validate(read('election.yaml'), electionFile)
  const sources = validate(read('sources.yaml'), sourcesFile)
  const readFolder = <Schema extends ZodType>(part: EditorFolder, schema: Schema) => {
    const names = listFileNames(root, `${folder}/${part}`, drafts)
    const files = names
      .filter(isYaml)
      .map((file) => ({ id: getId(file), ...validate(read(`${part}/${file}`), schema) }))
    return {
      files,
      problems: [...checkFileNames(names, folder, part), ...files.flatMap((file) => file.problems)],
    }
  }
  const { files: candidates, problems: inCandidates } = readFolder('candidates', candidateFile)
  const { files: questionnaires, problems: inQuestionnaires } = readFolder('questionnaires', questionnaireFile)
  const { files: translations, problems: inTranslations } = readFolder('translations', translationsFile)
  const images = new Map([...draftImages, ...listImages(root)])
  const streets = readStreets(join(root, folder, streetsFile), `${folder}/${streetsFile}`, listAreas(election.fields))
  const problems = [
    ...streets.problems,
    ...election.problems,
    ...sources.problems,
    ...inCandidates,
    ...inQuestionnaires,
    ...inTranslations,
    ...checkReferences({ election, sources, candidates, questionnaires, translations, images }),
    ...candidates.flatMap(({ data }) => checkImageKind(root, data)),
  ]
  const files = {
    root,
    election: election.data,
    sources: sources.data,
    candidates,
    questionnaires,
    translations,
    images,
  }
  if (problems.length > 0 || !election.value || !sources.value) return { ...files, problems }
  const valid = {
    images,
    path: election.data.file,
    streets: toStreets(streets.rows),
    election: election.value,
    sources: sources.value,
    candidates: candidates.flatMap(toValid),
    questionnaires: questionnaires.flatMap(toValid),
    translations: translations.flatMap(toValid),
  }
  return { ...files, problems: [], valid }
}

function toValid<Value>({ id, data, value }: CheckedFile<Value> & { readonly id: string }) {
  return value ? [{ id, path: data.file, file: value }] : []
}

/** Names of the files of a folder, with those of drafts. */
function listFileNames(root: string, folder: string, drafts: NonNullable<Unsaved['drafts']>): readonly string[] {
  const start = toPosixPath(`${folder}/`)
  const names = new Set(listFiles(join(root, folder)))
  for (const [file, draft] of drafts) {
    if (!file.startsWith(start)) continue
    if (draft) names.add(file.slice(start.length))
    else names.delete(file.slice(start.length))
  }
  return [...names].toSorted()
}

/** Full paths of the files in `public/img` by name. Skips hidden files. */
export function listImages(root: string): ReadonlyMap<string, string> {
  const folder = join(root, imageFolder)
  return new Map(listFiles(folder).map((src) => [src, join(folder, src)]))
}

function checkImageKind(root: string, data: DataFile): Problem[] {
  const src = data.get(['src'])
  if (typeof src !== 'string' || src.includes('/') || src.includes('\0')) return []
  const stats = lstatSync(join(root, imageFolder, src), { throwIfNoEntry: false })
  if (!stats || stats.isFile()) return []
  const facts = { expected: 'the name of a file in public/img', found: `"${src}", which is ${describeKind(stats)}` }
  return [createProblem(data, ['src'], 'This is not a photograph. Choose one.', facts)]
}

/** A link could lead out of the project. A missing folder is reported elsewhere, or is not needed. */
function checkFolder(root: string, folder: string): Problem[] {
  const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return []
  const message = 'The files of this election cannot be read. Ask whoever set up this guide.'
  return [{ file: folder, message, expected: 'a folder', found: describeKind(stats) }]
}

const foreignFile =
  'Somebody put something beside the candidates, the questionnaires or the translations that does not belong there. Ask whoever it was to rename it, or to move it elsewhere.'

function checkFileNames(fileNames: readonly string[], folder: string, part: EditorFolder): Problem[] {
  return fileNames.flatMap((name): Problem[] => {
    const id = getId(name)
    const file = `${folder}/${part}/${name}`
    if (!isYaml(name)) {
      const expected = 'only files that end in .yaml'
      return [{ file, message: foreignFile, expected, found: `"${name}"`, fix: 'Move the file elsewhere.' }]
    }
    // `checkTranslations` checks the names of translations.
    if (part !== 'translations' && !idSchema.safeParse(id).success) {
      const suggestion = suggestId(id)
      const expected =
        'a file name of at most 60 lowercase letters, digits and hyphens that Windows and web hosts do not reserve'
      return [
        {
          file,
          message: foreignFile,
          expected,
          found: `"${name}"`,
          fix: suggestion ? `Rename the file to ${suggestion}.yaml.` : 'Rename the file.',
        },
      ]
    }
    if (extname(name) === '.yml' && fileNames.includes(`${id}.yaml`)) {
      const found = `the id "${id}", which appears twice`
      return [{ file, message: foreignFile, expected: 'a unique id', found, fix: 'Delete one of the two files.' }]
    }
    return []
  })
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file)
}

function getId(file: string): string {
  return basename(file, extname(file))
}
