import { Children, type ComponentProps, type ReactNode } from 'react'
import { PassedMark } from '@/components/ElectionStatus/PassedMark'
import type { Election } from '@/guide/fields/published'
import { CoverageNote } from './CoverageNote'
import type { Coverage } from './describeFact'
import styles from './ElectionInformation.module.css'
import { groupAdjacent } from './groupAdjacent'

export interface FactRow {
  readonly covers: Coverage
  readonly label: string
  /** Address that the label links to. */
  readonly url?: string
  readonly passed?: ComponentProps<typeof PassedMark>
  /** Lines under the label. Undefined ones are omitted. */
  readonly lines: readonly ReactNode[]
}

interface Props {
  readonly election: Pick<Election, 'city' | 'state'>
  readonly caption?: string
  readonly rows: readonly FactRow[]
  /** True for rules, false for places and offices. */
  readonly areRules: boolean
  /** True if the labels are names, which stand out. */
  readonly areNames: boolean
}

/** Voting facts, each with a note about its coverage. Neighbors with the same label share it. */
export function FactRows({ election, caption, rows, areRules, areNames }: Props) {
  if (rows.length === 0) return null
  const numbered = rows.map((row, id) => ({ ...row, id }))
  return (
    <>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <dl className={areNames ? styles.names : styles.rows}>
        {groupAdjacent(numbered, ({ label, url, passed }) => `${label} ${url} ${passed?.passes}`).map(
          ({ first, items }) => (
            <div key={first.id}>
              <dt>
                {first.url ? <a href={first.url}>{first.label}</a> : first.label}
                {first.passed ? <PassedMark {...first.passed} /> : null}
              </dt>
              {items.map(({ id, lines, covers }) => (
                <dd key={id}>
                  {Children.map(lines, (line) => (line ? <p>{line}</p> : null))}
                  <CoverageNote election={election} covers={covers} isRule={areRules} />
                </dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </>
  )
}
