/** Everything that the check and the worklist say about an election. */
import { type Problem, GuideError, sortProblems } from '@/lib/problems'
import { lstatSync } from 'node:fs'
import { buildGuide } from '@/guide/read/buildGuide'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { findElection } from '@/guide/read/findElection'
import { findWarnings } from '@/guide/read/findWarnings'
import { listChecklist } from '@/desk/check/worklist/listElectionTasks'
import { listTasks } from '@/desk/check/worklist/listTasks'
import { checkImages } from '@/build/images/checkImages'
import { getToday } from '@/desk/new/defaults'
import type { FieldProblem, Report } from '@/desk/editor/api'
import { toElectionPath, toFieldProblem } from '../http/failures'
import { readDrafts } from './readDrafts'

export async function buildReport(files: ElectionFiles, folder: string): Promise<Report> {
  const problems = await listProblems(files, folder)
  const { valid } = files
  const guide = valid && problems.length === 0 ? buildGuide(valid) : undefined
  const tasks = valid && guide ? listTasks(guide, { ...files, problems: [], valid }) : []
  const toOwnFile = <Place extends { readonly file: string }>(place: Place): Place => ({
    ...place,
    file: toElectionPath(place.file, folder),
  })
  return {
    problems,
    warnings: toFields(findWarnings(files, guide), folder),
    tasks: tasks.map(toOwnFile),
    ...(valid &&
      guide && {
        checklist: listChecklist(guide, getToday(), valid).map(({ label, todo }) => ({
          label,
          ...(todo && { todo: toOwnFile(todo) }),
        })),
      }),
  }
}

/** Lists the problems that stop a build, including photograph problems. */
export async function listProblems(files: ElectionFiles, folder: string): Promise<readonly FieldProblem[]> {
  return toFields([...files.problems, ...(await checkPhotos(files))], folder)
}

/**
 * Lists the problems with which `npm run check` stops the build of the site, other than those of the open election: in
 * `data/site.yaml`, and in the election that the site shows.
 * @param folder name of the open election's folder in `data/`
 */
export async function listSiteProblems(root: string, folder: string): Promise<readonly FieldProblem[]> {
  try {
    const current = findElection(root)
    return current === folder ? [] : await listProblems(readDrafts(root, current, []), folder)
  } catch (error) {
    if (error instanceof GuideError) return toFields(error.problems, folder)
    throw error
  }
}

/** The problem of an election that the check failed to check. */
export function describeFailedCheck(folder: string): FieldProblem {
  const message =
    'The editor failed to check this guide. Undo your last change. The window in which you started the editor shows more.'
  return { file: `data/${folder}`, path: [], message }
}

function toFields(problems: readonly Problem[], folder: string): readonly FieldProblem[] {
  return sortProblems(problems).map((problem) => toFieldProblem(problem, folder))
}

/** Problems with photographs by candidate, photograph, time and size. Decoding a photograph takes long. */
const knownPhotos = new Map<string, Promise<readonly Problem[]>>()

async function checkPhotos(files: ElectionFiles): Promise<readonly Problem[]> {
  const problems = files.candidates.map((candidate) => {
    const src = candidate.data.get(['src'])
    const path = typeof src === 'string' ? files.images.get(src) : undefined
    if (path === undefined) return []
    const stats = lstatSync(path, { throwIfNoEntry: false })
    const key = JSON.stringify([candidate.data.file, path, stats?.mtimeMs, stats?.size])
    const known = knownPhotos.get(key) ?? checkImages({ ...files, candidates: [candidate] })
    knownPhotos.set(key, known)
    known.catch(() => knownPhotos.delete(key))
    return known
  })
  return (await Promise.all(problems)).flat()
}
