import { useEditorContext } from '../fields/context'
import { describeFiles } from '../state/describePath'
import { findRoute, formatRoute } from '../state/route'

export function UnsavedNote() {
  const { editor, forms, publishing } = useEditorContext()
  const files = Object.keys(editor.state.drafts)
  const [first] = files
  if (first === undefined) return null
  const route = findRoute(forms, first, [])
  const [verb, noun, pronoun] =
    files.length === 1 ? ['has', 'a change that is', 'It stays'] : ['have', 'changes that are', 'They stay']
  return (
    <>
      {describeFiles(editor.state, files)} {verb} {noun} not saved. {pronoun} here.{' '}
      {route && (
        <a href={formatRoute(route)} onClick={publishing.close}>
          Look at {files.length === 1 ? 'it' : 'them'}
        </a>
      )}
    </>
  )
}
