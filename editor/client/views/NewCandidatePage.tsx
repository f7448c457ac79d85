import { useState } from 'react'
import { FileContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import type { Forms } from '../forms/form'
import { createId, type Choices } from '../state/choices'
import { listIds } from '../state/candidates'
import { findCandidatePath } from '../state/candidates'
import { formatRoute } from '../state/route'
import type { Editor } from '../state/useEditor'
import { editValue, toFields } from '../state/values'
import { Input } from './Input'
import { pickFields } from './SectionFields'
import fields from '../fields/Fields.module.css'

interface NewCandidatePageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly choices: Choices
}

/** Asks for a name, a race and a source, and opens the form of the candidate. */
export function NewCandidatePage({ editor, forms, choices }: NewCandidatePageProps) {
  const [name, setName] = useState('')
  const [typedSortName, setSortName] = useState<string>()
  const [others, setOthers] = useState<unknown>(choices.race.length === 1 ? { race: choices.race[0]?.id } : {})
  const sortName = typedSortName ?? toSortName(name.trim())
  const usedIds = listIds(editor.state)
  const surname = createId(sortName.split(',')[0] ?? '', [], 'candidate')
  const id = usedIds.includes(surname) ? createId(name, usedIds, 'candidate') : surname
  const form = pickFields(forms.candidate, ['race', 'sources'])
  const create = () => {
    const value = { name: name.trim(), sortName, ...toFields(others), updated: getToday() }
    editor.edit(findCandidatePath(editor.state, id), forms.candidate, [], value)
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
      <Input id="name" label="Name" help="As the candidate uses it." value={name} onChange={setName} isRequired />
      <Input
        id="sort-name"
        label="Name for sorting"
        help="Surname first: determines the order in lists."
        value={sortName}
        onChange={setSortName}
        isRequired
      />
      <FileContext
        value={{
          // It has no problems yet.
          file: 'new',
          form,
          edit: (path, value) => setOthers((last: unknown) => editValue(form, last, path, value)),
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

/** The surname first: `José de la Cruz` becomes `de la Cruz, José`. The person corrects names of another form. */
function toSortName(name: string): string {
  const [, first, last] = /^(.+?) ((?:\p{Ll}\S* )*\S+)$/u.exec(name) ?? []
  return last === undefined ? name : `${last}, ${first}`
}

/** Today in the person's time zone, as `YYYY-MM-DD`. */
function getToday(): string {
  return new Date().toLocaleDateString('sv')
}
