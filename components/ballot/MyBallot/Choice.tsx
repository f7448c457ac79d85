import { Fragment } from 'react'
import { nameMark, nameTick, setEntry } from '@/components/ballot/marks/ballotMarks'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import { uniqueById } from '@/lib/uniqueById'
import type { BallotText, ChoiceContent } from './describeContests'
import styles from './MyBallot.module.css'
import type { BallotState } from './useBallot'

export interface ChoiceProps {
  /** The id of the race or question. */
  readonly contest: string
  readonly choice: ChoiceContent
  readonly index: number
  readonly descriptionId: string
  readonly text: BallotText
  readonly state: BallotState
}

/**
 * A name with its oval, and the statements of this person that the reader ticked. Renders a checkbox, its label, and a
 * link if there is a page about the choice.
 */
export function Choice({ contest, choice, index, descriptionId, text, state }: ChoiceProps) {
  const inputId = nameMark(contest, choice.id)
  return (
    <li className={styles.choice}>
      <MarkBox id={inputId} descriptionId={descriptionId} state={state} />
      <label className={styles.name} htmlFor={inputId}>
        <InkOval index={index} isSpreading />
        <ChoiceName choice={choice} />
      </label>{' '}
      <ReadLink choice={choice} text={text} />
      <ChoiceNotes choice={choice} text={text} state={state} />
    </li>
  )
}

interface BoxProps extends Pick<ChoiceProps, 'descriptionId' | 'state'> {
  /** The name of the mark. */
  readonly id: string
  /** Omitted if the label of the oval has it. */
  readonly label?: string
}

/** The checkbox of a mark. The oval in its label shows it. */
export function MarkBox({ id, label, descriptionId, state: { ballot, change } }: BoxProps) {
  return (
    <input
      type="checkbox"
      id={id}
      className={styles.box}
      checked={ballot.has(id)}
      onChange={({ target }) => change((all) => setEntry(all, id, target.checked ? '1' : ''))}
      aria-label={label}
      aria-describedby={descriptionId}
    />
  )
}

export function ChoiceName({ choice: { name, sortName, others, mark } }: Pick<ChoiceProps, 'choice'>) {
  return (
    <span>
      <PersonName name={name} sortName={sortName} />
      {others}
      {mark === undefined ? null : <small> {mark}</small>}
    </span>
  )
}

export function ReadLink({ choice: { link }, text }: Pick<ChoiceProps, 'choice' | 'text'>) {
  return link ? (
    <a className={styles.read} href={link.href} aria-label={link.label}>
      {text.read}
    </a>
  ) : null
}

/** A withdrawal, and the statements of this person that the reader ticked. */
export function ChoiceNotes({ choice, text, state: { ballot } }: Pick<ChoiceProps, 'choice' | 'text' | 'state'>) {
  const { warning, statements } = choice
  const ticked = statements.filter(({ id }) => ballot.has(nameTick(id)))
  return (
    <>
      {warning === undefined ? null : <p className={styles.warning}>{warning}</p>}
      {ticked.length > 0 ? (
        <p className={styles.agreed}>
          {text.agreed}{' '}
          {uniqueById(ticked.map((statement) => ({ ...statement, id: statement.name }))).map(({ id, lang }, place) => (
            <Fragment key={id}>
              {place > 0 ? text.separator : null}
              <span lang={lang}>{id}</span>
            </Fragment>
          ))}
        </p>
      ) : null}
    </>
  )
}
