/** Problems in editors' files and options, and the report that lists them. */
import { escapeUnprintable } from './characters'
import { groupBy } from './collections'

export interface Problem {
  /** The file, relative to the project's folder. For an option, where it is set. */
  readonly file: string
  /** The line and the column are from 1, and omitted if no line applies. */
  readonly line?: number
  readonly column?: number
  /** The row, if the file is a sheet of a spreadsheet. Its rows have numbers instead of lines. */
  readonly row?: number
  /** Omitted if the problem concerns the whole file. */
  readonly field?: string
  /** Names and indexes that lead to the field, like `['stances', 1, 'text']`. Omitted if it is not in a YAML file. */
  readonly path?: readonly PropertyKey[]
  /**
   * What is wrong and what to do, in a sentence or two for everyone: the report puts the place before it, and the editor
   * shows it at the field. Without names of files and words of YAML if the editor shows it.
   */
  readonly message: string
}

/** Ends a message about what users of the editor cannot correct in a form. */
export const askOthers = 'If you did not change this, ask whoever did.'

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

/** Runs a command, and adds to its problems a sentence about what it did not do. */
export async function withOutcome<Result>(outcome: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof GuideError ? new GuideError(error.problems, outcome) : error
  }
}

export function createVariableError(field: string, message: string): GuideError {
  return new GuideError([{ file: 'environment', field, message }])
}

const maxPlaces = 3
const maxReported = 100

/**
 * Formats problems as text, sorted by file and line. A problem with more than three places is listed once, with the
 * first of them. Lists at most 100 different problems.
 */
export function report(problems: readonly Problem[], outcome = 'Nothing was built.', noun = 'problem'): string {
  const groups = groupProblems(sortProblems(problems))
  const omitted = groups.slice(maxReported).flat().length
  return [
    `${countNoun(problems.length, noun)}. ${outcome}`,
    ...groups.slice(0, maxReported).map(formatGroup),
    ...(omitted > 0 ? [`and ${countNoun(omitted, `more ${noun}`)}`] : []),
  ].join('\n\n')
}

export function formatWarnings(warnings: readonly Problem[]): string {
  return report(warnings, "Warnings don't stop the build.", 'warning')
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
  const byMessage = groupBy(problems, ({ message }) => message)
  return problems.flatMap((problem) => {
    const group = byMessage.get(problem.message) ?? []
    if (group.length <= maxPlaces) return [[problem]]
    return group[0] === problem ? [group] : []
  })
}

function formatGroup(group: readonly Problem[]): string {
  const places = group.slice(0, maxPlaces).map(formatPlace)
  const omitted = group.length - places.length
  return [...places, ...(omitted > 0 ? [`and ${countNoun(omitted, 'more place')}`] : []), `  ${group[0]?.message}`]
    .map(escapeUnprintable)
    .join('\n')
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

export function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
