/** @jest-environment node */
import { editFile, formatFile } from './yamlBytes'

const bytes = (text: string) => Buffer.from(text)

it('makes an edit, and keeps comments and the byte order mark', () => {
  const before = bytes('\uFEFFname: Ada # her name\nrace: mayor\n')
  const edits = [{ kind: 'set', path: ['name'], value: 'Bo' }] as const
  const after = editFile(before, edits, { name: 'Bo', race: 'mayor' }, 'ada.yaml')
  expect(Buffer.from(after).toString()).toBe('\uFEFFname: Bo # her name\nrace: mayor\n')
})

it('writes the value even if the edits do not lead to it', () => {
  expect(Buffer.from(editFile(bytes('name: Ada\n'), [], { name: 'Bo' }, 'ada.yaml')).toString()).toBe('name: Bo\n')
})

it('formats a new file in the order of the schema, below its header', () => {
  const value = { corrections: [], when: { deadlines: [], hours: { closes: '20:00', opens: '07:00' } }, city: 'A' }
  expect(Buffer.from(formatFile(value, 'election.yaml', '# A')).toString()).toBe(
    '# A\n\ncity: A\n\nwhen:\n  hours:\n    opens: "07:00"\n    closes: "20:00"\n  deadlines: []\ncorrections: []\n',
  )
})
