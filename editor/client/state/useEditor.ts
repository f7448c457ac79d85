import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Draft, ElectionAnswers, ElectionState, FieldProblem, Report } from '../../api'
import type { Form } from '../forms/form'
import { isConflict, type Call } from './call'
import { readDrafts, type Drafts } from './draftStorage'
import { listDrafts, reduce, type EditorState } from './editorState'
import { useReport } from './useReport'
import { useStoredDrafts } from './useStoredDrafts'
import type { Path } from './values'

/** What the last operation did, or why it did nothing. */
export interface Message {
  readonly text: string
  readonly isError: boolean
  readonly problems?: readonly FieldProblem[]
}

/** The state of the editor and its operations. */
export interface Editor {
  readonly state: EditorState
  /** The report of the files with the person's changes. */
  readonly report: Report
  readonly message: Message | undefined
  /** True while files are written. */
  readonly isBusy: boolean
  readonly call: Call
  /** Sets a field of a file. Undefined removes it. */
  readonly edit: (path: string, form: Form, field: Path, value: unknown) => void
  /** Removes the person's changes of a file. */
  readonly discard: (path: string) => void
  /** Brings back the changes that were discarded last. Undefined if there are none, or if the file has others. */
  readonly bringBack: (() => void) | undefined
  /** Replaces the person's changes after a conflict. `base` is the version on disk that was compared. */
  readonly resolve: (path: string, base: string, baseValue: unknown, value: unknown) => void
  /** Writes every changed file. Stops at the first that cannot be written. */
  readonly save: () => Promise<void>
  readonly undo: () => Promise<void>
  /** Creates a candidate's file or an election. Returns true if it did. */
  readonly create: (request: Draft | { readonly election: ElectionAnswers }) => Promise<boolean>
}

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** Loads the election, keeps the person's changes, and checks them as they type. */
export function useEditor(call: Call): Editor {
  const [state, dispatch] = useReducer(reduce, { drafts: {} })
  const [checked, setChecked] = useState<Report>()
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const [discarded, setDiscarded] = useState<Drafts>({})

  const load = useCallback((election: ElectionState) => {
    dispatch({ kind: 'load', election, stored: readDrafts(election.folder) })
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
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [call, load])
  useStoredDrafts(state, dispatch, () =>
    setMessage({ text: 'This browser cannot keep your changes. Save often.', isError: true }),
  )
  useReport(call, state, setChecked, (text) => setMessage({ text, isError: true }))

  const save = async () => {
    setBusy(true)
    const written: string[] = []
    let count = 0
    for (const draft of listDrafts(state.drafts)) {
      const base = state.drafts[draft.path]?.base ?? ''
      // Files are written in order, because some refer to others.
      // oxlint-disable-next-line no-await-in-loop
      const result = await call('POST /api/save', { draft, base })
      if (!result.isOk) {
        setMessage({ text: result.failure.message, isError: true, problems: result.failure.problems ?? [] })
        if (isConflict(result.failure)) dispatch({ kind: 'change', file: result.failure.file })
        setBusy(false)
        return
      }
      written.push(draft.path)
      count = result.answer.state.report.problems.length
      dispatch({ kind: 'save', path: draft.path, value: draft.value, election: result.answer.state })
    }
    setBusy(false)
    if (written.length > 0)
      setMessage({ text: `Saved ${written.join(', ')}.${describeProblems(count)}`, isError: false })
  }

  const undo = async () => {
    const path = state.election?.undo
    const result = await call('POST /api/undo', {})
    if (result.isOk) load(result.answer)
    setMessage(
      result.isOk
        ? { text: `Restored ${path} as it was before the last save.`, isError: false }
        : { text: result.failure.message, isError: true },
    )
  }

  const create: Editor['create'] = async (request) => {
    const result = await call('POST /api/create', request)
    if (result.isOk) {
      load(result.answer)
      setDiscarded({})
    }
    const text = 'path' in request ? `Created ${request.path}.` : 'Created the election.'
    setMessage(
      result.isOk
        ? { text, isError: false }
        : { text: result.failure.message, isError: true, problems: result.failure.problems ?? [] },
    )
    return result.isOk
  }

  const canBringBack =
    Object.keys(discarded).length > 0 && Object.keys(discarded).every((path) => !(path in state.drafts))
  const hasDrafts = Object.keys(state.drafts).length > 0
  return {
    state,
    report: (hasDrafts ? checked : undefined) ?? state.election?.report ?? emptyReport,
    message,
    isBusy,
    call,
    edit: (path, form, field, value) => {
      setMessage(undefined)
      // The last report was about other drafts.
      if (!hasDrafts) setChecked(undefined)
      dispatch({ kind: 'edit', path, form, field, value })
    },
    discard: (path) => {
      const draft = state.drafts[path]
      setDiscarded(draft ? { [path]: draft } : {})
      dispatch({ kind: 'replace', path, draft: undefined })
    },
    bringBack: canBringBack
      ? () => {
          setDiscarded({})
          for (const [path, draft] of Object.entries(discarded)) dispatch({ kind: 'replace', path, draft })
        }
      : undefined,
    resolve: (path, base, baseValue, value) => dispatch({ kind: 'replace', path, draft: { base, baseValue, value } }),
    save,
    undo,
    create,
  }
}

function describeProblems(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' The guide has 1 problem.' : ` The guide has ${count} problems.`
}
