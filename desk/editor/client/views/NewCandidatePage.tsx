import { getToday, toSortName } from '@/desk/new/defaults'
import type { GroupForm } from '@/guide/fields/forms'
import { getAt, setAt } from '@/lib/values'
import { FileContext, preventDefaultThen, useEditorContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { createId } from '../state/choices'
import { findPath, listIds } from '../state/editorState'
import { formatRoute } from '../state/route'
import { useKeptState } from '../state/useKeptState'
import { toFields, toText } from '../state/values'
import { Button } from '../fields/Button'
import { SheetListNote, useSheetField } from '../fields/SheetField'
import fields from '../fields/Fields.module.css'

const asked = new Set(['name', 'sortName', 'race', 'sources'])

/** @param raceId the race that is chosen at first. By default, the only one */
export function NewCandidatePage({ raceId }: { readonly raceId: string }) {
  const { editor, forms, choices } = useEditorContext()
  const { isFromSheet } = useSheetField(['name'], 'candidates/new.yaml')
  const key = `new-candidate:${editor.state.election?.folder}`
  const race = raceId || (choices.race.length === 1 ? choices.race[0]?.id : undefined)
  // A guide often begins with one source, the list of candidates.
  const sources = choices.source.length === 1 ? choices.source.map(({ id: source }) => source) : undefined
  const { value: kept, keep, clear } = useKeptState<unknown>(key, {})
  const value = { race, sources, ...toFields(kept) }
  const name = toText(getAt(value, ['name'])).trim()
  // It follows from the name until the user corrects it.
  const sortName = toText(getAt(value, ['sortName']) ?? toSortName(name))
  const id = createId([sortName.split(',')[0] ?? '', name], listIds(editor.state), 'candidate')
  const form: GroupForm = {
    kind: 'group',
    fields: forms.candidate.fields.filter((field) => asked.has(field.name)),
  }
  const create = () => {
    const candidate = { ...value, name, sortName, updated: getToday() }
    editor.edit(findPath(editor.state, 'candidates', id), [], candidate)
    clear()
    location.assign(formatRoute({ page: 'candidate', id }))
  }
  return (
    <form onSubmit={preventDefaultThen(create)}>
      <h1>New candidate</h1>
      {isFromSheet && <SheetListNote />}
      {/* It has no problems yet. */}
      <FileContext value={{ file: 'new', isStrict: true, edit: (path, next) => keep(setAt(value, path, next)) }}>
        <GroupFields path={[]} form={form} value={{ ...value, sortName }} />
      </FileContext>
      {name !== '' && (
        <details>
          <summary className={fields.summary}>Address of the page</summary>
          <p className={fields.help}>It will be /profile/{id}/. It stays, even if you correct the name later.</p>
        </details>
      )}
      <p className={fields.buttons}>
        <Button type="submit">Continue</Button>
      </p>
      <p className={fields.help}>Nothing is written until you save.</p>
    </form>
  )
}
