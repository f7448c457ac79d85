import { parseArgs } from 'node:util'
import { GuideError } from '@/lib/problems'

/** Formats of the report, the default first. */
const formats = ['text', 'github', 'json'] as const

export interface CheckOptions {
  /** Format of the report. From `--format`. */
  readonly format: (typeof formats)[number]
  /** True to list tasks. From `--todo`. */
  readonly todo: boolean
  /** True to request every web address. Only with `todo`. From `--links`. */
  readonly links: boolean
  /** Path of the CSV file to write the tasks to. Only with `todo`. From `--csv`. */
  readonly csv?: string
}

const usage = 'npm run check, npm run check -- --format github, or npm run check -- --todo --links --csv tasks.csv'

/**
 * Reads the options of the command.
 * @throws GuideError if an option is unknown, has an invalid value or needs another option
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const { format: given, todo = false, links = false, csv } = parse(args)
  const format = formats.find((name) => name === given)
  if (!format) return fail('--format', `one of ${formats.join(', ')}`, `"${given}"`)
  if (todo && format !== 'text') fail('--format', 'text with --todo', `"${format}"`)
  if (links && !todo) fail('--links', '--links together with --todo', 'no --todo')
  if (csv !== undefined && !todo) fail('--csv', '--csv together with --todo', 'no --todo')
  if (csv !== undefined && !/[^/\\]\.csv$/i.test(csv)) fail('--csv', 'a file name that ends in .csv', `"${csv}"`)
  return { format, todo, links, csv }
}

function parse(args: readonly string[]) {
  const options = {
    format: { type: 'string', default: formats[0] },
    todo: { type: 'boolean' },
    links: { type: 'boolean' },
    csv: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const expected = `only the options --format with one of ${formats.join(', ')}, --todo, --links and --csv with a file name`
    // The sentences after the first are advice for programmers.
    const [found = ''] = (error as Error).message.split(/\.(?:\s|$)/)
    return fail(undefined, expected, found)
  }
}

function fail(field: string | undefined, expected: string, found: string): never {
  throw new GuideError([{ file: 'options', field, expected, found, fix: `Run ${usage}.` }])
}
