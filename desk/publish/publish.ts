import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishConflict, UnpublishedChange } from '@/desk/editor/api'
import { workFolder } from '@/build/publishFolder'
import { inspectSite } from '@/build/reportElection'
import { readProject } from '@/guide/files/readProject'
import { chooseElection } from '@/guide/read/site'
import { withLock } from '@/lib/lock'
import type { Problem } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { readVersion } from '@/lib/transaction/journal'
import { advanceBranch } from './advanceBranch'
import { createCommit, type Author } from './createCommit'
import { describeChanges } from './describeChanges'
import { keepExpectedFiles } from './liveFiles'
import { mergeVersions, type Settled } from './mergeVersions'
import { obstacles, PublishError } from './obstacles'
import { openRepository, refresh } from './openRepository'
import { readVersions } from './readVersions'
import { defaultLimits, fetchPublished, pushCommit, type TransferLimits } from './transfer'

export interface PublishOptions {
  readonly author?: Author | undefined
  readonly settled?: Settled | undefined
  readonly limits?: TransferLimits | undefined
}

export type PublishResult =
  /** If the code of the guide is new on this computer, the editor must be started again. */
  | { readonly commit: string; readonly isCodeNew: boolean }
  /** What stops a build of the site. Nothing was sent. */
  | { readonly problems: readonly Problem[] }
  /** Nothing was sent or written. Paths are relative to the project's folder. */
  | { readonly conflicts: readonly PublishConflict[] }

/** If others publish at the same time, their changes are merged, and it is sent again. */
const attempts = 4

/**
 * Merges what others have published, checks, commits, and sends the editors' files. If it fails, it can be repeated.
 * @throws PublishError with what to do
 */
export async function publish(root: string, options: PublishOptions = {}): Promise<PublishResult> {
  const folder = join(root, workFolder)
  mkdirSync(folder, { recursive: true })
  const run = () => tryToPublish(root, options, attempts)
  return withLock(join(folder, 'publish-lock'), run, { longestWait: 60_000 })
}

async function tryToPublish(
  root: string,
  options: PublishOptions,
  left: number,
  wasCodeNew = false,
): Promise<PublishResult> {
  if (left === 0) throw new PublishError(obstacles.busy)
  const { author, settled = {}, limits = defaultLimits } = options
  const before = await fetchPublished(await openRepository(root), limits)
  const { changes, conflicts } = await mergeVersions(before.git, await readVersions(before), settled)
  if (conflicts.length > 0) return { conflicts }
  await changeFiles(root, changes)
  // What was merged is no change of the user. Otherwise, a further one of the same field would look like a conflict.
  const isCodeNew = (await advanceBranch(before)) || wasCodeNew
  const repository = await refresh(before)
  const versions = await readVersions(repository)
  const files = versions.map(({ file }) => file)
  const readAll = () => files.map((file) => readVersion(join(root, file))).join()
  const checked = readAll()
  const inspections = await inspectSite({ root })
  const problems = inspections.flatMap((each) => each.problems)
  if (problems.length > 0) return { problems }
  const project = readProject(root)
  const message = formatMessage(describeChanges(versions, project, chooseElection(project)))
  const commit = await createCommit(repository, { files, message, author })
  // Otherwise, somebody has saved meanwhile, which was not checked, or another editor was faster.
  const isSent = commit === undefined || (readAll() === checked && (await pushCommit(repository, commit, limits)))
  if (!isSent) return tryToPublish(root, options, left - 1, isCodeNew)
  const current = commit ?? repository.published ?? repository.head
  const guide = inspections[0]?.guide
  if (guide) keepExpectedFiles(root, current, guide)
  return { commit: current, isCodeNew: (await advanceBranch(await refresh(repository))) || isCodeNew }
}

const maxListed = 100

function formatMessage(changes: readonly UnpublishedChange[]): string {
  const [first] = changes
  if (changes.length <= 1) return `${first?.label ?? 'Update the guide'}\n`
  const listed = changes.slice(0, maxListed).map(({ label }) => `- ${label}`)
  const omitted = changes.length - listed.length
  const rest = omitted > 0 ? [`- and ${omitted} more`] : []
  return `${[`Publish ${changes.length} changes`, '', ...listed, ...rest].join('\n')}\n`
}
