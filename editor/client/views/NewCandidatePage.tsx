import { useState } from 'react'
import type { Forms } from '../forms/form'
import { createId, type Choices } from '../state/choices'
import { listIds } from '../state/candidates'
import { formatRoute, toCandidatePath } from '../state/route'
import type { Editor } from '../state/useEditor'
import { Input } from './Input'
import fields from '../fields/Fields.module.css'

interface NewCandidatePageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly choices: Choices
}

/** Asks for a name and a race, and opens the form of the candidate. */
export function NewCandidatePage({ editor, forms, choices }: NewCandidatePageProps) {
  const [name, setName] = useState('')
  const [typedSortName, setSortName] = useState<string>()
  const [race, setRace] = useState(choices.race[0]?.id ?? '')
  const [source, setSource] = useState('')
  const sortName = typedSortName ?? toSortName(name.trim())
  const taken = listIds(editor.state)
  const surname = createId(sortName.split(',')[0] ?? '', [], 'candidate')
  const id = taken.includes(surname) ? createId(name, taken, 'candidate') : surname
  const create = () => {
    const value = { name: name.trim(), sortName, race, sources: [source], updated: getToday() }
    editor.edit(toCandidatePath(id), forms.candidate, [], value)
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
      <Options id="race" label="Race" value={race} choices={choices.race} onChange={setRace} />
      <Options
        id="source"
        label="Source of the candidacy"
        value={source}
        choices={choices.source}
        onChange={setSource}
      />
      <p className={fields.help}>The address of the profile is /profile/{id}/. It does not change later.</p>
      <p className={fields.buttons}>
        <button type="submit" className={fields.button}>
          Continue
        </button>
      </p>
    </form>
  )
}

interface OptionsProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choices: Choices['race']
  readonly onChange: (id: string) => void
}

function Options({ id, label, value, choices, onChange }: OptionsProps) {
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        required
        className={fields.control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {[choice.label, choice.note].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </div>
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
