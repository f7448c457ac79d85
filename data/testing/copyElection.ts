/** For tests: a project folder with a copy of a made-up election, to be broken on purpose. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadGuide } from '../load'
import { GuideError } from '../problems'

/** The election's folder inside a copy. */
export const folder = 'data/anytown-2023'

/** The files that are copied. */
export const fixture = 'data/testing/anytown'

/** A copy that edits apply to; paths are from the election's folder. */
export interface Copy {
  readonly root: string
  /** Replaces a text that must be there. */
  readonly replace: (file: string, from: string, to: string) => void
  /** Writes a file anew; a path that begins with `/` is from the project's folder. */
  readonly write: (file: string, content: string | Uint8Array) => void
  readonly remove: (file: string) => void
}

const roots: string[] = []

/** Copies the election into a temporary folder. */
export function copyElection(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'guide-'))
  roots.push(root)
  cpSync(fixture, join(root, folder), { recursive: true })
  const path = (file: string) => (file.startsWith('/') ? join(root, file) : join(root, folder, file))
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), content)
  }
  return {
    root,
    write,
    replace: (file, from, to) => {
      const text = readFileSync(path(file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
      write(file, text.replace(from, to))
    },
    remove: (file) => rmSync(path(file), { recursive: true }),
  }
}

/** What an editor reads after an edit that breaks the election; fails when nothing is wrong. */
export function problemsAfter(edit: (copy: Copy) => void): string {
  const copy = copyElection()
  edit(copy)
  try {
    loadGuide(copy.root)
  } catch (error) {
    if (error instanceof GuideError) return error.message
    throw error
  }
  throw new Error('No problem was found.')
}

/** The guide after an edit. */
export function guideAfter(edit: (copy: Copy) => void) {
  const copy = copyElection()
  edit(copy)
  return loadGuide(copy.root)
}

/** Takes the copies away. */
export function removeCopies(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
}
