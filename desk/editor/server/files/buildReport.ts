import { type Problem, GuideError, sortProblems } from '@/lib/problems'
import { getBytes, imageFolder, listNames, openFolder, type Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { getVersion } from '@/lib/transaction/journal'
import { buildGuide } from '@/guide/read/publishedGuide'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { findElection, listSiteElections } from '@/guide/read/site'
import { findWarnings } from '@/guide/read/warnings'
import { readElection } from '@/guide/read/election'
import { listChecklist } from '@/desk/check/worklist/electionTasks'
import { listTasks } from '@/desk/check/worklist/listTasks'
import { warnAboutSite } from '@/guide/read/people'
import { warnAboutMovedElection, warnAboutRemovedElections } from '@/desk/publish/publishedAddresses'
import { checkImages } from '@/build/images/checkImages'
import { getToday } from '@/desk/new/defaults'
import type { FieldProblem, Report } from '@/desk/editor/api'
import { toElectionPath, toFieldProblem } from '../http/failures'

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

/** Includes photograph problems. */
export async function listProblems(files: ElectionFiles, folder: string): Promise<readonly FieldProblem[]> {
  return toFields([...files.problems, ...(await checkPhotos(files))], folder)
}

/**
 * Lists the problems that stop the build of the site, other than those of the open election: in `data/site.yaml`, and
 * in the other elections. The warnings compare the open election with the others, and lasting addresses with the
 * published ones.
 * @param files of the open election, whose folder in `data/` is `folder`
 */
export async function checkSite(root: string, files: ElectionFiles, folder: string) {
  try {
    const project = readProject(root)
    const current = findElection(project)
    const names = [current, ...listSiteElections(project).map(({ name }) => name)]
    const others = [...new Set(names)].filter((name) => name !== folder).map((name) => readKnownElection(project, name))
    const problems = await Promise.all(others.map((other) => listProblems(other, folder)))
    const isInSite = others.length > 0 && names.includes(folder)
    const moved = isInSite ? await warnAboutMovedElection(root, files.election) : []
    const removed = folder === current ? await warnAboutRemovedElections(root) : []
    const warnings = [...warnAboutSite(files, others), ...moved, ...removed]
    return { problems: problems.flat(), warnings: toFields(warnings, folder) }
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    // Those of the open election are in its own report.
    const problems = error.problems.filter(({ file }) => !file.startsWith(`data/${folder}/`))
    return { problems: toFields(problems, folder), warnings: [] }
  }
}

const knownElections = new Map<string, { readonly contents: readonly unknown[]; readonly files: ElectionFiles }>()

/** Reads an election again only after one of its files has changed. */
function readKnownElection(project: Files, name: string): ElectionFiles {
  const own = openFolder(project, `data/${name}`)
  const paths = [...own.keys()]
  const contents = [...paths, ...paths.map(own.get), ...listNames(project, imageFolder)]
  const known = knownElections.get(name)
  if (known?.contents.length === contents.length && contents.every((each, index) => each === known.contents[index]))
    return known.files
  const files = readElection(project, name)
  knownElections.set(name, { contents, files })
  return files
}

export function describeFailedCheck(folder: string): FieldProblem {
  const message =
    'The editor failed to check this guide. Undo your last change. The window in which you started the editor shows more.'
  return { file: `data/${folder}`, path: [], message }
}

function toFields(problems: readonly Problem[], folder: string): readonly FieldProblem[] {
  return sortProblems(problems).map((problem) => toFieldProblem(problem, folder))
}

/** Problems with photographs by candidate, photograph and content. Decoding a photograph takes long. */
const knownPhotos = new Map<string, Promise<readonly Problem[]>>()

async function checkPhotos(files: ElectionFiles): Promise<readonly Problem[]> {
  const problems = files.candidates.map((candidate) => {
    const src = candidate.data.get(['src'])
    if (typeof src !== 'string' || !files.images.has(src)) return []
    const key = JSON.stringify([candidate.data.file, src, getVersion(getBytes(files.images, src))])
    const known = knownPhotos.get(key) ?? checkImages({ ...files, candidates: [candidate] })
    knownPhotos.set(key, known)
    known.catch(() => knownPhotos.delete(key))
    return known
  })
  return (await Promise.all(problems)).flat()
}
