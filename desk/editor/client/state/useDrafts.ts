import { useCallback, useEffect, useRef, useState } from 'react'
import type { ElectionState } from '@/desk/editor/api'
import type { Forms } from '@/guide/fields/forms'
import {
  addStep,
  applyChanges,
  emptyHistory,
  listChanges,
  moveStep,
  type Change,
  type History,
  type Place,
} from './changes'
import { readStoredDrafts, storeDrafts, type StoredDrafts } from './draftStorage'
import { finishSave, loadElection, type EditorState } from './editorState'

interface Store {
  readonly state: EditorState
  readonly history: History
}

/** What a window sends to the others with the same election. */
type Message =
  | { readonly changes: readonly Change[] }
  /** The drafts that were written, and the election after that. */
  | { readonly written: StoredDrafts; readonly election: ElectionState }

/**
 * The user's changes: kept in the browser, shared with its other windows, and undone step by step. Every function acts at
 * once, so changes of the same event build on each other.
 * @param onFailure called if the browser cannot keep a change
 */
export function useDrafts(forms: Forms, onFailure: () => void) {
  const [store, setStore] = useState<Store>({ state: { drafts: {} }, history: emptyHistory })
  const latest = useRef(store)
  const channel = useRef<BroadcastChannel>(undefined)
  const folder = store.state.election?.folder

  const set = useCallback(
    (next: Partial<Store>, stored = latest.current.state.drafts) => {
      latest.current = { ...latest.current, ...next }
      if (!storeDrafts(stored, latest.current.state)) onFailure()
      setStore(latest.current)
    },
    [onFailure],
  )
  const send = (message: Message) => channel.current?.postMessage(message)
  const load = useCallback(
    (election: ElectionState) => {
      const { state, history } = latest.current
      const stored = readStoredDrafts(election.folder)
      const isOther = election.folder !== state.election?.folder
      // A server that ends during a save leaves drafts that equal their files.
      set({ state: loadElection(state, election, stored), history: isOther ? emptyHistory : history }, stored)
    },
    [set],
  )
  const finish = useCallback(
    (written: StoredDrafts, election: ElectionState) =>
      set({ state: finishSave(latest.current.state, written, election) }),
    [set],
  )
  useEffect(() => {
    if (!folder) return undefined
    const opened = new BroadcastChannel(`editor:${folder}`)
    opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('written' in data) finish(data.written, data.election)
      else set({ state: applyChanges(latest.current.state, forms, data.changes) })
    })
    channel.current = opened
    return () => opened.close()
  }, [folder, forms, finish, set])

  const change = (update: (state: EditorState) => EditorState, next: (changes: readonly Change[]) => History) => {
    const { state } = latest.current
    const changed = update(state)
    const changes = listChanges(state, changed)
    set({ state: changed, history: next(changes) })
    send({ changes })
  }
  return {
    state: store.state,
    /** The state with changes that are not rendered yet. */
    getState: () => latest.current.state,
    canUndo: store.history.done.length > 0,
    canRedo: store.history.undone.length > 0,
    load,
    /** Takes over the election after a save or an undo of one, here and in other windows. */
    finish: (written: StoredDrafts, election: ElectionState) => {
      finish(written, election)
      send({ written, election })
    },
    receive: (update: (state: EditorState) => EditorState) => set({ state: update(latest.current.state) }),
    /** Changes drafts as a step that can be undone. */
    change: (update: (state: EditorState) => EditorState, place: Place) =>
      change(update, (changes) => addStep(latest.current.history, changes, place, Date.now())),
    /** Changes drafts so that what was done before cannot be undone. */
    settle: (update: (state: EditorState) => EditorState) => change(update, () => emptyHistory),
    /** Begins another step with the next change. */
    endStep: () => {
      latest.current = { ...latest.current, history: { ...latest.current.history, openUntil: 0 } }
    },
    move: (direction: 'undo' | 'redo') => {
      const { state, history } = latest.current
      const moved = moveStep(direction, history, state, forms)
      if (moved)
        change(
          () => moved.state ?? state,
          () => moved.history,
        )
      return moved
    },
  }
}
