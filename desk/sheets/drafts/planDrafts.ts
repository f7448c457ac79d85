import type { FileChange } from '@/lib/transaction/journal'
import { editFile, formatFile } from '@/guide/write/yamlBytes'
import { candidateHeader } from '@/desk/new/candidateText'
import type { Draft } from './draft'

/**
 * Plans the changes that write drafts.
 * @throws GuideError if a file cannot be edited
 */
export function planDrafts(drafts: readonly Draft[]): readonly FileChange[] {
  return drafts.map(({ file, bytes: before, edits, value }) => {
    const after = before ? editFile(before, edits, value, file) : formatFile(value, file, candidateHeader)
    return { file, before, after }
  })
}
