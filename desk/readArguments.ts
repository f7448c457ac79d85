import { parseArgs, type ParseArgsConfig } from 'node:util'
import { GuideError } from '@/lib/problems'

/**
 * @param usage a sentence about what the command accepts, for the error
 * @throws GuideError if an option is unknown or has no value, or for an argument that is no option where none is allowed
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  usage: string,
  options: Options,
  { allowPositionals = false } = {},
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals })
  } catch (error) {
    // The sentences after the first are advice for programmers.
    const [reason = ''] = (error as Error).message.split(/\.(?:\s|$)/)
    throw new GuideError([{ file: 'options', message: `${reason}. ${usage}` }])
  }
}
