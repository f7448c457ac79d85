import { recoverFiles } from '@/lib/transaction/recoverFiles'

/**
 * Finishes or undoes a save that an earlier command left unfinished. Prints this to standard error, because some commands
 * print JSON to standard output.
 * @param root the project's folder
 * @throws GuideError listing the files to fix by hand
 */
export async function finishInterruptedSave(root: string): Promise<void> {
  for (const note of await recoverFiles(root)) console.error(note)
}
