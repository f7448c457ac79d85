import { nameRank, setEntry } from '@/components/Ballot/ballotMarks'
import { InkOval } from '@/components/InkOval/InkOval'
import { ChoiceName, ChoiceNotes, ReadLink, type ChoiceProps } from './Choice'
import type { Ranking } from './describeContests'
import styles from './MyBallot.module.css'
import grid from './Ranking.module.css'

interface Props extends ChoiceProps {
  readonly ranking: Ranking
}

/** A name with an oval for each rank. Any of them can be filled in, as on paper, so that readers see what goes wrong. */
export function RankedChoice({ contest, choice, index, descriptionId, text, state, ranking }: Props) {
  const { ballot, change } = state
  return (
    <li className={`${styles.choice} ${styles.ranked}`}>
      <span className={styles.name}>
        <ChoiceName choice={choice} />
      </span>{' '}
      <ReadLink choice={choice} text={text} />
      <span className={grid.ranks}>
        {ranking.ranks.map((rank, place) => {
          const inputId = nameRank(contest, choice.id, place + 1)
          return (
            <span key={rank}>
              <input
                type="checkbox"
                id={inputId}
                className={styles.box}
                checked={ballot.has(inputId)}
                onChange={({ target }) => change((all) => setEntry(all, inputId, target.checked ? '1' : ''))}
                aria-label={ranking.text.oval.replace('{name}', () => choice.name).replace('{rank}', () => rank)}
                aria-describedby={descriptionId}
              />
              <label htmlFor={inputId}>
                <InkOval index={index + place} number={place + 1} isSpreading />
              </label>
            </span>
          )
        })}
      </span>
      <ChoiceNotes choice={choice} text={text} state={state} />
    </li>
  )
}
