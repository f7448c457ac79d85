/** Measures and prepares the XML of a sheet, before read-excel-file reads it. */

// Some programs write tags with a prefix, as in `<x:row>`.
const tag = '<(?:[^\\s<>/:]+:)?'
const rowOrCell = new RegExp(`${tag}(?:row(\\s[^>]*)?>|c(\\s[^>]*?)(?:/>|>([^]*?)</(?:[^\\s<>/:]+:)?c>))`, 'g')
const value = new RegExp(`${tag}(?:v(?:\\s[^>]*)?>[^<]|is[\\s>])`)
const formulaWithoutResult = new RegExp(`^(?=[^]*${tag}f[\\s/>])(?![^]*${tag}v[\\s/>])`)

/** Lists the attributes of every tag of a name, as they are written. */
export function listTags(xml: string, name: string): readonly string[] {
  return Array.from(
    xml.matchAll(new RegExp(`${tag}${name}(?=[\\s/>])([^>]*)>`, 'g')),
    ([, attributes = '']) => attributes,
  )
}

export function getAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s(?:[^\\s:=]+:)?${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes)?.[2]
}

/**
 * Measures a sheet, because reading it takes memory for every cell up to the last one. Makes text of what the reader leaves
 * out: errors of formulas, and formulas without a result.
 * @param checkSize throws if the sheet is too large, up to the last cell so far
 * @returns rows as numbers, and columns as positions from 0
 * @throws Error if the sheet is damaged
 */
export function prepareSheet(
  sheet: string,
  checkSize: (size: { readonly rows: number; readonly columns: number }) => void,
) {
  const hiddenRows = new Set<number>()
  const size = { rows: 0, columns: 0 }
  let row = 0
  const xml = sheet.replace(rowOrCell, (match: string, ofRow = '', ofCell?: string, content = '') => {
    if (ofCell === undefined) {
      row = Number(getAttribute(ofRow, 'r') ?? 0)
      if (!(row <= 1_048_576)) throw new Error(`The format has no row ${row}.`)
      if (isHidden(ofRow)) hiddenRows.add(row)
      return match
    }
    const cell = writeCell(ofCell, content)
    if (cell === '') return ''
    const position = toPosition(getAttribute(ofCell, 'r'))
    row ||= position.row
    if (row !== position.row) throw new Error(`A cell of row ${position.row} is in row ${row}.`)
    size.rows = Math.max(size.rows, row)
    size.columns = Math.max(size.columns, position.column + 1)
    checkSize(size)
    return cell
  })
  const hiddenColumns = listTags(xml, 'col')
    .filter(isHidden)
    .flatMap((column) => {
      const [first = 1, last = first] = ['min', 'max'].map((name) => Number(getAttribute(column, name)))
      return Array.from({ length: Math.min(last - first + 1, size.columns) }, (_, index) => first - 1 + index)
    })
  const merges = listTags(xml, 'mergeCell').map((merge) => {
    const [from, to = from] = (getAttribute(merge, 'ref') ?? '').split(':').map(toPosition)
    return [from!, to!] as const
  })
  return { xml, size, hiddenRows, hiddenColumns: new Set(hiddenColumns), merges }
}

function isHidden(attributes: string): boolean {
  return ['1', 'true'].includes(getAttribute(attributes, 'hidden') ?? '')
}

/** Leaves out the attributes that are not read. Returns '' for an empty cell. */
function writeCell(attributes: string, content: string): string {
  const [name, type = 'n', style = ''] = ['r', 't', 's'].map((attribute) => getAttribute(attributes, attribute))
  const write = (newType: string, newContent: string) =>
    `<c r="${name}" t="${newType}"${style && ` s="${style}"`}>${newContent}</c>`
  if (formulaWithoutResult.test(content)) return write('str', '<v>#NOT CALCULATED!</v>')
  if (!value.test(content)) return ''
  return write(type === 'e' ? 'str' : type, content)
}

/** @throws Error if `cell` is not the address of a cell, like `B7` */
function toPosition(cell = '') {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(cell) ?? []
  if (letters === undefined) throw new Error(`There is no cell "${cell}".`)
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row), column }
}
