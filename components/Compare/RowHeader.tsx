import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import {
  CandidateOutcome,
  describeMark,
  describeResult,
  hasOutcome,
} from '@/components/CandidateOutcome/CandidateOutcome'
import { MarkToggle } from '@/components/MarkToggle/MarkToggle'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './Compare.module.css'
import { phrases } from '@/lib/locale/phrases'
import { type CardRace, describeFacts } from '@/components/CandidateCard/CandidateCard'
import type { Comparison } from '@/guide/ask/views/comparison'

/** A candidate's name and facts. The script removes what has `data-reveals` while names are hidden. */
export function RowHeader({ candidate, race }: { readonly candidate: Candidate; readonly race: SharedFacts }) {
  return (
    <div className={styles.who}>
      <div className={styles.choice}>
        {race.hasVote && !candidate.withdrawn ? (
          <div data-reveals="">
            <MarkToggle contest={candidate.race} choice={candidate.id} name={candidate.name} isCompact />
          </div>
        ) : null}
        <a className={styles.name} href={href(paths.profile(candidate.id))} data-person="">
          <PersonName {...candidate} />
        </a>
      </div>
      <div className={styles.facts} data-reveals="">
        {describeRow(candidate, race).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {race.hasResults ? (
          <p className={styles.outcome}>
            <CandidateOutcome candidate={candidate} isUndecided={race.isUndecided} />
          </p>
        ) : null}
      </div>
    </div>
  )
}

export type SharedFacts = Omit<CardRace, 'electionDate'>

const text = phrases.profile

/** Party, incumbency if it is known of somebody in the race, and whether the candidate withdrew or is a write-in. */
function describeRow(candidate: Candidate, race: SharedFacts): readonly string[] {
  const mark = describeMark(candidate)
  return [...describeFacts(candidate, race), ...(mark ? [mark] : [])]
}

function describeRowInPrint(candidate: Candidate, race: SharedFacts): string {
  const isShown = race.hasResults && hasOutcome(candidate)
  const outcome = isShown ? [describeResult(candidate.result, race.isUndecided)] : []
  return text.join([...describeRow(candidate, race), ...outcome])
}

interface Props extends Pick<Comparison, 'columns' | 'rows'> {
  readonly race: SharedFacts
}

/**
 * Properties for the styles: the place and name of each column, and the name and facts of each row. On paper, a column
 * is a grid of its own on a wide sheet, and each of its cells has the name and facts of the candidate. On a phone, each
 * of several cells of a candidate has the name of its column. The build shortens the names of other properties, but not
 * those with a capital.
 */
export function ColumnStyle({ columns, rows, race }: Props) {
  const places = columns.map(
    ({ name }, index) => `[data-compare] tr>:nth-child(${index + 2}){order:${index};--Column:${quote(name)}}`,
  )
  const people = rows.map(({ candidate }) => {
    const facts = describeRowInPrint(candidate, race)
    return `[data-candidate="${candidate.id}"]{--Name:${quote(candidate.name)};--Facts:${quote(facts)}}`
  })
  return (
    // HTML allows no style element in the body. React moves one that has href and precedence to the head.
    <style href="columns" precedence="next">
      {`@page{size:landscape;margin:7mm}${[...places, ...people].join('')}`}
    </style>
  )
}

/** Writes a text as a string of CSS that cannot end the string or the element. */
function quote(content: string): string {
  return `"${content.replaceAll(/["<>\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
}
