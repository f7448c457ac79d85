import { useEffect, useState } from 'react'
import type { Report } from '@/desk/editor/api'
import { askLater } from './askLater'
import type { Call } from './call'
import { listConflicts, listDrafts, type EditorState } from './editorState'

const emptyReport: Report = { problems: [], warnings: [], tasks: [] }

/** The report of the files with the user's changes, which are checked when the user pauses. */
export function useReport(call: Call, state: EditorState, onFailure: (message: string) => void): Report {
  const [checked, setChecked] = useState<{ readonly folder: string; readonly report: Report }>()
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
      (result) => (result.isOk ? setChecked({ folder, report: result.answer }) : onFailure(result.failure.message)),
    )
  }, [call, folder, drafts, hasDrafts, hasConflict, onFailure])
  return checked?.report ?? election?.report ?? emptyReport
}
