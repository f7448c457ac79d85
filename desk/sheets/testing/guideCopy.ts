/** For tests: copies of elections to import into. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { importFiles } from '../import/importFiles'

/**
 * Copies an election to a temporary project folder, under the name `copy`.
 * @param folder the election's folder, relative to this project
 */
export function copyGuide(folder = 'data/fixtures/anytown') {
  const root = createTemporaryFolder()
  const target = join(root, 'data', 'copy')
  cpSync(folder, target, { recursive: true })
  const importPaths = (...paths: readonly string[]) => runImport(root, [...paths, '--yes'])
  /** Writes the text of CSV files by name, and returns their paths. */
  const writeTables = (tables: Readonly<Record<string, string>>) =>
    Object.entries(tables).map(([table, text]) => {
      const path = join(root, `${table}.csv`)
      writeFileSync(path, text)
      return path
    })
  return {
    root,
    /** Imports files without a question. Returns what the command prints, or its report. */
    importPaths,
    writeTables,
    importTables: (tables: Readonly<Record<string, string>>) => importPaths(...writeTables(tables)),
    /** Returns the text of every file of the election by its path in the election's folder. */
    readFiles: () =>
      Object.fromEntries(
        readdirSync(target, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.yaml'))
          .map((path) => [path, readFileSync(join(target, path), 'utf8')]),
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
