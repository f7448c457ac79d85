/** @jest-environment node */
import { diff, remove } from '@/guide/testing/commentedCandidate'
import { editYaml } from '@/guide/testing/yamlEdits'

it('removes the comments directly above the field and on its line', () => {
  expect(diff([remove('party')])).toEqual(['-# about the party', '-party: "N/A"'])
})

it('keeps the comments of other fields, and of the file', () => {
  expect(diff([remove('name')])).toEqual(['-name: Ada # as on the ballot'])
  expect(diff([remove('stances', 1)])).toEqual([
    '-  - title: Parks',
    '-    sources: # two',
    '-      - letter # the first',
    '-      - notice',
  ])
})

it('keeps a header directly above the first field', () => {
  expect(editYaml('# header\na: x\nb: z\n', [remove('a')], 'a.yaml')).toBe('# header\nb: z\n')
})

it('keeps the section comment and the blank line of a removed first entry', () => {
  expect(editYaml('a: x\n\n# section\n\nb: x\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n\n# section\n\nc: x\n')
  expect(editYaml('a: x\n# section\n\nb: x\n\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n# section\n\nc: x\n')
  expect(editYaml('a: x\n\nb: x\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n\nc: x\n')
})

it('moves the dash to the next field', () => {
  expect(diff([remove('stances', 0, 'title')])).toEqual([
    '-  - title: Roads # short',
    '-    topics: [roads, housing]',
    '+  - topics: [roads, housing]',
  ])
})

it('keeps an emptied list', () => {
  expect(editYaml('city: A\ncorrections:\n  - text: B\n', [remove('corrections', 0)], 'election.yaml')).toBe(
    'city: A\ncorrections: []\n',
  )
})
