import { parseArgs, type ParseArgsConfig } from 'node:util'
import { GuideError } from '@/lib/problems'

/**
 * Parses the arguments of a command.
 * @param usage a sentence about what the command accepts, for the error
 * @throws GuideError if an option is unknown, or has no value
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The sentences after the first are advice for programmers.
    const [reason = ''] = (error as Error).message.split(/\.(?:\s|$)/)
    throw new GuideError([{ file: 'options', message: `${reason}. ${usage}` }])
  }
}
