import { GuideError } from '../problems'

/**
 * Runs a command and sets the exit code to 1 if it throws. Prints a {@link GuideError}, which editors and operators can
 * fix, without a stack trace.
 */
export async function runCli(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof GuideError ? error.message : error)
    process.exitCode = 1
  }
}
