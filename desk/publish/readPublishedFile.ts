import { parseBytes, type DataFile } from '@/guide/read/readYaml'
import { toPosixPath } from '@/lib/toPosixPath'
import { createGit } from './runGit'

/**
 * Reads a file of editors as the published site has it, or without a remote, as the last commit has it.
 * @returns nothing without the file, or without Git
 */
export async function readPublishedFile(root: string, file: string): Promise<DataFile | undefined> {
  const git = createGit(root)
  try {
    const { isDone: isTracked } = await git(['rev-parse', '--verify', '--quiet', '@{upstream}'])
    const commit = isTracked ? '@{upstream}' : 'HEAD'
    const { isDone, output } = await git(['show', `${commit}:./${toPosixPath(file)}`])
    return isDone ? parseBytes(output, file) : undefined
  } catch {
    // This computer has no Git.
    return undefined
  }
}
