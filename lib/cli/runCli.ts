import { GuideError } from '../problems'

/** Runs a command; what an editor or operator can mend is told in words, anything else with its stack. */
export async function runCli(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof GuideError ? error.message : error)
    process.exitCode = 1
  }
}
