/** Server only: the files with page text. Loads none of them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GuideError, type Problem } from '@/lib/problems'
import { languageTags, type Language } from './languages'

/** From the project's folder. */
export const messageFolder = 'lib/locale/messages'

export function getMessageFile(name: Language): string {
  return `${messageFolder}/${name}.json`
}

/**
 * Checks the syntax of the files before a module loads them, which would end with a stack trace.
 * @throws GuideError with the line of each file that is not JSON
 */
export function requireMessageFiles(root: string): void {
  // A command may run in a folder that has only an election.
  const files = languageTags.map(getMessageFile).filter((file) => existsSync(join(root, file)))
  const problems = files.flatMap((file) => findSyntaxError(file, readFileSync(join(root, file), 'utf8')))
  if (problems.length > 0) throw new GuideError(problems)
}

function findSyntaxError(file: string, text: string): Problem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const reason = (error as SyntaxError).message
    const [, position] = /position (\d+)/.exec(reason) ?? []
    const line = position === undefined ? {} : { line: text.slice(0, Number(position)).split('\n').length }
    const fix = 'Compare the line with its neighbors: a comma, quotation mark or brace may be missing or left over.'
    return [{ file, ...line, message: `This is not JSON: ${reason}. ${fix}` }]
  }
}
