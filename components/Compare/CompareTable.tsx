import { phrases } from '@/lib/locale/phrases'
import type { Comparison } from '@/guide/ask/views/comparison'
import { CompareCell } from './CompareCell'
import { RowHeader, type SharedFacts } from './RowHeader'
import styles from './Compare.module.css'

interface Props extends Comparison {
  readonly race: SharedFacts
}

const text = phrases.compare

// The styles change the display of the elements, which would lose their roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */
export function CompareTable({ title, columns, rows, race, electionDate }: Props) {
  return (
    <section
      className={styles.box}
      aria-label={text.region(title)}
      // The keyboard scrolls a region with the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-compare
      data-all
      data-starting
      suppressHydrationWarning
    >
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {text.candidateColumn}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" role="columnheader" data-topic={id} suppressHydrationWarning>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ candidate, cells }) => (
            <tr key={candidate.id} role="row" data-candidate={candidate.id} suppressHydrationWarning>
              <th scope="row" role="rowheader">
                <RowHeader candidate={candidate} race={race} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.id} role="cell" suppressHydrationWarning>
                  <CompareCell cell={cell} candidate={candidate} electionDate={electionDate} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
