/** The report as JSON, for other programs. `docs/check.md` describes it. */
import { sortProblems } from '@/lib/problems'
import type { Inspection } from '@/build/reportElection'

/** Number of the format. Changes if a program that reads it would have to change. */
const version = 1

/** Formats problems and warnings as a JSON object with `version`, `problems` and `warnings`. */
export function formatJson({ problems, warnings }: Inspection): string {
  return JSON.stringify({ version, problems: sortProblems(problems), warnings: sortProblems(warnings) }, undefined, 2)
}
