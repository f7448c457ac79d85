import { useCallback, useEffect, useReducer, useState } from 'react'
import { countNoun } from '@/lib/problems'
import type { ElectionAnswers, ElectionState, ElectionSummary, Failure, FieldProblem, Report } from '@/desk/editor/api'
import type { Form } from '@/guide/fields/forms'
import { isConflict, type Call, type Result } from './call'
import { readStoredDrafts, type StoredDrafts } from './draftStorage'
import { describeFiles } from './describePath'
import { listDrafts, reduce, type EditorState } from './editorState'
import { useReport } from './useReport'
import { useStoredDrafts } from './useStoredDrafts'
import type { Path } from '@/lib/values'

/** What the last operation did, or why it did nothing. */
export interface Message {
  readonly text: string
  readonly isError: boolean
  readonly problems?: readonly FieldProblem[]
}

export interface Editor {
  readonly state: EditorState
  /** The report of the files with the person's changes. */
  readonly report: Report
  readonly message: Message | undefined
  readonly isBusy: boolean
  readonly call: Call
  /** Sets a field of a file, or the whole file if the field is empty. Undefined removes it. */
  readonly edit: (path: string, form: Form, field: Path, value: unknown) => void
  /** Deletes a file with the next save. */
  readonly remove: (path: string) => void
  readonly discard: (path: string) => void
  /** Brings back the changes that were discarded last. Undefined if there are none, or if the file has others. */
  readonly restoreDiscarded: (() => void) | undefined
  /** Replaces the person's changes after a conflict. `base` is the version on disk that was compared. */
  readonly resolve: (path: string, base: string, baseValue: unknown, value: unknown) => void
  /** Writes every changed file, or none. */
  readonly save: () => Promise<void>
  readonly undo: () => Promise<void>
  /** Opens an election. Returns true if it did. */
  readonly openElection: (folder: string) => Promise<boolean>
  readonly showOnSite: (election: ElectionSummary) => Promise<void>
  /** Creates an election and opens it. Returns true if it did. */
  readonly createElection: (answers: ElectionAnswers) => Promise<boolean>
}

const noFields: Form = { kind: 'group', fields: [] }
const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** Loads the election, keeps the person's changes, and checks them as they type. */
export function useEditor(call: Call): Editor {
  const [state, dispatch] = useReducer(reduce, { drafts: {} })
  const [checked, setChecked] = useState<Report>()
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const [discarded, setDiscarded] = useState<StoredDrafts>({})

  const load = useCallback((election: ElectionState) => {
    dispatch({ kind: 'load', election, stored: readStoredDrafts(election.folder) })
  }, [])
  useEffect(() => {
    const refresh = async () => {
      const result = await call('GET /api/election', undefined)
      if (result.isOk) load(result.answer)
      else setMessage({ text: result.failure.message, isError: true })
    }
    void refresh()
    // Notices files that changed while the person was in another program.
    const onFocus = () => void refresh()
    // Notices that another window of the browser has saved, and so removed a draft.
    const onStorage = ({ newValue }: StorageEvent) => {
      if (newValue === null) void refresh()
    }
    window.addEventListener('focus', onFocus)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('storage', onStorage)
    }
  }, [call, load])
  const folder = state.election?.folder ?? ''
  useStoredDrafts(state, dispatch, () =>
    setMessage({ text: 'This browser cannot keep your changes. Save often.', isError: true }),
  )
  useReport(call, state, setChecked, (text) => setMessage({ text, isError: true }))

  const fail = (failure: Failure) => {
    const problems = failure.problems ?? []
    if (!isConflict(failure)) return setMessage({ text: failure.message, isError: true, problems })
    const { path } = failure.file
    // The server has only the path.
    const text = failure.message.replace(`data/${state.election?.folder}/${path}`, () => describeFiles(state, [path]))
    setMessage({ text, isError: true, problems })
    dispatch({ kind: 'change', file: failure.file })
  }

  const save = async () => {
    setBusy(true)
    const saved = state.drafts
    const files = listDrafts(saved)
    const result = await call('POST /api/save', { folder, files })
    setBusy(false)
    if (!result.isOk) return fail(result.failure)
    const election = result.answer.state
    dispatch({ kind: 'save', saved, election })
    const names = describeFiles(
      state,
      files.map(({ path }) => path),
    )
    setMessage({ text: `Saved ${names}.${describeProblems(election.report.problems.length)}`, isError: false })
  }

  const undo = async () => {
    // A double click would undo two saves.
    if (isBusy) return
    setBusy(true)
    const result = await call('POST /api/undo', { folder })
    setBusy(false)
    if (!result.isOk) return fail(result.failure)
    load(result.answer)
    setMessage({
      text: `Undid the last save of ${describeFiles(state, state.election?.undo ?? [])}.`,
      isError: false,
    })
  }

  const open = (result: Result<ElectionState>): boolean => {
    if (!result.isOk) {
      fail(result.failure)
      return false
    }
    load(result.answer)
    setDiscarded({})
    setChecked(undefined)
    setMessage(undefined)
    return true
  }

  const showOnSite = async ({ folder: current, title }: ElectionSummary) => {
    const result = await call('POST /api/site', { current })
    if (!result.isOk) return fail(result.failure)
    load(result.answer)
    setMessage({ text: `The site will show ${title || current} when you publish it.`, isError: false })
  }

  const hasDrafts = Object.keys(state.drafts).length > 0
  const edit: Editor['edit'] = (path, form, field, value) => {
    setMessage(undefined)
    // The last report was about other drafts.
    if (!hasDrafts) setChecked(undefined)
    dispatch({ kind: 'edit', path, form, field, value })
  }
  /** Keeps a draft that is replaced, so that it can be brought back. */
  const keepDraft = (path: string) => {
    const draft = state.drafts[path]
    if (draft?.value !== undefined) setDiscarded({ [path]: draft })
  }
  const canRestore =
    Object.keys(discarded).length > 0 && Object.keys(discarded).every((path) => !(path in state.drafts))
  return {
    state,
    report: (hasDrafts ? checked : undefined) ?? state.election?.report ?? emptyReport,
    message,
    isBusy,
    call,
    edit,
    remove: (path) => {
      keepDraft(path)
      edit(path, noFields, [], undefined)
    },
    discard: (path) => {
      keepDraft(path)
      dispatch({ kind: 'replace', path, draft: undefined })
    },
    restoreDiscarded: canRestore
      ? () => {
          setDiscarded({})
          for (const [path, draft] of Object.entries(discarded)) dispatch({ kind: 'replace', path, draft })
        }
      : undefined,
    resolve: (path, base, baseValue, value) => dispatch({ kind: 'replace', path, draft: { base, baseValue, value } }),
    save,
    undo,
    openElection: async (name) => open(await call('POST /api/open', { folder: name })),
    showOnSite,
    createElection: async (election) => open(await call('POST /api/create', { election })),
  }
}

function describeProblems(count: number): string {
  return count === 0 ? '' : ` The guide has ${countNoun(count, 'problem')}.`
}
