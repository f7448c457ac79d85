/** Formats of the report for programs. `docs/check.md` describes them. */
import { statSync } from 'node:fs'
import { escapeUnprintable } from '@/lib/characters'
import { sortProblems, type Problem } from '@/lib/problems'
import type { Inspection } from '@/build/reportElection'

/** Number of the format. Changes if a program that reads it would have to change. */
const version = 1

export function formatJson({ problems, warnings }: Inspection): string {
  return JSON.stringify({ version, problems: sortProblems(problems), warnings: sortProblems(warnings) }, undefined, 2)
}

/** Formats workflow commands, which GitHub shows on the lines of the files: the first ten errors and warnings of a step. */
export function formatAnnotations({ problems, warnings }: Inspection): string {
  return [
    ...sortProblems(problems).map((problem) => formatCommand('error', problem)),
    ...sortProblems(warnings).map((warning) => formatCommand('warning', warning)),
  ].join('\n')
}

function formatCommand(command: 'error' | 'warning', { file, line, column, field, message }: Problem): string {
  // Places like options cannot be annotated.
  const hasFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  const title = [...(hasFile ? [] : [file]), field].filter((part) => part !== undefined).join(', ')
  const properties = { ...(hasFile ? { file, line, col: column } : {}), title: title || undefined }
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  )
  return `::${command} ${list.join(',')}::${escapeMessage(escapeUnprintable(message))}`
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(escapeUnprintable(text)).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
