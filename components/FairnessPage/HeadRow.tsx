import { phrases } from '@/lib/locale/phrases'

interface Props {
  readonly first: string
  /** Omitted if there are no topics. */
  readonly topics?: string
  readonly last: string
}

const text = phrases.about.fairness

/** The headings of the columns. Renders a `<thead>`. */
export function HeadRow({ first, topics, last }: Props) {
  const columns = [first, text.stances, text.positions, text.words, text.sources, ...(topics ? [topics] : []), last]
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
