import { phrases } from '@/lib/locale/phrases'

const text = phrases.about.fairness

/**
 * Returns the headings of the columns after the first.
 * @param topics heading of the topics. Omitted if there are none
 */
export function listColumns(topics: string | undefined, last: string): readonly string[] {
  return [text.stances, text.positions, text.words, text.sources, ...(topics ? [topics] : []), last]
}

export function HeadRow({ first, columns }: { readonly first: string; readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {[first, ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface CellsProps {
  readonly columns: readonly string[]
  readonly values: readonly string[]
}

/** The numbers of a row. On phones, each has its heading above it. */
export function Cells({ columns, values }: CellsProps) {
  return columns.map((column, index) => (
    <td key={column} data-label={column}>
      {values[index]}
    </td>
  ))
}
