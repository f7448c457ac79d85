import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { findPath, parseDraft, readStoredDrafts, writeDraft, type StoredDrafts } from './draftStorage'
import { findFile, hasContent, withDraft, type EditorState, type reduce } from './editorState'

/** Stores changed drafts, and takes over those that another window stores. */
export function useStoredDrafts(
  { election, drafts }: EditorState,
  dispatch: (action: Parameters<typeof reduce>[1]) => void,
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
      flushSync(() => dispatch({ kind: 'receive', path, draft }))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [folder, dispatch])
}
