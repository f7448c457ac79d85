/** @jest-environment node */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyValue } from './verifyValue'
import { createYamlFile, writeYamlFile } from './writeYamlFile'

jest.mock('./verifyValue', () => ({ verifyValue: jest.fn() }))

const { verifyValue: verify } = jest.requireActual<{ verifyValue: typeof verifyValue }>('./verifyValue')

let folder: string
let path: string

beforeEach(() => {
  jest.mocked(verifyValue).mockImplementation(verify)
  folder = mkdtempSync(join(tmpdir(), 'write-'))
  path = join(folder, 'ada.yaml')
  writeFileSync(path, '\uFEFFname: Ada # her name\nrace: mayor\n')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const setName = (value: string) => [{ kind: 'set', path: ['name'], value }] as const

it('writes an edit, and keeps the byte order mark and the permissions', () => {
  chmodSync(path, 0o640)
  expect(writeYamlFile(path, setName('Bo'))).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('\uFEFFname: Bo # her name\nrace: mayor\n')
  expect(statSync(path).mode & 0o777).toBe(0o640)
  expect(readdirSync(folder)).toEqual(['ada.yaml'])
})

it('does not touch a file without a change', () => {
  const { mtimeMs, ino } = statSync(path)
  expect(writeYamlFile(path, setName('Ada'))).toBe(false)
  expect(statSync(path)).toMatchObject({ mtimeMs, ino })
})

it('leaves the file unchanged if the result is not what was asked for', () => {
  const before = readFileSync(path)
  // The first call verifies the text, the second one the written file.
  jest.mocked(verifyValue).mockImplementationOnce(verify)
  jest.mocked(verifyValue).mockImplementationOnce((_text, expected, file) => {
    verify('name: Ada\nrace: council\n', expected, file)
  })
  expect(() => writeYamlFile(path, setName('Ada!'), 'ada.yaml')).toThrow(
    /ada\.yaml, line 1, name[^]*expected: the text "Ada!"[^]*found: the text "Ada"[^]*by hand/,
  )
  expect(readFileSync(path)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['ada.yaml'])
})

it('leaves a file alone that changes while it is written', () => {
  jest.mocked(verifyValue).mockImplementation((...args) => {
    writeFileSync(path, 'name: Cy\n')
    verify(...args)
  })
  expect(() => writeYamlFile(path, setName('Bo'))).toThrow('found: another change')
  expect(readFileSync(path, 'utf8')).toBe('name: Cy\n')
  expect(readdirSync(folder)).toEqual(['ada.yaml'])
})

it('refuses a link, a missing file and a file that is not UTF-8', () => {
  symlinkSync(path, join(folder, 'link.yaml'))
  writeFileSync(join(folder, 'latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9]))
  expect(() => writeYamlFile(join(folder, 'link.yaml'), setName('Bo'))).toThrow('a symbolic link')
  expect(() => writeYamlFile(join(folder, 'none.yaml'), setName('Bo'))).toThrow('no such file')
  expect(() => writeYamlFile(join(folder, 'latin.yaml'), setName('Bo'))).toThrow('characters that are not UTF-8')
})

it('creates a file in the order of the schema, and overwrites none', () => {
  const file = join(folder, 'election.yaml')
  createYamlFile(
    file,
    { corrections: [], when: { deadlines: [], hours: { closes: '20:00', opens: '07:00' } }, city: 'A' },
    '# A',
  )
  expect(readFileSync(file, 'utf8')).toBe(
    '# A\n\ncity: A\n\nwhen:\n  hours:\n    opens: "07:00"\n    closes: "20:00"\n  deadlines: []\ncorrections: []\n',
  )
  expect(() => createYamlFile(file, {})).toThrow('a file that does not exist yet')
})
