import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { GuideError } from '@/lib/problems'

/**
 * Writes a file, and replaces one of the same name.
 * @throws GuideError if its folder does not exist
 */
export async function writeBytes(path: string, content: string | Buffer): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new GuideError([
      {
        file: path,
        expected: 'a name in a folder that exists',
        found: `no folder ${dirname(path)}`,
        fix: 'Create the folder, or choose another name.',
      },
    ])
  }
}
