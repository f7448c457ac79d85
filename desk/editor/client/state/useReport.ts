import { useEffect } from 'react'
import type { Report } from '@/desk/editor/api'
import type { Call } from './call'
import { listConflicts, listDrafts, type EditorState } from './editorState'

/** Delay of a check after the last change, in milliseconds. */
const checkDelay = 300

/** Checks the drafts when the person pauses. Skips answers about older drafts. */
export function useReport(
  call: Call,
  state: EditorState,
  onReport: (report: Report) => void,
  onFailure: (text: string) => void,
): void {
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const hasConflict = listConflicts(state).length > 0
  useEffect(() => {
    if (Object.keys(drafts).length === 0 || hasConflict) return undefined
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await call('POST /api/check', { folder, drafts: listDrafts(drafts) })
      if (!isCurrent) return
      if (result.isOk) onReport(result.answer)
      else onFailure(result.failure.message)
    }, checkDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [call, folder, drafts, hasConflict])
}
