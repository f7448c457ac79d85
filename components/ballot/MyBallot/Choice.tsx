import { joinElements } from '@/components/parts/Phrase/Phrase'
import { nameMark, nameRank, nameTick, setEntry } from '@/components/ballot/marks/ballotMarks'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import type { ChoiceContent, Ranking } from './describeContests'
import styles from './MyBallot.module.css'
import grid from './Ranking.module.css'
import type { BallotView } from './useBallot'

interface Props extends Pick<BallotView, 'text' | 'state'> {
  /** The id of the race or question. */
  readonly contest: string
  readonly choice: ChoiceContent
  readonly index: number
  readonly descriptionId: string
  /** Omitted unless voters rank the choices. */
  readonly ranking?: Ranking
}

/** A name with its oval, or with one for each rank, and the statements of this person that the reader ticked. */
export function Choice({ ranking, ...props }: Props) {
  const { contest, choice, index, text } = props
  const { id, name, sortName, others, mark, link, warning, statements } = choice
  const inputId = nameMark(contest, id)
  const ticked = statements.filter((statement) => props.state.ballot.has(nameTick(statement.id)))
  const label = (
    <span>
      <PersonName name={name} sortName={sortName} />
      {others}
      {mark === undefined ? null : <small> {mark}</small>}
    </span>
  )
  return (
    <li className={ranking ? `${styles.choice} ${styles.ranked}` : styles.choice}>
      {ranking ? (
        <span className={styles.name}>{label}</span>
      ) : (
        <>
          <MarkBox {...props} id={inputId} />
          <label className={styles.name} htmlFor={inputId}>
            <InkOval index={index} isSpreading />
            {label}
          </label>
        </>
      )}{' '}
      {link ? (
        <a className={styles.read} href={link.href} aria-label={link.label}>
          {text.read}
        </a>
      ) : null}
      {ranking ? <Ranks {...props} ranking={ranking} /> : null}
      {warning === undefined ? null : <p className={styles.warning}>{warning}</p>}
      {ticked.length > 0 ? (
        <p className={styles.agreed}>
          {text.agreed}{' '}
          {joinElements(
            [...new Map(ticked.map((statement) => [statement.name, statement.lang]))].map(([title, lang]) => (
              <span key={title} lang={lang}>
                {title}
              </span>
            )),
            text.separator,
          )}
        </p>
      ) : null}
    </li>
  )
}

interface BoxProps extends Pick<Props, 'descriptionId' | 'state'> {
  /** The name of the mark. */
  readonly id: string
  /** Omitted if the label of the oval has it. */
  readonly label?: string
}

/** The checkbox of a mark. The oval in its label shows it. */
function MarkBox({ id, label, descriptionId, state: { ballot, change } }: BoxProps) {
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

/** An oval for each rank. Any of them can be filled in, as on paper, so that readers see what goes wrong. */
function Ranks(props: Props & Required<Pick<Props, 'ranking'>>) {
  const { contest, choice, index } = props
  const { ranks, text } = props.ranking
  return (
    <span className={grid.ranks}>
      {ranks.map((rank, place) => {
        const inputId = nameRank(contest, choice.id, place + 1)
        const label = text.oval.replace('{name}', () => choice.name).replace('{rank}', () => rank)
        return (
          <span key={rank}>
            <MarkBox {...props} id={inputId} label={label} />
            <label htmlFor={inputId}>
              <InkOval index={index + place} number={place + 1} isSpreading />
            </label>
          </span>
        )
      })}
    </span>
  )
}
