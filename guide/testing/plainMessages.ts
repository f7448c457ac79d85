import type { Problem } from '@/lib/problems'

/** Words that only people who know the files, or programs, understand. */
const technical =
  /\b(?:ids?|yaml|json|expected|found|string|undefined|null|nan|boolean|true|false|array|object|regex|schema|invalid input|slug)\b/i
const camelCase = /\b[a-z]+[A-Z]|\b[a-z]+_[a-z]/
const path = /\b(?:data|public|candidates|img)\/|\.(?:ya?ml|csv|jpe?g|png|webp)\b/

/** Lists the messages that are no sentences, or that have technical words. Values in quotation marks may. */
export function listUnclear(problems: readonly Problem[]): readonly string[] {
  return problems
    .map(({ message }) => message)
    .filter((message) => {
      const own = message.replaceAll(/“[^”]*”/g, '“”')
      return (
        !/^[\p{Lu}\d“]/u.test(own) || !/[.?]$/.test(own) || [technical, camelCase, path].some((each) => each.test(own))
      )
    })
}
