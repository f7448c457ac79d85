/** Kinds of cells: how values of the files are written in a cell, and how cells are read. */
import { readAddress, readDate, readTime } from '@/desk/readInput'
import type { Parsed, ReferenceKind, References } from './references'

export interface CellKind {
  /** Formats a value from a file. A missing value is an empty cell. */
  readonly format: (value: unknown) => string
  /** Parses a cell that is not empty. The schema of the field validates the value. */
  readonly parse: (cell: string, references: References) => Parsed
  /** Form of the cell, for the help of the column. */
  readonly hint?: string
}

/** Text and everything else that a file has as text. */
export const text = createScalar((cell) => ({ value: cell }))

export const yesNo: CellKind = {
  format: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatScalar(value)),
  parse: (cell) => {
    if (/^(?:yes|y|true|t|1|x)$/i.test(cell)) return { value: true }
    return /^(?:no|n|false|f|0)$/i.test(cell) ? { value: false } : { message: 'Enter yes or no.' }
  },
  hint: 'yes or no.',
}

export const movesOn = 'moves on'

/** `true` for those elected, `moves on` for those who move on to another election, and `false` for others. */
export const elected: CellKind = {
  format: (value) => (value === movesOn ? movesOn : yesNo.format(value)),
  parse: (cell, references) => {
    if (/^(?:moves? on|advance[sd]?)$/i.test(cell)) return { value: movesOn }
    const parsed = yesNo.parse(cell, references)
    return 'value' in parsed ? parsed : { message: `Enter yes, no or ${movesOn}.` }
  },
}

/** Tables of results are copied with commas or spaces between the thousands, like `1,200`. */
export const number = createScalar((cell) => {
  const digits = /^\d{1,3}(?:[,\s]\d{3})+\b/.test(cell) ? cell.replaceAll(/[,\s]/g, '') : cell
  return { value: /^\d{1,9}(?:\.\d{1,9})?$/.test(digits) ? Number(digits) : cell }
})

/** A day, a month, a year or, for a source, a phrase. Files have a year as a number. */
export const date = createScalar((cell, { language }) => {
  // A spreadsheet stores days as numbers. A source would publish one as its date.
  if (/^\d{5}(?:\.\d+)?$/.test(cell))
    return { message: `“${cell}” is not a date. Format the cells as dates in the spreadsheet.` }
  const value = readDate(cell, language)
  return { value: /^\d{4}$/.test(value) ? Number(value) : value }
})

export const choice = createScalar((cell) => ({ value: cell.toLowerCase() }))

export const photo: CellKind = { ...text, hint: 'The name of a file in public/img.' }

export const webAddress = account()

/**
 * A web address, or an account by its address or its name, like `@ada`.
 * @param address start of every account's address, before the name. Omitted for other web addresses
 */
export function account(address?: string): CellKind {
  return createScalar((cell) => ({ value: readAddress(cell, address) }))
}

/** A cell has an id or a name. Files have the id. */
export function reference(kind: ReferenceKind): CellKind {
  return createScalar((cell, references) => references[kind](cell), referenceHint(kind))
}

export function referenceList(kind: ReferenceKind): CellKind {
  return {
    format: formatItems,
    parse: (cell, references) => {
      // A name may contain a semicolon.
      const whole = references[kind](cell)
      if ('value' in whole) return { value: [whole.value] }
      const items = splitItems(cell).map((item) => references[kind](item))
      const problem = items.find((item) => !('value' in item))
      return problem ?? { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) }
    },
    hint: `${referenceHint(kind)} Separate several with semicolons or line breaks.`,
  }
}

export const numbers: CellKind = {
  format: formatItems,
  parse: (cell, references) => {
    const items = cell.split(/[;\n]/).map((item) => number.parse(item.trim(), references))
    return { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) }
  },
  hint: 'Separate the numbers with semicolons.',
}

export const names: CellKind = { format: formatItems, parse: (cell) => ({ value: splitItems(cell) }) }

/** People with offices in parentheses, like `Bo Li (Lieutenant Governor)`. */
export const runningMates: CellKind = {
  format: (value) =>
    (Array.isArray(value) ? value : [])
      .map((mate: { readonly name?: unknown; readonly office?: unknown }) => {
        const office = formatScalar(mate.office)
        return office === '' ? formatScalar(mate.name) : `${formatScalar(mate.name)} (${office})`
      })
      .join('; '),
  parse: (cell) => ({
    value: splitItems(cell).map((item): Readonly<Record<string, string>> => {
      const [, name = item, office] = /^(.*\S)\s*\(([^()]+)\)$/.exec(item) ?? []
      return office === undefined ? { name } : { name, office: office.trim() }
    }),
  }),
  hint: 'Put the office of each in parentheses, if it is another one. Separate several people with semicolons.',
}

export const time = createScalar((cell) => {
  const value = readTime(cell)
  return value === undefined ? { message: 'Enter a time of day, like 07:00 or 8:30 pm.' } : { value }
}, 'Like 07:00 or 8:30 pm.')

function createScalar(parse: CellKind['parse'], hint?: string): CellKind {
  return { format: formatScalar, parse, ...(hint === undefined ? {} : { hint }) }
}

function referenceHint(kind: ReferenceKind): string {
  return kind === 'source' ? 'By id, title or web address.' : 'By id or name.'
}

function splitItems(cell: string): readonly string[] {
  return cell
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function formatItems(value: unknown): string {
  return Array.isArray(value) ? value.map(formatScalar).join('; ') : formatScalar(value)
}

/** The text of a cell as it is read back: without spaces at its ends, and with `\n` as line break. */
function formatScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).replaceAll(/\r\n?/g, '\n').trim()
    : ''
}
