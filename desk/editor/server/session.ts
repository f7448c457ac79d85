import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteFileName, updateFiles } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { chooseElection, listElections, findSiteProblems } from '@/guide/read/site'
import { readFile } from '@/guide/read/yaml'
import { listStances, warnAboutMovedStances } from '@/guide/write/stanceAddresses'
import { changeSite, type SitePlace } from '@/desk/new/changeSite'
import { listToTranslate } from '@/guide/read/translations'
import { getToday } from '@/desk/new/defaults'
import { beginElection } from '@/desk/new/election'
import type { ChangedFile, Draft, ElectionState, ElectionSummary, GuideText, Report } from '../api'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { GuideError } from '@/lib/problems'
import { getVersion, type FileChange } from '@/lib/transaction/journal'
import { recoverFiles } from '@/lib/transaction/recoverFiles'
import { toText } from '../client/state/values'
import { createConflict, planChange, sinceOpened, planUndo } from './planChanges'
import { buildReport, checkSite, describeFailedCheck } from './files/buildReport'
import { requireFile, requireReal, toFile } from './files/electionFolder'
import { readDrafts, readFiles } from './files/readDrafts'
import { planPhotos, removeDraftPhotos, requireFolders } from './files/photos'
import { readUnpublished } from './publishing'
import { RequestError, toElectionPath, toFieldProblem } from './http/failures'

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** An open election. A method that fails writes nothing, and throws a RequestError or a GuideError. */
export class Session {
  /** The changes of each save since the election was opened, in order. */
  #saves: readonly (readonly FileChange[])[] = []
  #folder: string | undefined

  /** @param folder name of the election's folder in `data/`. Undefined if the user chooses it */
  constructor(
    readonly root: string,
    folder: string | undefined,
    readonly reportError: (error: unknown) => void,
  ) {
    if (folder !== undefined) this.#open(folder)
  }

  /** Name of the election's folder in `data/`. */
  get folder(): string {
    if (this.name !== '') return this.name
    throw new RequestError(404, { message: 'No election is open. Choose one, or start a new one.' })
  }

  /** Like {@link Session.folder}, but empty if no election is open, or if its folder was deleted. */
  get name(): string {
    return this.#folder !== undefined && existsSync(join(this.root, 'data', this.#folder)) ? this.#folder : ''
  }

  async readState(): Promise<ElectionState> {
    const elections = this.#listElections()
    if (this.name === '') return { elections, folder: '', title: '', files: [], report: emptyReport }
    const { folder } = this
    // Another program may have been interrupted while it wrote.
    await recoverFiles(this.root)
    const project = readProject(this.root)
    const current = chooseElection(project)
    const last = this.#saves
      .at(-1)
      ?.map(({ file }) => toElectionPath(file, folder))
      .filter((path) => !isPhoto(path))
    return {
      elections,
      folder,
      title: elections.find((election) => election.folder === folder)?.title ?? '',
      ...(current === undefined ? {} : { current }),
      files: readFiles(project, folder),
      report: await this.check([]),
      ...(last === undefined ? {} : { undo: last }),
      ...(await readUnpublished(this.root, folder, this.reportError)),
    }
  }

  /** A report that cannot be built is a problem, since the files can still be edited, saved and restored. */
  async check(drafts: readonly Draft[]): Promise<Report> {
    const { root, folder } = this
    try {
      const files = readDrafts(root, folder, drafts)
      const report = await buildReport(files, folder)
      const before = listStances(readDrafts(root, folder, []))
      const moved = warnAboutMovedStances(files, before, `data/${folder}`)
      const site = await checkSite(root, files, folder)
      return {
        ...report,
        problems: [...report.problems, ...site.problems],
        warnings: [...report.warnings, ...moved.map((warning) => toFieldProblem(warning, folder)), ...site.warnings],
      }
    } catch (error) {
      this.reportError(error)
      return { ...emptyReport, problems: [describeFailedCheck(folder)] }
    }
  }

  listTexts(drafts: readonly Draft[], language: string): readonly GuideText[] {
    const { root, folder } = this
    return listToTranslate(readDrafts(root, folder, drafts), language).map(({ file, path, text, candidate }) => ({
      file: toElectionPath(file, folder),
      path,
      text,
      isStatement: candidate !== undefined,
    }))
  }

  /** Saves all drafts and their photographs, or none. */
  async save(files: readonly ChangedFile[]): Promise<ElectionState> {
    const project = readProject(this.root)
    for (const { path } of files) requireFile(this.root, project, this.folder, path)
    const changes = files
      .map((file) => planChange(project, this.folder, file))
      .filter(({ before, after }) => getVersion(before) !== getVersion(after))
    const all = [...changes, ...planPhotos(this.root, files)]
    await this.#write(all, sinceOpened)
    if (changes.length > 0) this.#saves = [...this.#saves, all]
    removeDraftPhotos(this.root)
    return this.readState()
  }

  async undo(): Promise<ElectionState> {
    const changes = this.#saves.at(-1)
    if (!changes) throw new RequestError(409, { message: 'There is nothing to undo.' })
    await this.#write(
      planUndo(readProject(this.root), changes),
      'since you saved it, so the last save cannot be undone',
    )
    this.#saves = this.#saves.filter((save) => save !== changes)
    return this.readState()
  }

  async createElection(answers: Readonly<Record<string, string>>): Promise<ElectionState> {
    const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
    await recoverFiles(this.root)
    const { folder, changes } = beginElection(readProject(this.root)).create(Object.fromEntries(given), getToday())
    await changeFiles(this.root, changes)
    this.#open(folder)
    return this.readState()
  }

  open(folder: string): Promise<ElectionState> {
    this.#requireKnown(folder)
    this.#open(folder)
    return this.readState()
  }

  #requireKnown(folder: string): void {
    if (listElections(readProject(this.root)).includes(folder)) return
    throw new RequestError(404, { message: 'This election no longer exists. Choose another one.' })
  }

  async placeOnSite(folder: string, place: SitePlace): Promise<ElectionState> {
    this.#requireKnown(folder)
    const project = readProject(this.root)
    const changes = [changeSite(project, folder, place)]
    const problems = findSiteProblems(updateFiles(project, changes))
    if (problems.length > 0) throw new GuideError(problems)
    await changeFiles(this.root, changes)
    return this.readState()
  }

  #open(folder: string): void {
    this.#folder = folder
    this.#saves = []
    removeDraftPhotos(this.root)
  }

  requireOpen(folder: string): void {
    if (folder === this.folder) return
    const message = 'Another window has opened another election. Nothing was written. Load this page again.'
    throw new RequestError(409, { message })
  }

  #write(changes: readonly FileChange[], reason: string): Promise<void> {
    const { root, folder } = this
    for (const { file } of changes)
      if (isPhoto(file)) requireFolders(root)
      else requireReal(root, file)
    return changeFiles(root, changes, (file) =>
      isPhoto(file)
        ? new RequestError(409, { message: `A photograph was changed elsewhere ${reason}. Nothing was written.` })
        : createConflict(readProject(root), folder, file, reason),
    )
  }

  #listElections(): readonly ElectionSummary[] {
    const project = readProject(this.root)
    const archive = readFile(project, siteFileName).get(['archive'])
    return listElections(project).map((folder) => {
      const data = readFile(project, toFile(folder, 'election.yaml'))
      const date = toText(data.get(['date']))
      const isArchived = Array.isArray(archive) && archive.includes(folder)
      return { folder, title: toText(data.get(['title'])), ...(date && { date }), ...(isArchived && { isArchived }) }
    })
  }
}

function isPhoto(file: string): boolean {
  return file.startsWith('public/')
}
