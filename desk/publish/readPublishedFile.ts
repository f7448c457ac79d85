import { parseBytes, type DataFile } from '@/guide/read/readYaml'
import { createGit } from './runGit'

/**
 * Reads a file of editors from the branch on the server or, without one, from the last commit.
 * @returns undefined without the file, or without Git
 */
export async function readPublishedFile(root: string, file: string): Promise<DataFile | undefined> {
  const git = createGit(root)
  const show = async () => {
    const { isDone: isTracked } = await git(['rev-parse', '--verify', '--quiet', '@{upstream}'])
    return git(['show', `${isTracked ? '@{upstream}' : 'HEAD'}:./${file}`])
  }
  // Rejects if this computer has no Git.
  const shown = await show().catch(() => undefined)
  return shown?.isDone ? parseBytes(shown.output, file) : undefined
}
