import { GuideError } from '@/lib/problems'
import { recoverFiles } from '@/lib/transaction/recoverFiles'

/**
 * Runs a command and sets the exit code to 1 if it throws. Prints errors that editors and operators can fix without a
 * stack trace: a {@link GuideError}, and errors of the file system. If the pipe of its output closes, as with `head`, the
 * command has not finished: exits with 1, without a stack trace.
 */
export async function runCli(command: () => void | Promise<void>): Promise<void> {
  process.stdout.on('error', exitOnClosedPipe)
  try {
    await command()
  } catch (error) {
    console.error(error instanceof GuideError ? error.message : (describeSystemError(error) ?? error))
    process.exitCode = 1
  }
}

function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(1)
}

const explanations: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and try again.',
  EDQUOT: 'The disk quota is used up. Free some space and try again.',
  EACCES: 'This user may not read or write it. Change its permissions, or run the command as another user.',
  EPERM: 'This user may not change it. Change its permissions, or run the command as another user.',
  EROFS: 'The file system is read-only.',
  ENOTDIR: 'A file is in the place of a folder. Move it away and try again.',
  EISDIR: 'A folder is in the place of a file. Move it away and try again.',
  EEXIST: 'Something else already has this name. Move it away and try again.',
  EXDEV: 'It is on another file system than the project. Move it to the same one.',
  EBUSY: 'Another program uses it, or it is a mount point.',
  EMFILE: 'Too many files are open. Close other programs and try again.',
}

/** Explains an error of the file system in one sentence. Undefined for other errors. */
export function describeSystemError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code = '', path, message = '' } = error as Partial<NodeJS.ErrnoException>
  // sharp reports a full disk in the message only.
  const explanation = explanations[code] ?? (/no space left/i.test(message) ? explanations.ENOSPC : undefined)
  return explanation && (path ? `${path}: ${explanation}` : explanation)
}

/**
 * Finishes or undoes a save that an earlier command left unfinished. Prints this to standard error, because some commands
 * print JSON to standard output.
 * @throws GuideError listing the files to fix by hand
 */
export async function finishInterruptedSave(root: string): Promise<void> {
  for (const note of await recoverFiles(root)) console.error(note)
}
