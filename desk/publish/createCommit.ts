import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Repository } from './openRepository'
import { isEditorFile, listChanged } from './readVersions'
import { runGit } from './runGit'

/** Everybody can read it in the history of the guide. */
export interface Author {
  readonly name: string
  readonly email: string
}

interface NewCommit {
  readonly files: readonly string[]
  readonly message: string
  /** Omitted if Git knows it. */
  readonly author?: Author | undefined
}

/**
 * Creates a commit of the site's last version with files of this computer. It has an index of its own, so that nothing
 * else that is changed or staged gets into it, and everything stays as it is.
 * @returns the id of the commit. Undefined if the site already has the files
 */
export async function createCommit(repository: Repository, { files, message, author }: NewCommit) {
  const { git, head, published } = repository
  const folder = await mkdtemp(join(tmpdir(), 'guide-index-'))
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    const start = published ?? head
    await runGit(git, ['read-tree', start], { env })
    const input = files.filter(isEditorFile).map((file) => `${file}\0`)
    await runGit(git, ['update-index', '--add', '--remove', '-z', '--stdin'], { env, input: input.join('') })
    const tree = await runGit(git, ['write-tree'], { env })
    if (published && tree === (await runGit(git, ['rev-parse', `${published}^{tree}`]))) return undefined
    const parents = [start, ...((await canIncludeHead(repository)) ? [head] : [])]
    const identity = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : []
    const commit = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])]
    return await runGit(git, [...identity, ...commit], { input: message })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Commits of other files than the editors' stay here: nobody has seen them in the list of changes. */
async function canIncludeHead({ git, head, base, published }: Repository): Promise<boolean> {
  if (!published || !base || base === head) return false
  const changed = await listChanged(git, [base, head], ['.'])
  return changed.every(isEditorFile)
}
