import { useEffect, useRef, useState } from 'react'
import type { Report } from '@/desk/editor/api'
import { askLater } from './askLater'
import type { Call } from './call'
import type { StoredDrafts } from './draftStorage'
import { listConflicts, listDrafts, type EditorState } from './editorState'

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** Drafts are checked when the user pauses. `getState` returns the state with changes that are not rendered yet. */
export function useReport(
  call: Call,
  state: EditorState,
  getState: () => EditorState,
  onFailure: (message: string) => void,
) {
  const [checked, setChecked] = useState<{ readonly folder: string; readonly report: Report }>()
  const checkedDrafts = useRef<StoredDrafts>(undefined)
  const waiting = useRef<(() => void)[]>([])
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const hasDrafts = Object.keys(drafts).length > 0
  const hasConflict = listConflicts(state).length > 0
  // The last check was about other drafts.
  if (checked && (!hasDrafts || checked.folder !== folder)) setChecked(undefined)
  useEffect(() => {
    if (!hasDrafts || hasConflict) return undefined
    return askLater(
      () => call('POST /api/check', { folder, drafts: listDrafts(drafts) }),
      (result) => {
        if (!result.isOk) return onFailure(result.failure.message)
        setChecked({ folder, report: result.answer })
        checkedDrafts.current = drafts
        for (const run of waiting.current.splice(0)) run()
        return undefined
      },
    )
  }, [call, folder, drafts, hasDrafts, hasConflict, onFailure])
  return {
    report: checked?.report ?? election?.report ?? emptyReport,
    /** Runs a function when the report is about the latest drafts. */
    whenChecked: (run: () => void) => {
      const latest = getState().drafts
      if (latest === checkedDrafts.current || Object.keys(latest).length === 0) run()
      else waiting.current.push(run)
    },
  }
}
