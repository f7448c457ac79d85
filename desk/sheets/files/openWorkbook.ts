import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { checkLimit } from '@/lib/csv/limits'
import { getAttribute, listTags, prepareSheet } from './prepareSheet'

const copyAdvice =
  'Copy only the tables of this election to a new workbook, without the cells around them. Split a long table into several files.'

/**
 * Unzips a workbook within the limits, and prepares its sheets for the reader.
 * @param file for the error
 * @returns a workbook with the prepared sheets, and the sheets in its order
 * @throws GuideError if the workbook exceeds a limit
 * @throws Error if it is damaged
 */
export function openWorkbook(file: string, bytes: Uint8Array) {
  const parts = unzip(file, bytes)
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  // read-excel-file recognizes only one form of a true value.
  const workbook = read('xl/workbook.xml').replace('date1904="true"', 'date1904="1"')
  parts['xl/workbook.xml'] = strToU8(workbook)
  const relationships = listTags(read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(relationships.map((tag) => [getAttribute(tag, 'Id'), getAttribute(tag, 'Target') ?? '']))
  const tags = listTags(workbook, 'sheet')
  checkLimit({ file }, 'sheets', tags.length, copyAdvice)
  let cells = 0
  const sheets = tags.map((tag) => {
    const target = targets.get(getAttribute(tag, 'id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    const place = { file, field: `sheet "${getAttribute(tag, 'name')?.replaceAll('&amp;', '&')}"` }
    const { xml, size, ...sheet } = prepareSheet(read(path), ({ rows, columns }) => {
      checkLimit(place, 'rows', rows, copyAdvice)
      checkLimit(place, 'columns', columns, copyAdvice)
      checkLimit(place, 'cells, including empty ones', cells + rows * columns, copyAdvice)
    })
    if (parts[path]) parts[path] = strToU8(xml)
    cells += size.rows * size.columns
    return { ...sheet, isHidden: /hidden/i.test(getAttribute(tag, 'state') ?? '') }
  })
  return { archive: Buffer.from(zipSync(parts, { level: 0 })), sheets }
}

function unzip(file: string, bytes: Uint8Array) {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      size += originalSize
      checkLimit({ file }, 'MB of contents', size / 2 ** 20, copyAdvice)
      return true
    },
  })
}
