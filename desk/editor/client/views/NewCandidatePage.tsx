import { getToday } from '@/desk/new/getToday'
import { toSortName } from '@/desk/new/toSortName'
import { FileContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import type { Forms } from '@/guide/fields/forms'
import { createId, type Choices } from '../state/choices'
import { findCandidatePath, listIds } from '../state/candidates'
import { formatRoute } from '../state/route'
import type { Editor } from '../state/useEditor'
import { useKeptState } from '../state/useKeptState'
import { editValue, toFields } from '../state/values'
import { Input } from './Input'
import fields from '../fields/Fields.module.css'

interface NewCandidatePageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly choices: Choices
}

interface Answers {
  readonly name: string
  /** Undefined until the person corrects the one that follows from the name. */
  readonly sortName?: string
  readonly others: unknown
}

/** Asks for a name, a race and a source, and opens the form of the candidate. */
export function NewCandidatePage({ editor, forms, choices }: NewCandidatePageProps) {
  const { value, keep, clear } = useKeptState<Answers>(`new-candidate:${editor.state.election?.folder}`, {
    name: '',
    others: choices.race.length === 1 ? { race: choices.race[0]?.id } : {},
  })
  const { name, sortName = toSortName(name.trim()), others } = value
  const usedIds = listIds(editor.state)
  const surname = createId(sortName.split(',')[0] ?? '', [], 'candidate')
  const id = usedIds.includes(surname) ? createId(name, usedIds, 'candidate') : surname
  const asked = forms.candidate.fields.filter((field) => field.name === 'race' || field.name === 'sources')
  const form = { kind: 'group', fields: asked } as const
  const create = () => {
    const candidate = { name: name.trim(), sortName, ...toFields(others), updated: getToday() }
    editor.edit(findCandidatePath(editor.state, id), forms.candidate, [], candidate)
    clear()
    location.hash = formatRoute({ page: 'candidate', id })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <h1>New candidate</h1>
      <Input
        id="name"
        label="Name"
        help="As the candidate uses it."
        value={name}
        onChange={(text) => keep({ ...value, name: text })}
        isRequired
      />
      <Input
        id="sort-name"
        label="Name for sorting"
        help="Surname first: determines the order in lists."
        value={sortName}
        onChange={(text) => keep({ ...value, sortName: text })}
        isRequired
      />
      <FileContext
        value={{
          // It has no problems yet.
          file: 'new',
          form,
          edit: (path, field) => keep({ ...value, others: editValue(form, others, path, field) }),
        }}
      >
        <GroupFields path={[]} form={form} value={others} />
      </FileContext>
      {name.trim() !== '' && (
        <p className={fields.help}>The address of the page is /profile/{id}/. You cannot change it later.</p>
      )}
      <p className={fields.buttons}>
        <button type="submit" className={fields.button}>
          Continue
        </button>
      </p>
      <p className={fields.help}>Nothing is written until you save.</p>
    </form>
  )
}
