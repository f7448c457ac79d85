/** Keeps drafts in the browser, so that a reload or a crash of the server loses nothing. */
import { getAt } from '@/lib/values'
import type { EditorState } from './editorState'
import { parseJson } from './values'

export interface StoredDraft {
  /** Version of the file that the draft began with. Empty for a new file. */
  readonly base: string
  readonly baseValue?: unknown
  /** Omitted if the file is deleted. */
  readonly value?: unknown
  /** True if the user has entered the day of the last change, which then does not follow from other changes. */
  readonly hasOwnDate?: boolean
}

export type StoredDrafts = Readonly<Record<string, StoredDraft>>

function toKey(folder: string, path: string): string {
  return `editor-draft:${folder}:${path}`
}

/** Returns the path of the file whose draft is under a key. Undefined for keys of other elections and other programs. */
function findPath(folder: string, key: string | null): string | undefined {
  const start = toKey(folder, '')
  return key?.startsWith(start) ? key.slice(start.length) : undefined
}

/** Skips what is damaged. */
export function readStoredDrafts(folder: string): StoredDrafts {
  const paths = Object.keys(localStorage).flatMap((key) => findPath(folder, key) ?? [])
  const drafts = paths.flatMap((path) => {
    const draft = parseJson(localStorage.getItem(toKey(folder, path)))
    return typeof getAt(draft, ['base']) === 'string' ? [[path, draft as StoredDraft] as const] : []
  })
  return Object.fromEntries(drafts)
}

/** Returns false if the browser refuses. */
function writeDraft(folder: string, path: string, draft: StoredDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(toKey(folder, path), JSON.stringify(draft))
    else localStorage.removeItem(toKey(folder, path))
    return true
  } catch {
    return false
  }
}

/** Stores the drafts that differ. Returns false if the browser refuses, as in a full storage. */
export function storeDrafts(before: StoredDrafts, { election, drafts }: EditorState): boolean {
  if (!election) return true
  const paths = [...new Set([...Object.keys(before), ...Object.keys(drafts)])]
  return paths
    .filter((path) => before[path] !== drafts[path])
    .map((path) => writeDraft(election.folder, path, drafts[path]))
    .every(Boolean)
}
