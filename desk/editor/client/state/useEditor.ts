import { useCallback, useEffect, useState } from 'react'
import { countNoun } from '@/lib/problems'
import type { ElectionAnswers, ElectionState, ElectionSummary, Failure, FieldProblem, Report } from '@/desk/editor/api'
import { findFileForm, type Forms } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import { isConflict, type Call, type Result } from './call'
import { describeFiles } from './describePath'
import { readStoredDrafts, useStoredDrafts, type StoredDrafts } from './draftStorage'
import {
  editFile,
  findFile,
  finishSave,
  getContent,
  listConflicts,
  listDrafts,
  loadElection,
  replaceDraft,
  replaceFile,
  type EditorState,
} from './editorState'

/** What the last operation did, or why it did nothing. */
interface Message {
  readonly text: string
  readonly isError: boolean
  readonly problems?: readonly FieldProblem[]
}

export type Editor = ReturnType<typeof useEditor>

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** Delay of a check after the last change, in milliseconds. */
const checkDelay = 300

/** Loads the election, keeps the user's changes, and checks them as they type. */
export function useEditor(call: Call, forms: Forms) {
  const [state, update] = useState<EditorState>({ drafts: {} })
  const [checked, setChecked] = useState<Report>()
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const [discarded, setDiscarded] = useState<StoredDrafts>({})
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const hasDrafts = Object.keys(drafts).length > 0
  const hasConflict = listConflicts(state).length > 0
  const showError = useCallback((text: string) => setMessage({ text, isError: true }), [])

  const load = useCallback((next: ElectionState) => {
    update((current) => loadElection(current, next, readStoredDrafts(next.folder)))
  }, [])
  useEffect(() => {
    const refresh = async () => {
      const result = await call('GET /api/election', undefined)
      if (result.isOk) load(result.answer)
      else showError(result.failure.message)
    }
    void refresh()
    // Notices files that changed while the user was in another program.
    const onFocus = () => void refresh()
    // Notices that another window of the browser has saved, and so removed a draft.
    const onStorage = ({ newValue }: StorageEvent) => newValue === null && void refresh()
    window.addEventListener('focus', onFocus)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('storage', onStorage)
    }
  }, [call, load, showError])
  useStoredDrafts(state, update, () => showError('This browser cannot keep your changes. Save often.'))
  // Checks the drafts when the user pauses. Skips answers about older drafts.
  useEffect(() => {
    if (!hasDrafts || hasConflict) return undefined
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await call('POST /api/check', { folder, drafts: listDrafts(drafts) })
      if (!isCurrent) return
      if (result.isOk) setChecked(result.answer)
      else showError(result.failure.message)
    }, checkDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, folder, drafts, hasDrafts, hasConflict, showError])

  const fail = (failure: Failure) => {
    const problems = failure.problems ?? []
    if (!isConflict(failure)) return setMessage({ text: failure.message, isError: true, problems })
    const { path } = failure.file
    // The server has only the path.
    const text = failure.message.replace(`data/${folder}/${path}`, () => describeFiles(state, [path]))
    setMessage({ text, isError: true, problems })
    update((current) => replaceFile(current, failure.file))
  }
  /** Loads the election of an answer, and states what the request did. Returns false if it failed. */
  const finish = (result: Result<ElectionState>, text: string): boolean => {
    if (result.isOk) {
      load(result.answer)
      setMessage({ text, isError: false })
    } else fail(result.failure)
    return result.isOk
  }
  const open = (result: Result<ElectionState>): boolean => {
    if (result.isOk) setDiscarded({})
    if (result.isOk) setChecked(undefined)
    return finish(result, '')
  }
  const edit = (path: string, field: Path, value: unknown) => {
    const form = findFileForm(forms, path)
    if (!form) return
    setMessage(undefined)
    // The last report was about other drafts.
    if (!hasDrafts) setChecked(undefined)
    update((current) => editFile(current, path, form, field, value))
  }
  /** Keeps a draft that is replaced, so that it can be brought back. */
  const keepDraft = (path: string) => {
    const draft = drafts[path]
    if (draft?.value !== undefined) setDiscarded({ [path]: draft })
  }
  const restorable = Object.entries(discarded)
  const canRestore = restorable.length > 0 && restorable.every(([path]) => !(path in drafts))
  return {
    state,
    /** The report of the files with the user's changes. */
    report: (hasDrafts ? checked : undefined) ?? election?.report ?? emptyReport,
    message,
    isBusy,
    call,
    /** Takes over the election of an answer. */
    load,
    edit,
    /** Deletes a file with the next save. */
    remove: (path: string) => {
      keepDraft(path)
      edit(path, [], undefined)
    },
    discard: (path: string) => {
      keepDraft(path)
      update((current) => replaceDraft(current, path, undefined))
    },
    /** Brings back the changes that were discarded last. Undefined if there are none, or if the file has others. */
    restoreDiscarded: canRestore
      ? () => {
          setDiscarded({})
          for (const [path, draft] of restorable) update((current) => replaceDraft(current, path, draft))
        }
      : undefined,
    /** Replaces the user's changes after a conflict. `base` is the version on disk that was compared. */
    resolve: (path: string, base: string, baseValue: unknown, value: unknown) =>
      update((current) => replaceDraft(current, path, { base, baseValue, value })),
    /** Writes every changed file, or none. */
    save: async () => {
      setBusy(true)
      const files = listDrafts(drafts)
      const result = await call('POST /api/save', { folder, files })
      setBusy(false)
      if (!result.isOk) return fail(result.failure)
      const saved = result.answer.state
      update((current) => finishSave(current, drafts, saved))
      const paths = files.map(({ path }) => path)
      const { length } = saved.report.problems
      const problems = length === 0 ? '' : ` The guide has ${countNoun(length, 'problem')}.`
      setMessage({ text: `Saved ${describeFiles(state, paths)}.${problems}`, isError: false })
    },
    /** Writes one file and leaves the changes of others as they are. Returns true if it did. */
    saveFile: async (path: string, value = getContent(state, path)) => {
      const { version, value: baseValue } = findFile(election, path)
      const base = drafts[path]?.base ?? version
      const result = await call('POST /api/save', { folder, files: [{ path, value, base }] })
      if (!result.isOk) return finish({ ...result }, '')
      update((current) =>
        replaceDraft(finishSave(current, { [path]: { base, baseValue, value } }, result.answer.state), path, undefined),
      )
      return true
    },
    undo: async () => {
      // A double click would undo two saves.
      if (isBusy) return
      setBusy(true)
      const result = await call('POST /api/undo', { folder })
      setBusy(false)
      finish(result, `Undid the last save of ${describeFiles(state, election?.undo ?? [])}.`)
    },
    /** Opens an election. Returns true if it did. */
    openElection: async (name: string) => open(await call('POST /api/open', { folder: name })),
    showOnSite: async ({ folder: current, title }: ElectionSummary) => {
      const result = await call('POST /api/site', { current })
      finish(result, `The site will show ${title || current} when you publish it.`)
    },
    /** Creates an election and opens it. Returns true if it did. */
    createElection: async (answers: ElectionAnswers) => open(await call('POST /api/create', { election: answers })),
  }
}
