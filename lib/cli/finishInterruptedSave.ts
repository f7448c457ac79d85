import { recoverFiles } from '../transaction/recoverFiles'

/**
 * Finishes or undoes a save that an earlier command could not end, and says so on standard error, since some commands
 * print JSON.
 * @param root the project's folder
 * @throws GuideError with the files that need a person
 */
export async function finishInterruptedSave(root: string): Promise<void> {
  for (const note of await recoverFiles(root)) console.error(note)
}
