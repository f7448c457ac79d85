import { InkOval } from '@/components/InkOval/InkOval'
import { PersonName } from '@/components/PersonName/PersonName'
import type { ChoiceContent } from './describeContests'
import styles from './MyBallot.module.css'

interface Props {
  readonly inputId: string
  readonly choice: ChoiceContent
  readonly index: number
  readonly isMarked: boolean
  readonly tallyId: string
  readonly read: string
  readonly onMark: (isMarked: boolean) => void
}

/** A name with its oval. Renders a checkbox, its label, and a link if there is a page about the choice. */
export function Choice({ inputId, choice, index, isMarked, tallyId, read, onMark }: Props) {
  const { name, sortName, link, mark, warning } = choice
  return (
    <li className={styles.choice}>
      <input
        type="checkbox"
        id={inputId}
        className={styles.box}
        checked={isMarked}
        onChange={({ target }) => onMark(target.checked)}
        aria-describedby={tallyId}
      />
      <label className={styles.name} htmlFor={inputId}>
        <InkOval index={index} isSpreading />
        <span>
          <PersonName name={name} sortName={sortName} />
          {mark === undefined ? null : <small> {mark}</small>}
        </span>
      </label>{' '}
      {link ? (
        <a className={styles.read} href={link.href} aria-label={link.label}>
          {read}
        </a>
      ) : null}
      {warning !== undefined && isMarked ? <p className={styles.warning}>{warning}</p> : null}
    </li>
  )
}
