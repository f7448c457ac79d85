/** Problems in editors' files and options, and the report that lists them. */
import { escapeUnprintable } from './characters'
import { groupBy } from './groupBy'

export interface Problem {
  /** The file, relative to the project's folder. For an option, where it is set. */
  readonly file: string
  /** The line in that file, from 1. Omitted if no line applies. */
  readonly line?: number
  /** The column in that line, from 1. Omitted if no line applies. */
  readonly column?: number
  /** The row, if the file is a sheet of a spreadsheet. Its rows have numbers instead of lines. */
  readonly row?: number
  /** The field. Omitted if the problem concerns the whole file. */
  readonly field?: string
  /** Names and indexes that lead to the field, like `['stances', 1, 'text']`. Omitted if it is not in a YAML file. */
  readonly path?: readonly PropertyKey[]
  readonly expected: string
  readonly found: string
  /** The fix, if it is not clear from `expected` and `found`. */
  readonly fix?: string
  /**
   * The same for users of the editor, who have a form instead of the file: sentences about what is wrong and what to do,
   * without names of files, ids and words of YAML. Omitted if the editor never shows the problem.
   */
  readonly message?: string
}

/** {@link Problem.message} of what only another program can have written. */
export const unreadable =
  'Somebody changed this outside of the editor, and it can no longer be read. Undo that change, or ask whoever made it.'

/** Stops a command. The message is the whole report. */
export class GuideError extends Error {
  override name = 'GuideError'

  /** @param outcome a sentence about what the command did not do */
  constructor(
    readonly problems: readonly Problem[],
    outcome?: string,
  ) {
    super(report(problems, outcome))
  }
}

/**
 * Runs a command, and adds to its problems what it did not do.
 * @param outcome a sentence
 */
export async function withOutcome<Result>(outcome: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof GuideError ? new GuideError(error.problems, outcome) : error
  }
}

/** Creates the error about an environment variable. */
export function createVariableError(field: string, expected: string, found: string, fix?: string): GuideError {
  return new GuideError([{ file: 'environment', field, expected, found, fix }])
}

const maxPlaces = 3
const maxReported = 100

/**
 * Formats problems as text, sorted by file and line. A problem with more than three places is listed once, with the
 * first of them. Lists at most 100 different problems.
 */
export function report(problems: readonly Problem[], outcome = 'Nothing was built.'): string {
  const groups = groupProblems(sortProblems(problems))
  const omitted = groups.slice(maxReported).flat().length
  return [
    `${countNoun(problems.length, 'problem')}. ${outcome}`,
    ...groups.slice(0, maxReported).map(formatGroup),
    ...(omitted > 0 ? [`and ${countNoun(omitted, 'more problem')}`] : []),
  ].join('\n\n')
}

export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || getNumber(a) - getNumber(b))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function getNumber({ line, row }: Problem): number {
  return row ?? line ?? 0
}

function groupProblems(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const keyOf = ({ expected, found, fix }: Problem) => JSON.stringify([expected, found, fix])
  const byContent = groupBy(problems, keyOf)
  return problems.flatMap((problem) => {
    const group = byContent.get(keyOf(problem)) ?? []
    if (group.length <= maxPlaces) return [[problem]]
    return group[0] === problem ? [group] : []
  })
}

/**
 * Formats warnings as text. They stop no build. Warnings that expect the same are listed together, with the first five
 * places.
 */
export function formatWarnings(warnings: readonly Problem[]): string {
  const groups = [...groupBy(warnings, ({ expected, fix }) => JSON.stringify([expected, fix])).values()]
  return [
    `${countNoun(warnings.length, 'warning')}. Warnings don't stop the build.`,
    ...groups.map((group) => (group.length === 1 ? formatGroup(group) : formatWarningGroup(group))),
  ].join('\n\n')
}

const maxWarningPlaces = 5

function formatWarningGroup(group: readonly Problem[]): string {
  const places = group.map((warning) => `  ${formatPlace(warning)}: ${warning.found}`)
  const listed = [countNoun(group.length, 'place'), ...listPlaces(places, maxWarningPlaces, '  ')]
  return formatLines(listed, { ...group[0], found: undefined })
}

function formatGroup(group: readonly Problem[]): string {
  return formatLines(listPlaces(group.map(formatPlace), maxPlaces), group[0])
}

/** The first places, and the number of the others. */
function listPlaces(places: readonly string[], max: number, indent = ''): readonly string[] {
  const omitted = places.length - max
  return [...places.slice(0, max), ...(omitted > 0 ? [`${indent}and ${countNoun(omitted, 'more place')}`] : [])]
}

function formatLines(places: readonly string[], { expected, found, fix }: Partial<Problem> = {}): string {
  const facts = Object.entries({ expected, found, 'what to do': fix }).filter(([, fact]) => fact)
  return [...places, ...facts.map(([name, fact]) => `  ${name}: ${fact}`)].map(escapeUnprintable).join('\n')
}

function formatPlace({ file, line, row, field }: Problem): string {
  const number = row === undefined ? (line === undefined ? '' : `, line ${line}`) : `, row ${row}`
  return [file, number, field ? `, ${field}` : ''].join('')
}

/** Formats a count with its noun, like "1 problem" or "2 problems". */
export function countNoun(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** Formats a path into a file for editors, like `stances, item 2, text`. */
export function formatFieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(', ')
}

export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : `the text "${truncate(value)}"`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${countNoun(value.length, 'item')}`
  return `fields (${truncate(Object.keys(value).join(', '))})`
}

export function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
