/** For tests: fixtures to edit and load, in memory or in a temporary folder. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { openFolder, type Content } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import type { Guide } from '@/guide/fields/published'
import { listUnclear } from './plainMessages'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

/** The election's folder in a project with an edited fixture. */
export const folder = 'data/anytown-2017'

type Fixture = 'anytown' | 'region' | 'showcase'

/** Changes files. A path is relative to the election's folder, or begins with `/` and is relative to the project. */
export interface Edits {
  /** Replaces the first occurrence. Throws if the file stays the same. */
  readonly replace: (file: string, from: string | RegExp, to: string) => void
  readonly write: (file: string, content: string | Uint8Array) => void
  /** Removes a file, or a folder with all that is in it. Throws if there is none. */
  readonly remove: (file: string) => void
}

const fixtureFolder = (fixture: Fixture = 'anytown') => `data/fixtures/${fixture}`

const resolve = (file: string) => (file.startsWith('/') ? file.slice(1) : join(folder, file))

/** @param read returns the bytes of a file. It and the others take paths in the project. */
function createEdits(
  read: (path: string) => Uint8Array,
  write: (path: string, content: Uint8Array) => void,
  remove: (path: string) => void,
): Edits {
  return {
    write: (file, content) => write(resolve(file), Buffer.from(content)),
    replace: (file, from, to) => {
      const text = new TextDecoder().decode(read(resolve(file)))
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not contain: ${from}`)
      write(resolve(file), Buffer.from(edited))
    },
    remove: (file) => remove(resolve(file)),
  }
}

/** The files of a project with an edited fixture, in memory. A path that is not a file has a description instead of bytes. */
export interface EditedFixture extends Edits {
  readonly files: Map<string, Content>
}

const project = readProject(process.cwd())

/** Returns a fixture to edit. Much faster than a copy on disk. */
export function editFixture(fixture?: Fixture): EditedFixture {
  const fixtureFiles = openFolder(project, fixtureFolder(fixture))
  const files = new Map([...fixtureFiles.keys()].map((path) => [`${folder}/${path}`, fixtureFiles.get(path)!]))
  const edits = createEdits(
    (path) => files.get(path) as Uint8Array,
    (path, content) => files.set(path, content),
    (path) => {
      const removed = [...files.keys()].filter((file) => `${file}/`.startsWith(`${path}/`))
      if (removed.length === 0) throw new Error(`There is no ${path}.`)
      for (const file of removed) files.delete(file)
    },
  )
  return { ...edits, files }
}

export interface Copy extends Edits {
  readonly root: string
}

export function copyElection(fixture?: Fixture): Copy {
  const root = createTemporaryFolder()
  cpSync(fixtureFolder(fixture), join(root, folder), { recursive: true })
  const edits = createEdits(
    (path) => readFileSync(join(root, path)),
    (path, content) => writeFiles(root, { [path]: content }),
    (path) => rmSync(join(root, path), { recursive: true }),
  )
  return { ...edits, root }
}

/** Reads a file of the Anytown fixture. */
export function readFixture(file: string): string {
  return readFileSync(join(fixtureFolder(), file), 'utf8')
}

/**
 * Returns the report about an edited fixture.
 * @throws Error if it has no problems, or one without a message in plain words
 */
export function reportEdited(edit: (fixture: EditedFixture) => void, fixture?: Fixture): string {
  try {
    loadEdited(edit, fixture)
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    const unclear = listUnclear(error.problems)
    if (unclear.length > 0)
      throw new Error(`A message has technical words, or is no sentence: ${unclear[0]}`, { cause: error })
    return error.message
  }
  throw new Error('The edited fixture has no problems.')
}

export function loadEdited(edit: (fixture: EditedFixture) => void, fixture?: Fixture): Guide {
  const edited = editFixture(fixture)
  edit(edited)
  return loadGuide(edited.files)
}
