/** For tests: copies of elections to import into. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCells } from '@/guide/open/csv'
import { GuideError } from '@/lib/problems'
import { importFiles } from '../importFiles'

const name = 'copy'
const roots: string[] = []

/** A project folder with a copy of one election. */
export interface GuideCopy {
  readonly root: string
  /** Returns the text of every file of the election by its path in the election's folder. */
  readonly readFiles: () => Readonly<Record<string, string>>
  /** Writes CSV files, each with its headings and rows, and returns their paths. */
  readonly writeTables: (tables: Readonly<Record<string, readonly (readonly string[])[]>>) => readonly string[]
  /** Imports files without a question. Returns what the command prints, or its report. */
  readonly importPaths: (...paths: readonly string[]) => Promise<string>
  /** Writes CSV files and imports them. */
  readonly importTables: (tables: Readonly<Record<string, readonly (readonly string[])[]>>) => Promise<string>
}

/**
 * Copies an election to a temporary folder.
 * @param folder the election's folder, relative to this project
 */
export function copyGuide(folder: string): GuideCopy {
  const root = mkdtempSync(join(tmpdir(), 'sheets-'))
  roots.push(root)
  const target = join(root, 'data', name)
  cpSync(folder, target, { recursive: true })
  const importPaths = (...paths: readonly string[]) => runImport(root, [...paths, '--yes'])
  const writeTables: GuideCopy['writeTables'] = (tables) =>
    Object.entries(tables).map(([table, rows]) => {
      mkdirSync(join(root, 'tables'), { recursive: true })
      const path = join(root, 'tables', `${table}.csv`)
      writeFileSync(path, formatCells(rows))
      return path
    })
  return {
    root,
    importPaths,
    writeTables,
    importTables: (tables) => importPaths(...writeTables(tables)),
    readFiles: () =>
      Object.fromEntries(
        readdirSync(target, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [path.slice(target.length + 1), readFileSync(path, 'utf8')]),
      ),
  }
}

/** Runs an import. Returns what it prints or, if there are problems, the report. */
export async function runImport(
  root: string,
  args: readonly string[],
  prompt?: (text: string) => Promise<string>,
): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation()
  try {
    await importFiles(root, undefined, args, prompt)
    return log.mock.calls.flat().join('\n')
  } catch (error) {
    if (error instanceof GuideError) return error.message
    throw error
  } finally {
    log.mockRestore()
  }
}

export function removeGuideCopies(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
}
