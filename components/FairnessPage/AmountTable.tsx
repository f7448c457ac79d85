import type { ReactNode } from 'react'
import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { FairnessRow } from '@/guide/ask/views/guide'
import styles from './FairnessPage.module.css'

const text = phrases.about.fairness

interface Props {
  readonly caption?: ReactNode
  /** Of the first column, of the topics, if there are any, and of the last column. */
  readonly headings: readonly [first: string, topics: string | undefined, last: string]
  readonly rows: readonly (Pick<FairnessRow, 'amounts'> & {
    readonly key: string
    readonly header: ReactNode
    readonly format: (amount: number) => string
    readonly last: string
  })[]
}

/** A row of numbers for each candidate or group. On phones, each number has its heading above it. */
export function AmountTable({ caption, headings: [first, topics, last], rows }: Props) {
  const columns = [text.stances, text.positions, text.words, text.sources, ...(topics ? [topics] : []), last]
  return (
    <table className={styles.table}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {[first, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, header, amounts, format, last: end }) => {
          const { stances, positions, words, sources, topics: covered } = amounts
          const counts = [format(stances), format(positions), formatCount(words), format(sources)]
          const values = [...counts, ...(topics ? [format(covered)] : []), end]
          return (
            <tr key={key}>
              <th scope="row">{header}</th>
              {columns.map((column, index) => (
                <td key={column} data-label={column}>
                  {values[index]}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
