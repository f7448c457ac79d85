import { updateFiles } from '@/guide/files/files'
import { readElection } from '@/guide/read/election'
import { groupBy } from '@/lib/collections'
import type { Problem } from '@/lib/problems'
import type { FileChange } from '@/lib/transaction/journal'
import { checkImages } from '@/build/images/checkImages'
import type { Origin, Plan } from '../plan/plan'

/** Validates the election with changed files. A problem that comes from a row has its row and its column. */
export async function findProblems({ files: { project, name }, origins }: Plan, changes: readonly FileChange[]) {
  const election = readElection(updateFiles(project, changes), name)
  const problems = [...election.problems, ...(await checkImages(election))]
  const originsByFile = groupBy(origins.filter(isImported), ({ file }) => file)
  return problems.map((problem) => toSheetProblem(problem, originsByFile.get(problem.file) ?? []))
}

/** @param origins those of the file */
function toSheetProblem(problem: Problem, origins: readonly Origin[]): Problem {
  const { field = '', message } = problem
  const [origin] = origins
    .filter((other) => isInside(field, other.field))
    .toSorted((a, b) => b.field.length - a.field.length || Number(Boolean(b.column)) - Number(Boolean(a.column)))
  if (!origin) return problem
  const { row, column } = origin
  const place =
    column === undefined
      ? field.slice(origin.field === '' ? 0 : origin.field.length + 2)
      : `column "${row.getHeading(column)}"`
  return { file: row.sheet.name, row: row.number, field: place, message }
}

/** True if the import determines the field. */
function isImported({ row, column, record: { isNew, changes } }: Origin): boolean {
  return isNew || changes.length > 0 || (column !== undefined && row.get(column) !== '')
}

function isInside(field: string, part: string): boolean {
  return part === '' || field === part || field.startsWith(`${part}, `)
}
