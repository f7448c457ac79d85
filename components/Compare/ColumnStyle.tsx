import type { Comparison } from '@/guide/ask/views/comparison'
import { type SharedFacts, describeRowInPrint } from './RowHeader'

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
function quote(text: string): string {
  return `"${text.replaceAll(/["<>\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
}
