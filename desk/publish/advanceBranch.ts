import type { Repository } from './openRepository'
import { isEditorFile, listChanged } from './readVersions'
import { listWithGit, runGit, type Git } from './runGit'

/**
 * Moves the branch of this computer to what the site has, so that other programs, like GitHub Desktop, see that nothing
 * is left to send. The editors' files on disk stay as they are. Leaves the branch where it is if that would touch changes of
 * other files.
 * @returns true if other files are newer now, such as the code of the guide
 */
export async function advanceBranch({ git, head, base, published }: Repository): Promise<boolean> {
  if (published === undefined || published === head || base !== head) return false
  const changed = await listChanged(git, [head, published], ['.'])
  const own = changed.filter(isEditorFile)
  await setIndex(git, published, own)
  const { isDone } = await git(['-c', 'merge.autoStash=false', 'merge', '--ff-only', '--quiet', published])
  return isDone && own.length < changed.length
}

/**
 * Marks files as those of a commit, without touching them on disk. The files there are the same, or were saved since. Git
 * then moves the branch without looking at them.
 */
async function setIndex(git: Git, commit: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  const entries = await listWithGit(git, ['ls-tree', '-r', '-z', commit, '--', 'data', 'public/img'])
  const known = new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry] as const))
  const input = files.map((file) => `${known.get(file) ?? `0 ${'0'.repeat(40)}\t${file}`}\0`)
  await runGit(git, ['update-index', '-z', '--index-info'], { input: input.join('') })
}
