import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { readTables, writeBytes, writeSheets } from './disk'

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder()
})

const write = (name: string, bytes: Buffer | string) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
/** The start of an Office file before 2007, which encrypted ones of today also have. */
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const archive = (content: string) => Buffer.from(`PK\u0003\u0004\n${'\0'.repeat(25)}${content}`, 'latin1')

it('leaves out empty sheets, and ignores a wrong ending of the name', async () => {
  const path = join(folder, 'guide.csv')
  await writeSheets(path, [
    { name: 'Races', columns: [{ heading: '' }], rows: [] },
    { name: 'Candidates', columns: [{ heading: 'Name' }], rows: [] },
  ])
  expect((await readTables(path)).map(({ name }) => name)).toEqual(['Candidates'])
})

it.each([
  ['old.xls', oldOffice, 'a file of Excel 97-2003 (.xls)'],
  [
    'locked.xlsx',
    Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')]),
    'This workbook has a password.',
  ],
  [
    'guide.ods',
    archive('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    'a file of another program or format, such as OpenDocument (.ods), .xlsb or Numbers. Open it in',
  ],
  ['guide.pdf', '%PDF-1.7\n', 'a PDF file'],
  ['empty.csv', '', 'This file is empty.'],
  ['blank.csv', ' \n,,\n', 'All cells are empty.'],
  ['photo.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'This is not a spreadsheet.'],
])('rejects %s', async (name, bytes, message) => {
  await expect(readTables(write(name, bytes))).rejects.toThrow(message)
})

it('rejects a missing file, a folder, and a file of more than 20 MB', async () => {
  await expect(readTables(join(folder, 'missing.xlsx'))).rejects.toThrow('There is no such file.')
  await expect(readTables(join(write('a.csv', 'x'), 'guide.xlsx'))).rejects.toThrow('There is no such file.')
  mkdirSync(join(folder, 'guide.numbers'))
  await expect(readTables(join(folder, 'guide.numbers'))).rejects.toThrow('This is a folder.')
  const large = write('large.csv', '')
  truncateSync(large, 20 * 1024 * 1024 + 1)
  await expect(readTables(large)).rejects.toThrow('This has 21 MB, and the limit is 20.')
})

it('writes to no folder that does not exist', async () => {
  const path = join(folder, 'missing', 'guide.csv')
  await expect(writeBytes(path, 'Name')).rejects.toThrow(`There is no folder ${join(folder, 'missing')}.`)
})
