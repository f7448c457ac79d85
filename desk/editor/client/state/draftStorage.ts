/** Keeps drafts in the browser, so that a reload or a crash of the server loses nothing. */
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { getAt } from '@/lib/values'
import { parseJson } from './values'
import { findFile, hasContent, receiveDraft, withDraft, type EditorState } from './editorState'

export interface StoredDraft {
  /** Version of the file that the draft began with. Empty for a new file. */
  readonly base: string
  readonly baseValue?: unknown
  /** Omitted if the file is deleted. */
  readonly value?: unknown
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

/** Returns the drafts of an election. Skips what is damaged. */
export function readStoredDrafts(folder: string): StoredDrafts {
  const paths = Object.keys(localStorage).flatMap((key) => findPath(folder, key) ?? [])
  const drafts = paths.flatMap((path) => {
    const draft = parseDraft(localStorage.getItem(toKey(folder, path)))
    return draft ? [[path, draft] as const] : []
  })
  return Object.fromEntries(drafts)
}

/** Parses the text under a key. Undefined if it is damaged or missing. */
function parseDraft(text: string | null): StoredDraft | undefined {
  const draft = parseJson(text)
  return typeof getAt(draft, ['base']) === 'string' ? (draft as StoredDraft) : undefined
}

/**
 * Stores a draft, or removes it if it is undefined.
 * @returns false if the browser refuses, as in a full storage
 */
function writeDraft(folder: string, path: string, draft: StoredDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(toKey(folder, path), JSON.stringify(draft))
    else localStorage.removeItem(toKey(folder, path))
    return true
  } catch {
    return false
  }
}

/** Stores changed drafts, and takes over those that another window stores. */
export function useStoredDrafts(
  { election, drafts }: EditorState,
  update: (change: (state: EditorState) => EditorState) => void,
  onFailure: () => void,
): void {
  const folder = election?.folder
  const stored = useRef<StoredDrafts>({})
  useEffect(() => {
    // A server that ends during a save leaves drafts that equal their files.
    const all = folder === undefined ? [] : Object.entries(readStoredDrafts(folder))
    stored.current = Object.fromEntries(all.filter(([path, { value }]) => hasContent(findFile(election, path), value)))
    // Runs only when an election is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [folder])
  useEffect(() => {
    if (folder === undefined) return
    const paths = [...new Set([...Object.keys(stored.current), ...Object.keys(drafts)])]
    const changed = paths.filter((path) => stored.current[path] !== drafts[path])
    if (!changed.every((path) => writeDraft(folder, path, drafts[path]))) onFailure()
    stored.current = drafts
    // The failure is reported once for each change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [folder, drafts])
  useEffect(() => {
    if (folder === undefined) return undefined
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const path = findPath(folder, key)
      if (path === undefined) return
      const draft = parseDraft(newValue)
      // Storing it again could replace what the other window has stored since, and so remove letters there.
      stored.current = withDraft(stored.current, path, draft)
      flushSync(() => update((state) => receiveDraft(state, path, draft)))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [folder, update])
}
