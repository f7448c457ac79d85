import type { ZodType } from 'zod'
import { askOthers, type Problem } from '@/lib/problems'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { id as idSchema, suggestId } from '@/guide/fields/ids'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { translationsFile } from '@/guide/fields/translationsFile'
import { imageFolder, listNames, openFolder, type Files } from '@/guide/files/files'
import type { ElectionFiles, CheckedFile } from './electionFiles'
import { checkReferences } from './referenceChecks'
import { findElection, requireElection } from './site'
import { listAreas, readStreets, streetsFile, toStreets } from './streets'
import { validate } from './validation'
import { createProblem, parseYaml, readFile, type Path } from './yaml'

/** Folders of an election that have a file for each thing of a kind. */
const editorFolders = ['candidates', 'questionnaires', 'translations'] as const

type EditorFolder = (typeof editorFolders)[number]

/**
 * @param name the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if no name is given and the site's election is not known
 */
export function readElection(project: Files, name = findElection(project)): ElectionFiles {
  requireElection(project, name)
  const folder = `data/${name}`
  const invalidFolders = [folder, ...editorFolders.map((part) => `${folder}/${part}`), imageFolder].flatMap((path) =>
    checkFolder(project, path),
  )
  const images = openFolder(project, imageFolder)
  if (invalidFolders.length > 0) {
    const nothing = parseYaml('', folder)
    const none = { candidates: [], questionnaires: [], translations: [], images }
    return { election: nothing, sources: nothing, ...none, problems: invalidFolders }
  }
  const problems: Problem[] = []
  const read = <Value>(file: string, schema: ZodType<Value>) => {
    const checked = validate(readFile(project, `${folder}/${file}`), schema)
    problems.push(...checked.problems)
    const report = (path: Path, message: string) => void problems.push(createProblem(checked.data, path, message))
    return { ...checked, report }
  }
  const readFolder = <Value>(part: EditorFolder, schema: ZodType<Value>) => {
    const names = listNames(project, `${folder}/${part}`)
    problems.push(...checkFileNames(names, folder, part))
    return names.filter(isYaml).map((file) => ({ id: getId(file), ...read(`${part}/${file}`, schema) }))
  }
  const election = read('election.yaml', electionFile)
  const sources = read('sources.yaml', sourcesFile)
  const candidates = readFolder('candidates', candidateFile)
  const questionnaires = readFolder('questionnaires', questionnaireFile)
  const translations = readFolder('translations', translationsFile)
  const streets = readStreets(project, `${folder}/${streetsFile}`, listAreas(election.fields))
  problems.push(...streets.problems)
  const others = { candidates, questionnaires, translations, images }
  problems.push(...checkReferences({ election, sources, ...others }))
  const files = { election: election.data, sources: sources.data, ...others }
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

/** A link could lead out of the project. A missing folder is reported elsewhere, or is not needed. */
function checkFolder(project: Files, folder: string): Problem[] {
  const content = project.get(folder)
  if (content === undefined) return []
  const fact = `This must be a folder, but it is ${typeof content === 'string' ? content : 'a file'}`
  return [{ file: folder, message: `${fact}. Replace it with the folder. ${askOthers}` }]
}

function checkFileNames(fileNames: readonly string[], folder: string, part: EditorFolder): Problem[] {
  return fileNames.flatMap((name) => {
    const reason = refuseFileName(name, fileNames, part)
    return reason === undefined ? [] : [{ file: `${folder}/${part}/${name}`, message: `${reason} ${askOthers}` }]
  })
}

/** Why a file does not belong in a folder, and what to do. Undefined if it does. */
function refuseFileName(name: string, others: readonly string[], part: EditorFolder): string | undefined {
  const id = getId(name)
  if (!isYaml(name))
    return `“${name}” does not belong among the ${part}: its name has to end in “.yaml”. Move it elsewhere.`
  // `checkTranslations` checks the names of translations.
  if (part !== 'translations' && !idSchema.safeParse(id).success) {
    const rule = 'Use at most 60 lowercase letters, digits and hyphens, and no name that Windows or web hosts reserve.'
    return `Rename “${name}”${suggestId(id) ? ` to “${suggestId(id)}.yaml”` : ''}. ${rule}`
  }
  if (name.endsWith('.yml') && others.includes(`${id}.yaml`))
    return `“${name}” and “${id}.yaml” are both “${id}”. Delete one of the two.`
  return undefined
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file)
}

function getId(file: string): string {
  return file.replace(/\.ya?ml$/, '')
}
