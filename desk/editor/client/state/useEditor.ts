import { useCallback, useEffect, useState } from 'react'
import { countNoun } from '@/lib/problems'
import type { ElectionAnswers, ElectionState, ElectionSummary, Failure, FieldProblem } from '@/desk/editor/api'
import { findFileForm, type Forms } from '@/guide/fields/forms'
import type { SitePlace } from '@/desk/new/changeSite'
import type { Path } from '@/lib/values'
import { isConflict, type Call, type Result } from './call'
import type { Place } from './changes'
import { describeFiles, describePlace } from './describePath'
import type { StoredDraft } from './draftStorage'
import {
  editFile,
  findFile,
  getContent,
  listConflicts,
  listDrafts,
  readChoices,
  replaceDraft,
  replaceFile,
  type EditorState,
} from './editorState'
import { nameElection } from './nameElection'
import { useDrafts } from './useDrafts'
import { useReport } from './useReport'

/** What the last operation did, or why it did nothing. */
interface Message {
  readonly text: string
  readonly isError: boolean
  readonly problems?: readonly FieldProblem[]
}

export type Editor = ReturnType<typeof useEditor>

export function useEditor(call: Call, forms: Forms) {
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const [discarded, setDiscarded] = useState<{ readonly path: string; readonly draft: StoredDraft }>()
  const [saves, setSaves] = useState(0)
  const showError = useCallback((text: string) => setMessage({ text, isError: true }), [])
  const showFullStorage = useCallback(
    () => showError('This browser cannot keep your changes. Save often.'),
    [showError],
  )
  const store = useDrafts(forms, showFullStorage)
  const { state, load } = store
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const { report, whenChecked } = useReport(call, state, store.getState, showError)
  const hasConflict = listConflicts(state).length > 0

  useEffect(() => {
    const refresh = async () => {
      const result = await call('GET /api/election', undefined)
      if (result.isOk) load(result.answer)
      else showError(result.failure.message)
    }
    void refresh()
    // Notices files that changed while the user was in another program.
    const onFocus = () => void refresh()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [call, load, showError])

  const fail = (failure: Failure) => {
    const problems = failure.problems ?? []
    if (!isConflict(failure)) return setMessage({ text: failure.message, isError: true, problems })
    const { path } = failure.file
    // The server has only the path.
    const text = failure.message.replace(`data/${folder}/${path}`, () => describeFiles(state, [path]))
    setMessage({ text, isError: true, problems })
    store.receive((current) => replaceFile(current, failure.file))
  }
  /** Undefined if the request failed. */
  const getAnswer = <Answer>(result: Result<Answer>): Answer | undefined => {
    if (result.isOk) return result.answer
    fail(result.failure)
    return undefined
  }
  /** Sends a request that writes, unless another one is on its way: a double click would write twice. */
  const write = async <Answer>(send: () => Promise<Result<Answer>>): Promise<Answer | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    const result = await send()
    setBusy(false)
    return getAnswer(result)
  }
  /** Returns false without an answer. */
  const finish = (answer: ElectionState | undefined, text: string): boolean => {
    if (!answer) return false
    load(answer)
    setMessage({ text, isError: false })
    return true
  }
  const open = (answer: ElectionState | undefined): boolean => {
    if (answer) setDiscarded(undefined)
    return finish(answer, '')
  }
  const edit = (path: string, field: Path, value: unknown) => {
    const form = findFileForm(forms, path)
    if (!form) return
    setMessage(undefined)
    store.change((current) => editFile(current, path, form, field, value), { file: path, field })
  }
  /** Replaces a draft. What the user chooses in a conflict is no step that can be undone. */
  const replace = (path: string, draft: StoredDraft | undefined) => {
    const update = (current: EditorState) => replaceDraft(current, path, draft)
    if (hasConflict) store.settle(update)
    else store.change(update, { file: path, field: [] })
  }
  const keepDraft = (path: string) => {
    const draft = drafts[path]
    if (draft?.value !== undefined) setDiscarded({ path, draft })
  }
  return {
    state,
    report,
    whenChecked,
    message,
    isBusy,
    saves,
    call,
    load,
    edit,
    /** Deletes a file with the next save. */
    remove: (path: string) => {
      keepDraft(path)
      edit(path, [], undefined)
    },
    discard: (path: string) => {
      keepDraft(path)
      replace(path, undefined)
    },
    /** Brings back the changes that were discarded last. Undefined if there are none, or if the file has others. */
    restoreDiscarded:
      discarded && !(discarded.path in drafts)
        ? () => {
            setDiscarded(undefined)
            replace(discarded.path, discarded.draft)
          }
        : undefined,
    /** Replaces the user's changes after a conflict. `base` is the version on disk that was compared. */
    resolve: (path: string, base: string, baseValue: unknown, value: unknown) =>
      replace(path, { base, baseValue, value }),
    canUndoEdit: store.canUndo,
    canRedoEdit: store.canRedo,
    endStep: store.endStep,
    /** Undoes or repeats the last change of a field, and returns its place. Undefined if nothing changed. */
    moveEdit: (direction: 'undo' | 'redo'): Place | undefined => {
      if (hasConflict) return undefined
      const moved = store.move(direction)
      const place = moved && describePlace(forms, readChoices(state), moved.place.file, moved.place.field)
      setMessage(describeMove(direction, place, moved?.state !== undefined))
      return moved?.state && moved.place
    },
    /** Writes every changed file, or none. */
    save: async () => {
      const written = store.getState().drafts
      const files = listDrafts(written)
      if (isBusy || hasConflict) return
      if (files.length === 0) return setMessage({ text: 'Everything is saved.', isError: false })
      const answer = await write(() => call('POST /api/save', { folder, files }))
      if (!answer) return
      const { state: saved } = answer
      store.finish(written, saved)
      setSaves((count) => count + 1)
      const paths = files.map(({ path }) => path)
      const { length } = saved.report.problems
      const problems = length === 0 ? '' : ` The guide has ${countNoun(length, 'problem')}.`
      setMessage({ text: `Saved ${describeFiles(state, paths)}.${problems}`, isError: false })
    },
    /** Writes one file, or deletes it, and leaves the changes of others as they are. Returns true if it did. */
    saveFile: async (path: string, value: unknown) => {
      const { version, value: onDisk } = findFile(election, path)
      const { base, baseValue } = drafts[path] ?? { base: version, baseValue: onDisk }
      const draft = { base, baseValue, value }
      const answer = await write(() => {
        if (value !== getContent(state, path)) store.settle((current) => replaceDraft(current, path, draft))
        return call('POST /api/save', { folder, files: [{ path, value, base }] })
      })
      if (answer) store.finish({ [path]: draft }, answer.state)
      return answer !== undefined
    },
    undo: async () => {
      const answer = await write(() => call('POST /api/undo', { folder }))
      if (answer) store.finish({}, answer)
      finish(answer, `Undid the last save of ${describeFiles(state, election?.undo ?? [])}.`)
    },
    openElection: async (name: string) => open(getAnswer(await call('POST /api/open', { folder: name }))),
    placeOnSite: async (summary: ElectionSummary, place: SitePlace) => {
      const answer = getAnswer(await call('POST /api/site', { folder: summary.folder, place }))
      finish(answer, `${placeMessages[place](nameElection(summary, election?.elections ?? []))} when you publish it.`)
    },
    /** Also opens it. Returns true if it did. */
    createElection: async (answers: ElectionAnswers) =>
      open(await write(() => call('POST /api/create', { election: answers }))),
  }
}

const placeMessages: Readonly<Record<SitePlace, (name: string) => string>> = {
  current: (name) => `The site will show ${name}`,
  archive: (name) => `${name} will be in the archive`,
  none: (name) => `${name} will no longer be on the site`,
}

/** Without a place, there was nothing to do. */
function describeMove(direction: 'undo' | 'redo', place: string | undefined, isDone: boolean): Message {
  if (place === undefined) return { text: `There is no edit to ${direction}.`, isError: false }
  if (!isDone) return { text: `Another window has changed ${place} since.`, isError: true }
  return { text: `${direction === 'undo' ? 'Undid' : 'Repeated'} the edit of ${place}.`, isError: false }
}
