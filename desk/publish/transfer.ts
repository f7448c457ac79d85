/** Fetches from the remote of a project, and pushes to it, without force. */
import { describeFailedTransfer, PublishError } from './obstacles'
import { refresh, type Repository } from './openRepository'
import { runGit } from './runGit'

/** Milliseconds until a transfer is given up. Somebody may have to sign in before a push. */
export const defaultLimits = { fetch: 60_000, push: 300_000 }

export type TransferLimits = typeof defaultLimits

/** @throws PublishError if the site cannot be reached */
export async function fetchPublished(repository: Repository, limits: TransferLimits): Promise<Repository> {
  const { git, remote, target, tracking } = repository
  const { isDone, errors, isTimeout } = await git(
    // The plus is for this computer's record of the branch alone, in case its history was rewritten.
    ['fetch', '--quiet', '--no-tags', '--', remote, `+refs/heads/${target}:${tracking}`],
    { timeout: limits.fetch },
  )
  // Nobody has sent the branch yet, or it was deleted.
  if (!isDone && /couldn't find remote ref/.test(errors)) await runGit(git, ['update-ref', '-d', tracking])
  else if (!isDone) throw new PublishError(describeFailedTransfer(errors, isTimeout))
  return refresh(repository)
}

/**
 * @returns false if somebody else was faster, so that the commit does not follow the site's last version
 * @throws PublishError if the site does not accept it
 */
export async function pushCommit(repository: Repository, commit: string, limits: TransferLimits): Promise<boolean> {
  const { git, remote, target, tracking, branch } = repository
  const { isDone, output, errors, isTimeout } = await git(
    ['push', '--porcelain', '--no-follow-tags', '--', remote, `${commit}:refs/heads/${target}`],
    { timeout: limits.push },
  )
  const messages = `${errors}\n${output.toString()}`
  if (!isDone && /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value/.test(messages)) return false
  if (!isDone) throw new PublishError(describeFailedTransfer(messages, isTimeout))
  await runGit(git, ['update-ref', tracking, commit])
  await runGit(git, ['config', `branch.${branch}.remote`, remote])
  await runGit(git, ['config', `branch.${branch}.merge`, `refs/heads/${target}`])
  return true
}
