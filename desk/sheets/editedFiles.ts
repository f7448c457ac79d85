/** The files of an election, with the edits of an import that are not written yet. */
import { getBytes, type Files } from '@/guide/files/files'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { findElection } from '@/guide/read/site'
import { readElection } from '@/guide/read/election'
import type { DataFile } from '@/guide/read/yaml'
import { listToTranslate } from '@/guide/read/translations'
import type { TranslatableText } from '@/guide/translations/texts'
import { writeYaml } from '@/guide/write/writeYaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { formatElectionFile } from '@/desk/editor/client/state/nameElection'
import { escapeUnprintable } from '@/lib/characters'
import { GuideError } from '@/lib/problems'
import type { FileChange } from '@/lib/transaction/journal'
import { getAt, isEqual, setAt, type Path, toItems } from '@/lib/values'
import { findHeader } from '@/desk/new/templates'

export class EditedFile {
  #value: unknown

  /** @param path relative to the project's folder */
  constructor(
    readonly path: string,
    readonly original: unknown,
    /** Omitted for a new file. */
    readonly bytes?: Uint8Array,
  ) {
    this.#value = original
  }

  get isNew(): boolean {
    return this.bytes === undefined
  }

  get isChanged(): boolean {
    return this.isNew || !isEqual(this.#value, this.original)
  }

  get value(): YamlValue {
    return this.#value as YamlValue
  }

  get(path: Path): unknown {
    return getAt(this.#value, path)
  }

  list(path: Path): readonly unknown[] {
    return toItems(this.get(path))
  }

  /** Sets a value. Adds the lists and groups that contain it. */
  set(path: Path, value: unknown): void {
    this.#value = setAt(this.#value, path, value)
  }

  /** Removes a value, and the group that becomes empty. */
  remove(path: Path): void {
    if (this.get(path) === undefined) return
    this.#value = setAt(this.#value, path, undefined, (_, group) => Object.keys(Object(group)).length > 0)
  }
}

export interface FilePart {
  readonly file: EditedFile
  /** Path of the part. Empty for the whole file. */
  readonly base: Path
}

export interface EditedElection {
  readonly project: Files
  /** Name of the election's folder in `data/`. */
  readonly name: string
  readonly election: EditedFile
  readonly sources: EditedFile
  /** Candidates' files by id. Those of new candidates are added. */
  readonly candidates: Map<string, EditedFile>
  /** Questionnaires' files by id. */
  readonly questionnaires: ReadonlyMap<string, EditedFile>
  /** Files of translations by language. New ones are added. */
  readonly translations: Map<string, EditedFile>
  /** Lists the passages that a language needs a translation of, as the files were read. */
  readonly listTexts: (language: string) => readonly TranslatableText[]
}

/**
 * @param name the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election does not exist, or if a file is not valid YAML
 */
export function openElection(project: Files, name = findElection(project)): EditedElection {
  const files = readElection(project, name)
  const { election, sources, candidates, questionnaires, translations } = files
  const inFolders = [...candidates, ...questionnaires, ...translations].map(({ data }) => data)
  const problems = [election, sources, ...inFolders].flatMap((data) => data.problems)
  if (problems.length > 0) throw new GuideError(problems)
  const open = ({ file, value }: DataFile) => new EditedFile(file, value ?? {}, getBytes(project, file))
  const openAll = (inFolder: ElectionFiles['candidates' | 'questionnaires' | 'translations']) =>
    new Map(inFolder.map(({ id, data }) => [id, open(data)]))
  return {
    project,
    name,
    election: open(election),
    sources: open(sources),
    candidates: openAll(candidates),
    questionnaires: openAll(questionnaires),
    translations: openAll(translations),
    listTexts: (language) => listToTranslate(files, language),
  }
}

/** Prints which election a command works on, like `Election: Springfield Elections, November 2, 2027 (data/springfield-2027)`. */
export function printElection({ name: folder, election }: EditedElection): void {
  console.log(escapeUnprintable(`Election: ${formatElectionFile(folder, election.value)} (data/${folder})`))
}

export function listChanged(files: EditedElection): readonly EditedFile[] {
  const { election, sources, candidates, questionnaires, translations } = files
  return [
    election,
    sources,
    ...[candidates, questionnaires, translations].flatMap((each) => [...each.values()]),
  ].filter(({ isChanged }) => isChanged)
}

export const outcome = 'Nothing was written.'

/** @throws GuideError if a file cannot be changed */
export function planChanges(files: readonly EditedFile[]): readonly FileChange[] {
  return files.map(({ path: file, bytes: before, value }) => ({
    file,
    before,
    after: writeYaml(before, value, file, findHeader(file)),
  }))
}
