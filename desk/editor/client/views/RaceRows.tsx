import { useState } from 'react'
import { emptyRace, type RaceRow } from '../state/newElection'
import { Button, SmallButton } from '../fields/Button'
import { takeFocus, useProblems } from '../fields/context'
import { Messages } from '../fields/Messages'
import fields from '../fields/Fields.module.css'
import styles from './RaceRows.module.css'

interface RaceRowsProps {
  readonly races: readonly RaceRow[]
  readonly onChange: (races: readonly RaceRow[]) => void
}

export function RaceRows({ races, onChange }: RaceRowsProps) {
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
