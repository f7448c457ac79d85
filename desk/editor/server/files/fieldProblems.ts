/** Turns problems of the check into problems at the fields of forms. */
import { sep } from 'node:path'
import type { Problem } from '@/lib/problems'
import type { FieldProblem } from '@/desk/editor/api'

/** Fixes of missing values in files. A form has a field for each value. */
const fileFix = /^Add a line `|^Add .* after `/

/**
 * Returns the problem with its field.
 * @param folder name of the election's folder in `data/`
 */
export function toFieldProblem({ file, path, expected, found, fix }: Problem, folder: string): FieldProblem {
  return {
    file: toElectionPath(file, folder),
    path: (path ?? []).map((key) => (typeof key === 'number' ? key : String(key))),
    expected,
    found,
    ...(fix === undefined || fileFix.test(fix) ? {} : { fix }),
  }
}

/** The path of a file in the election's folder. Other paths stay as they are. */
export function toElectionPath(file: string, folder: string): string {
  const path = file.split(sep).join('/')
  const prefix = `data/${folder}/`
  return path.startsWith(prefix) ? path.slice(prefix.length) : path
}
