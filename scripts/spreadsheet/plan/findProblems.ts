/** Validates the election as it would be after the import, before anything is written. */
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageFolder, readElection } from '@/data/load/readElection'
import { groupBy } from '@/lib/groupBy'
import type { Problem } from '@/lib/problems'
import { checkImages } from '@/scripts/build/images/checkImages'
import { listChanged } from '../drafts/openDrafts'
import { writeDrafts } from '../drafts/writeDrafts'
import type { Origin, Plan } from './plan'
import { getHeading } from './rows'

/**
 * Writes the plan to a copy of the election and validates it, like `npm run check`.
 * @returns every problem, with the row and the column that it comes from if it comes from a row
 */
export async function findProblems(plan: Plan): Promise<readonly Problem[]> {
  const { root, name } = plan.drafts
  const copy = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    for (const folder of [join('data', name), imageFolder].filter((path) => existsSync(join(root, path))))
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        verbatimSymlinks: true,
        mode: constants.COPYFILE_FICLONE,
      })
    writeDrafts(copy, listChanged(plan.drafts))
    const files = readElection(copy, name)
    const problems = [...files.problems, ...(await checkImages(files))]
    const originsByFile = groupBy(plan.origins.filter(isImported), ({ file }) => file)
    return problems.map((problem) => toSheetProblem(problem, originsByFile.get(problem.file) ?? []))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** @param origins those of the file */
function toSheetProblem(problem: Problem, origins: readonly Origin[]): Problem {
  const { field = '', expected, found, fix } = problem
  const [origin] = origins
    .filter((other) => isInside(field, other.field))
    .toSorted((a, b) => b.field.length - a.field.length || Number(Boolean(b.column)) - Number(Boolean(a.column)))
  if (!origin) return problem
  const { row, column } = origin
  const place =
    column === undefined
      ? field.slice(origin.field === '' ? 0 : origin.field.length + 2)
      : `column "${getHeading(row, column)}"`
  return { file: row.sheet.name, row: row.number, field: place, expected, found, fix: toSheetFix(fix, found) }
}

/** True if the import determines the field. */
function isImported({ row, column, record: { isNew, changes } }: Origin): boolean {
  return isNew || changes.length > 0 || (column !== undefined && row.get(column) !== '')
}

function isInside(field: string, part: string): boolean {
  return part === '' || field === part || field.startsWith(`${part}, `)
}

/** Keeps advice that is not about lines of a file, or about the name of a field. */
function toSheetFix(fix: string | undefined, found: string): string | undefined {
  if (found === 'nothing') return 'Fill in the cell.'
  return fix !== undefined && /`|"|\b(?:files?|lines?|src)\b|[a-z][A-Z]/.test(fix) ? undefined : fix
}
