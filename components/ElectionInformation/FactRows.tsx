import { Children, type ComponentProps, type ReactNode } from 'react'
import { PassedMark } from '@/components/ElectionStatus/PassedMark'
import type { FactBlock } from './CoveredFacts'
import type { Coverage } from './describeFact'
import styles from './ElectionInformation.module.css'
import { groupAdjacent } from './groupAdjacent'

/** A voting fact as a row of a list. */
export interface FactRow {
  readonly covers: Coverage
  readonly label: string
  /** Address that the label links to. */
  readonly url?: string
  /** When a deadline passes. */
  readonly passed?: ComponentProps<typeof PassedMark>
  /** Lines under the label. Undefined ones are omitted. */
  readonly lines: readonly ReactNode[]
}

interface Props {
  /** Labels the whole list. */
  readonly caption?: string
  readonly rows: readonly (FactRow & { readonly id: number })[]
  /** True if the labels are names, which stand out. */
  readonly areNames: boolean
}

/** Voting facts. Neighbors with the same label share it. Renders a `<dl>`. */
function FactRows({ caption, rows, areNames }: Props) {
  return (
    <>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <dl className={areNames ? styles.names : styles.rows}>
        {groupAdjacent(rows, ({ label, url, passed }) => `${label} ${url} ${passed?.passes}`).map(
          ({ first, items }) => (
            <div key={first.id}>
              <dt>
                {first.url ? <a href={first.url}>{first.label}</a> : first.label}
                {first.passed ? <PassedMark {...first.passed} /> : null}
              </dt>
              {items.map(({ id, lines }) => (
                <dd key={id}>{Children.map(lines, (line) => (line ? <p>{line}</p> : null))}</dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </>
  )
}

interface Options {
  /** Label of the first block. */
  readonly caption?: string
  readonly areRules: boolean
  readonly areNames: boolean
}

/**
 * Splits rows into blocks with one coverage each.
 * @param kind name of the list, unique among the lists of a part
 */
export function toBlocks(
  kind: string,
  rows: readonly FactRow[],
  { caption, areRules, areNames }: Options,
): FactBlock[] {
  const numbered = rows.map((row, id) => ({ ...row, id }))
  return groupAdjacent(numbered, ({ covers }) => covers).map(({ start, first, items }) => ({
    id: `${kind}-${start}`,
    covers: first.covers,
    count: items.length,
    areRules,
    content: <FactRows caption={start === 0 ? caption : undefined} rows={items} areNames={areNames} />,
  }))
}
