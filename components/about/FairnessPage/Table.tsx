import type { ReactElement, ReactNode } from 'react'
import styles from './FairnessPage.module.css'

interface Props {
  readonly caption?: ReactNode
  readonly headings: readonly string[]
  /** The header of each row, with a key, and its cells. */
  readonly rows: readonly (readonly [header: ReactElement, ...cells: string[]])[]
}

/** A row of cells for each candidate or group. On phones, each cell has its heading above it. */
export function Table({ caption, headings, rows }: Props) {
  return (
    <table className={styles.table}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells]) => (
          <tr key={header.key}>
            <th scope="row">{header}</th>
            {headings.slice(1).map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
