/** The open election, and everything that a person does with it. */
import { isDeepStrictEqual } from 'node:util'
import type { ElectionFiles } from '@/data/load/electionFiles'
import { createElection, listElectionQuestions } from '@/scripts/new/createElection'
import type { ChangedFile, Draft, ElectionQuestion, ElectionState, Report } from '../api'
import { applyChanges, revertChanges, type Change } from './changes/applyChanges'
import { planChange, sinceOpened } from './changes/planChange'
import { buildReport } from './files/buildReport'
import { cleanTemporaryFiles } from './files/cleanTemporaryFiles'
import { findFile, listPaths, toFile } from './files/electionFolder'
import { createFileReader } from './files/fileReader'
import { readDrafts } from './files/readDrafts'
import { RequestError } from './http/requestError'

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** An open election. Every method that fails writes nothing. */
export class Session {
  /** The changes of each save of this run, in order. */
  #saves: (readonly Change[])[] = []
  readonly #read = createFileReader()
  #folder: string | undefined

  /**
   * @param root the project's folder
   * @param folder name of the election's folder in `data/`. Omitted if there is no election yet
   */
  constructor(
    readonly root: string,
    folder?: string,
  ) {
    this.#folder = folder
    if (folder !== undefined) cleanTemporaryFiles(root, folder)
  }

  /** Name of the election's folder in `data/`. */
  get folder(): string {
    if (this.#folder !== undefined) return this.#folder
    throw new RequestError(404, { message: 'There is no election yet. Start a new one.' })
  }

  /** The same, or empty if there is no election yet. */
  get name(): string {
    return this.#folder ?? ''
  }

  /** The election on disk. */
  async readState(): Promise<ElectionState> {
    if (this.#folder === undefined) return { folder: '', title: '', files: [], report: emptyReport }
    const { folder } = this
    const files = this.#readFiles([])
    const title = files.election.get(['title'])
    const last = this.#saves.at(-1)?.map(({ file }) => file.path)
    return {
      folder,
      title: typeof title === 'string' ? title : '',
      files: listPaths(this.root, folder).map((path) => {
        const { fullPath, file } = toFile(this.root, folder, path)
        const { data, version } = this.#read(fullPath, file)
        return { path, version, value: data.value }
      }),
      report: await buildReport(files, folder),
      ...(last === undefined ? {} : { undo: last }),
    }
  }

  /** Validates the election with drafts. */
  check(drafts: readonly Draft[]): Promise<Report> {
    return buildReport(this.#readFiles(drafts), this.folder)
  }

  /**
   * Saves drafts: all of them or none.
   * @throws RequestError or GuideError if a file has changed or cannot be edited
   */
  save(files: readonly ChangedFile[]): Promise<ElectionState> {
    const changes = files
      .map(({ path, value, base }) => planChange(findFile(this.root, this.folder, path), { value, base }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    applyChanges(changes, sinceOpened)
    if (changes.length > 0) this.#saves.push(changes)
    return this.readState()
  }

  /**
   * Takes back the last save of this run.
   * @throws RequestError if one of its files has changed since
   */
  undo(): Promise<ElectionState> {
    const changes = this.#saves.at(-1)
    if (!changes) throw new RequestError(409, { message: 'There is nothing to undo.' })
    applyChanges(revertChanges(changes), 'since you saved it, so the last save cannot be undone')
    this.#saves.pop()
    return this.readState()
  }

  /** The questions about a new election. */
  listQuestions(): readonly ElectionQuestion[] {
    return listElectionQuestions(this.root).map(({ name, text, fallback }) => ({
      name,
      text,
      isRequired: fallback === undefined,
    }))
  }

  /** Creates an election and opens it. */
  async createElection(answers: Readonly<Record<string, string>>): Promise<ElectionState> {
    const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
    const args = given.map(([name, answer]) => `--${name}=${answer}`)
    this.#folder = await createElection(this.root, args, undefined)
    this.#saves = []
    return this.readState()
  }

  #readFiles(drafts: readonly Draft[]): ElectionFiles {
    return readDrafts(this.root, this.folder, drafts, this.#read)
  }
}
