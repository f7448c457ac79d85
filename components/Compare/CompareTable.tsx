import { phrases } from '@/lib/locale/phrases'
import type { Comparison } from '@/guide/ask/views/comparison'
import { CompareCell } from './CompareCell'
import { RowHeader, type SharedFacts } from './RowHeader'
import styles from './Compare.module.css'

interface Props extends Comparison {
  readonly race: SharedFacts
}

const text = phrases.compare

/** The roles that the elements would lose where the styles change their display. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

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
      <table className={styles.table} {...as.table}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            <th scope="col" {...as.columnheader}>
              {text.candidateColumn}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" {...as.columnheader} data-topic={id} suppressHydrationWarning>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map(({ candidate, cells }) => (
            <tr key={candidate.id} {...as.row} data-candidate={candidate.id} suppressHydrationWarning>
              <th scope="row" {...as.rowheader}>
                <RowHeader candidate={candidate} race={race} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.id} {...as.cell} suppressHydrationWarning>
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
