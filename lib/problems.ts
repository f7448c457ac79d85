/** A problem in an editor's file or an option, and how all of them are told at once. */

/** One thing that is wrong. */
export interface Problem {
  /** The file, from the project's folder; for an option, where it is set. */
  readonly file: string
  /** The line in that file, from 1; left out where there is none. */
  readonly line?: number
  /** The field, as an editor would name it; left out when it is the whole file. */
  readonly field?: string
  readonly expected: string
  readonly found: string
  /** What to do about it, where expected and found do not say it already. */
  readonly fix?: string
}

/** Stops a build. Its message is the whole report. */
export class GuideError extends Error {
  override name = 'GuideError'

  constructor(readonly problems: readonly Problem[]) {
    super(report(problems))
  }
}

/** All problems as text, by file and line. */
export function report(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`${count}. Nothing was built.`, ...sorted.map(describe)].join('\n\n')
}

function describe({ file, line, field, expected, found, fix }: Problem): string {
  const place = [file, line === undefined ? '' : `, line ${line}`, field ? `, ${field}` : ''].join('')
  return [place, `  expected: ${expected}`, `  found: ${found}`, ...(fix ? [`  what to do: ${fix}`] : [])].join('\n')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** A path into a file as an editor would say it: `stances, item 2, text`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(', ')
}

/** What stands in a file, in a few words. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `the text "${truncate(value)}"`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return `fields (${truncate(Object.keys(value).join(', '))})`
}

function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
