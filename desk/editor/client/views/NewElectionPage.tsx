import { useState } from 'react'
import { setAt } from '@/lib/values'
import type { FieldForm } from '@/guide/fields/forms'
import { Button, SmallButton } from '../fields/Button'
import { FileContext, preventDefaultThen, useEditorContext, takeFocus, useProblems } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import {
  completeAnswers,
  emptyRace,
  formatRaces,
  listQuestions,
  type NewElection,
  type RaceRow,
} from '../state/newElection'
import { useKeptState } from '../state/useKeptState'
import { Messages } from '../fields/Messages'
import fields from '../fields/Fields.module.css'
import styles from './RaceRows.module.css'

/** Has the questions of `npm run new:election`. */
export default function NewElectionPage() {
  const { editor, forms } = useEditorContext()
  const { value, keep, clear } = useKeptState<NewElection>('new-election', { answers: {}, races: [emptyRace] })
  const { election } = editor.state
  if (!election) return null
  const { place, rules, guide, answers: likely } = listQuestions(forms, election)
  const answers = completeAnswers(value.answers, likely)
  const submit = async () => {
    if (!(await editor.createElection({ ...answers, races: formatRaces(value.races) }))) return
    clear()
    location.assign('#/created')
  }
  const section = (questions: readonly FieldForm[]) => (
    <GroupFields path={[]} form={{ kind: 'group', fields: questions }} value={answers} />
  )
  return (
    <form onSubmit={preventDefaultThen(() => void submit())}>
      <h1>New election</h1>
      <p>Answer what you know today. You can change all of it later, and nothing goes on the site until you publish.</p>
      <FileContext
        value={{
          file: 'options',
          isStrict: true,
          // A likely answer does not come back while the user replaces it.
          edit: (path, answer) => keep(setAt(value, ['answers', ...path], answer ?? '') as NewElection),
        }}
      >
        <h2 className={fields.heading}>Where and when</h2>
        {section(place)}
        <h2 className={fields.heading}>What is on the ballot</h2>
        <p className={fields.help}>One row for each office. Candidates and ballot questions come later.</p>
        <RaceRows races={value.races} onChange={(races) => keep({ ...value, races })} />
        {section(rules)}
        <h2 className={fields.heading}>The guide</h2>
        {section(guide)}
      </FileContext>
      <p className={fields.buttons}>
        <Button type="submit" className={fields.filled}>
          Create the election
        </Button>
      </p>
    </form>
  )
}

interface RaceRowsProps {
  readonly races: readonly RaceRow[]
  readonly onChange: (races: readonly RaceRow[]) => void
}

function RaceRows({ races, onChange }: RaceRowsProps) {
  const [added, setAdded] = useState<number>()
  const change = (index: number, changes: Partial<RaceRow>) =>
    onChange(races.map((race, other) => (other === index ? { ...race, ...changes } : race)))
  return (
    <div className={fields.field}>
      {races.map(({ name, voteFor }, index) => (
        <fieldset
          // Rows have no names of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.race}
        >
          <legend className={fields.hidden}>Race {index + 1}</legend>
          <label>
            <span className={fields.label}>Race</span>
            <input
              className={fields.control}
              ref={index === added ? takeFocus : undefined}
              value={name}
              required
              autoComplete="off"
              placeholder={index === 0 ? 'City Council' : undefined}
              onChange={({ target }) => change(index, { name: target.value })}
            />
          </label>
          <label>
            <span className={fields.label}>Vote for up to</span>
            <input
              type="number"
              min={1}
              max={99}
              className={fields.control}
              value={voteFor}
              required
              onChange={({ target }) => change(index, { voteFor: target.value })}
            />
          </label>
          {races.length > 1 && (
            <SmallButton aria-label={`Remove race ${index + 1}`} onClick={() => onChange(races.toSpliced(index, 1))}>
              Remove
            </SmallButton>
          )}
        </fieldset>
      ))}
      <Messages id="races" {...useProblems(['races'])} />
      <p className={fields.buttons}>
        <Button
          onClick={() => {
            setAdded(races.length)
            onChange([...races, emptyRace])
          }}
        >
          Add a race
        </Button>
      </p>
    </div>
  )
}
