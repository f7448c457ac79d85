/** For tests: temporary copies of a fixture, to edit and load. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/loadGuide'
import type { Guide } from '@/guide/fields/published'
import { listUnclear } from './plainMessages'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

/** The election's folder in a copy. */
export const folder = 'data/anytown-2017'

type Fixture = 'anytown' | 'region' | 'showcase'

const fixtureFolder = (fixture: Fixture = 'anytown') => `data/fixtures/${fixture}`

/** A project folder with a copy of the election. Paths are relative to the election's folder. */
export interface Copy {
  readonly root: string
  /** Replaces the first occurrence. Throws if the file stays the same. */
  readonly replace: (file: string, from: string | RegExp, to: string) => void
  /** Writes a file. A path that begins with `/` is relative to the project folder. */
  readonly write: (file: string, content: string | Uint8Array) => void
  readonly remove: (file: string) => void
}

/** Copies a fixture to a temporary folder. */
export function copyElection(fixture?: Fixture): Copy {
  const root = createTemporaryFolder()
  cpSync(fixtureFolder(fixture), join(root, folder), { recursive: true })
  const path = (file: string) => (file.startsWith('/') ? join(root, file) : join(root, folder, file))
  const write = (file: string, content: string | Uint8Array) => writeFiles('', { [path(file)]: content })
  return {
    root,
    write,
    replace: (file, from, to) => {
      const text = readFileSync(path(file), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not contain: ${from}`)
      write(file, edited)
    },
    remove: (file) => rmSync(path(file), { recursive: true }),
  }
}

/** Reads a file of the Anytown fixture. */
export function readFixture(file: string): string {
  return readFileSync(join(fixtureFolder(), file), 'utf8')
}

/**
 * Returns the report about an edited copy.
 * @throws Error if the copy has no problems, or one without a message in plain words
 */
export function reportEdited(edit: (copy: Copy) => void, fixture?: Fixture): string {
  try {
    loadEdited(edit, fixture)
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    const unclear = listUnclear(error.problems)
    if (unclear.length > 0)
      throw new Error(`A message has technical words, or is no sentence: ${unclear[0]}`, { cause: error })
    return error.message
  }
  throw new Error('The edited copy has no problems.')
}

export function loadEdited(edit: (copy: Copy) => void, fixture?: Fixture): Guide {
  const copy = copyElection(fixture)
  edit(copy)
  return loadGuide(readProject(copy.root))
}
