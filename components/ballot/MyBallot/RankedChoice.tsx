import { nameRank } from '@/components/ballot/marks/ballotMarks'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { ChoiceName, ChoiceNotes, MarkBox, ReadLink, type ChoiceProps } from './Choice'
import type { Ranking } from './describeContests'
import styles from './MyBallot.module.css'
import grid from './Ranking.module.css'

interface Props extends ChoiceProps {
  readonly ranking: Ranking
}

/** A name with an oval for each rank. Any of them can be filled in, as on paper, so that readers see what goes wrong. */
export function RankedChoice({ contest, choice, index, descriptionId, text, state, ranking }: Props) {
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
              <MarkBox
                id={inputId}
                label={ranking.text.oval.replace('{name}', () => choice.name).replace('{rank}', () => rank)}
                descriptionId={descriptionId}
                state={state}
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
