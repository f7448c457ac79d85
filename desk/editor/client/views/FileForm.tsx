import { useEffect, type ReactNode } from 'react'
import { FileContext, useEditorContext, useProblems } from '../fields/context'
import { Messages } from '../fields/Messages'
import { getAt, type Path } from '@/lib/values'
import { isEqual } from '../state/values'
import { getContent } from '../state/editorState'
import { focusField } from './revealField'

interface FileFormProps {
  readonly file: string
  /** The field that gets the focus. */
  readonly target?: Path | undefined
  readonly children: ReactNode
}

/** What the fields of a file share, with the problems of the whole file above them. */
export function FileForm({ file, target, children }: FileFormProps) {
  const { editor } = useEditorContext()
  const targetKey = target && JSON.stringify(target)
  useEffect(() => {
    if (targetKey !== undefined) focusField(file, JSON.parse(targetKey) as Path)
  }, [file, targetKey])
  const edit = (field: Path, value: unknown) => {
    editor.edit(file, field, value)
    const list = getAt(getContent(editor.state, file), ['stances'])
    const isReason = isEqual(field, ['noStances'])
    // A reason for no statements belongs to an empty list of them.
    if (isReason && value !== undefined && list === undefined) editor.edit(file, ['stances'], [])
    if (isReason && value === undefined && isEqual(list, [])) editor.edit(file, ['stances'], undefined)
  }
  return (
    <FileContext value={{ file, edit, target }}>
      <FileMessages />
      {children}
    </FileContext>
  )
}

function FileMessages() {
  return <Messages id="file-messages" {...useProblems([], (path) => path.length === 0)} />
}
