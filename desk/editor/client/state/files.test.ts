import { describeForms } from '@/guide/fields/describeForms'
import { getAt, isEqual } from '@/lib/values'
import { createId, filterChoices, listChoices } from './choices'
import { findDifferences, getDefaultSide, mergeVersions } from './conflict'
import { nameElection } from './nameElection'
import { parseInput, parseNumber } from './parseInput'
import { candidateSections, electionPages, findRoute, formatRoute, parseFieldName, parseRoute } from './route'
import { editValue } from './values'

const choices = listChoices(
  {
    races: [{ id: 'mayor', name: 'Mayor' }, {}],
    questions: [{ id: 'q1', title: 'Library', answers: [{ id: 'a', label: 'Option A' }] }],
  },
  { radio: { title: 'Café interview', publisher: 'Town Radio', date: 2017 } },
  [['ada', { name: 'Ada Byron', race: 'mayor', otherRaces: [{ race: 'council' }, {}] }]],
)

it('names everything by its title or name', () => {
  expect(choices.contest).toEqual([
    { id: 'mayor', label: 'Mayor' },
    { id: 'q1', label: 'Library' },
  ])
  expect(choices.answer).toEqual([{ id: 'a', label: 'Option A', contests: ['q1'] }])
  expect(choices.source).toEqual([{ id: 'radio', label: 'Café interview', note: 'Town Radio, 2017' }])
  expect(choices.candidate).toEqual([{ id: 'ada', label: 'Ada Byron', contests: ['mayor', 'council'] }])
})

it('finds choices by words of the title and the publisher, without accents', () => {
  expect(filterChoices(choices.source, 'radio cafe')).toHaveLength(1)
  expect(filterChoices(choices.source, 'radio minutes')).toHaveLength(0)
})

it('creates an id that is free', () => {
  expect(createId(['Interview: Zoë!'], [], 'source')).toBe('interview-zoe')
  expect(createId(['Interview'], ['interview', 'interview-2'], 'source')).toBe('interview-3')
  expect(createId(['面談'], ['source-1'], 'source')).toBe('source-2')
})

describe('conflict', () => {
  const { candidate } = describeForms()
  const base = { name: 'Ada', party: 'N/A', stances: [{ title: 'One', text: 'A' }], sources: ['list'] }

  it('finds the fields that differ, and who changed them', () => {
    const disk = { ...base, name: 'Ada B.', party: 'Green', stances: [{ title: 'One', text: 'B' }] }
    const own = { ...base, name: 'Ada C.', experience: 'Nurse' }
    expect(findDifferences(base, disk, own).map(({ path, changedBy }) => [path.join('.'), changedBy])).toEqual([
      ['name', 'both'],
      ['party', 'disk'],
      ['stances.0.text', 'disk'],
      ['experience', 'own'],
    ])
  })

  it('merges changes of both sides, and prefers the own change to a field that both changed', () => {
    const disk = { ...base, name: 'Ada B.', party: 'Green' }
    const own = { ...base, name: 'Ada C.', experience: 'Nurse', stances: undefined }
    const merged = mergeVersions(candidate, disk, findDifferences(base, disk, own), getDefaultSide)
    expect(merged).toEqual({ name: 'Ada C.', party: 'Green', sources: ['list'], experience: 'Nurse' })
  })

  it('compares lists of different lengths as a whole, so that no item is mixed with another', () => {
    const disk = { ...base, stances: [{ title: 'Zero' }, ...base.stances] }
    const own = { ...base, stances: [{ title: 'One', text: 'C' }] }
    expect(findDifferences(base, disk, own)).toEqual([
      { path: ['stances'], base: base.stances, disk: disk.stances, own: own.stances, changedBy: 'both' },
    ])
  })
})

const fall = { folder: 'fall', title: 'Anytown Elections', date: '2027-11-02' }
const spring = { ...fall, folder: 'spring', date: '2027-05-04' }

it('names an election by its title, or by its folder if it has none', () => {
  expect(nameElection(fall, [fall])).toBe('Anytown Elections')
  expect(nameElection({ folder: 'fall', title: '' }, [])).toBe('fall')
})

it('distinguishes elections with one title by their day, and those of one day by their folder', () => {
  expect(nameElection(fall, [fall, spring])).toBe('Anytown Elections, November 2, 2027')
  const moved = { ...spring, date: fall.date }
  expect(nameElection(moved, [fall, moved])).toBe('Anytown Elections, November 2, 2027 (spring)')
})

it.each([
  ['url', 'medfordma.org', 'https://medfordma.org'],
  ['url', 'http://medfordma.org/a', 'http://medfordma.org/a'],
  ['url', 'none', 'none'],
  ['contact', 'clerk@medfordma.org', 'clerk@medfordma.org'],
  ['contact', 'medfordma.org/contact', 'https://medfordma.org/contact'],
  ['date', '10/12/2023', '2023-10-12'],
  ['date', 'October 2023', 'October 2023'],
  ['looseDate', 'October 2023', '2023-10'],
  ['looseDate', '2023', 2023],
  ['looseDate', 'undated page', 'undated page'],
  ['text', '10/12/2023', '10/12/2023'],
  ['text', '', undefined],
  ['number', '1,204', 1204],
  ['number', 'many', 'many'],
] as const)('parses %s: %j', (input, text, value) => {
  expect(parseInput({ input }, text)).toBe(value)
})

it('completes the name of an account', () => {
  expect(parseInput({ input: 'url', account: 'https://x.com/' }, '@ada')).toBe('https://x.com/ada')
})

it('reads no number in spaces', () => {
  expect(parseNumber(' ')).toBeUndefined()
})

it.each([
  { page: 'sources' },
  { page: 'candidate', id: 'ruiz' },
  { page: 'candidate', id: 'ruiz', field: ['stances', 0, 'title'] },
] as const)('formats and parses the address of %j', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route)
})

it.each(['', '#/nothing', '#/candidate', '#/%', '#/candidate/%E0', '#/voting?field={', '#/__proto__'])(
  'opens a page for %j',
  (fragment) => {
    expect(parseRoute(fragment)).toHaveProperty('page')
  },
)

it('finds the page of a field in any file', () => {
  const forms = describeForms()
  expect(findRoute(forms, 'candidates/ruiz.yaml', ['name'])).toEqual({ page: 'candidate', id: 'ruiz', field: ['name'] })
  expect(findRoute(forms, 'sources.yaml', ['list'])).toMatchObject({ page: 'sources' })
  expect(findRoute(forms, 'election.yaml', ['when', 'hours'])).toMatchObject({ page: 'voting' })
  expect(findRoute(forms, 'election.yaml', ['results'])).toMatchObject({ page: 'results' })
  expect(findRoute(forms, 'public/img/ada.svg', [])).toBeUndefined()
})

it('reads the field of a task', () => {
  expect(parseFieldName('stances, item 2, text')).toEqual(['stances', 1, 'text'])
})

it('has a place for every field of a file, and a heading in a section of its own', () => {
  const { candidate, election } = describeForms()
  const shown = Object.values(electionPages).flatMap(({ sections }): readonly string[] => sections)
  for (const [sections, { fields }] of [
    [candidateSections, candidate],
    [shown, election],
  ] as const) {
    expect([...sections].toSorted()).toEqual([...new Set(fields.map(({ section }) => section))].toSorted())
    const alone = fields.filter(
      ({ label, section }) => label === section && fields.filter((field) => field.section === section).length === 1,
    )
    expect(alone.filter(({ form }) => form.kind !== 'group' && form.kind !== 'list')).toEqual([])
  }
})

describe('values', () => {
  const { candidate, election } = describeForms()

  it('changes one field and leaves the original as it is', () => {
    const before = { name: 'Ada', stances: [{ title: 'One' }, { title: 'Two' }] }
    const after = editValue(candidate, before, ['stances', 1, 'title'], 'Three')
    expect(after).toEqual({ name: 'Ada', stances: [{ title: 'One' }, { title: 'Three' }] })
    expect(before.stances[1]).toEqual({ title: 'Two' })
  })

  it('removes a cleared field, and the group of links with its last link', () => {
    expect(editValue(candidate, { name: 'Ada', links: { x: 'a' } }, ['links', 'x'], undefined)).toEqual({ name: 'Ada' })
    expect(editValue(candidate, { links: { x: 'a', email: 'b' } }, ['links', 'x'], undefined)).toEqual({
      links: { email: 'b' },
    })
  })

  it('keeps an empty group that was added, because its button must stay pressed', () => {
    const value = { withdrawn: { date: '2017-10-01' } }
    expect(editValue(candidate, value, ['withdrawn', 'date'], undefined)).toEqual({ withdrawn: {} })
  })

  it('removes an optional list with its last item and keeps a required one', () => {
    const value = { topics: [{ id: 'roads' }], corrections: [{ text: 'A' }] }
    expect(editValue(election, value, ['topics', 0], undefined)).toEqual({ corrections: [{ text: 'A' }] })
    expect(editValue(election, value, ['corrections', 0], undefined)).toEqual({
      topics: [{ id: 'roads' }],
      corrections: [],
    })
  })

  it('compares values without regard to the order of fields', () => {
    expect(isEqual({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1, d: undefined })).toBe(true)
    expect(isEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isEqual({ a: '1' }, { a: 1 })).toBe(false)
  })

  it('finds no value under an inherited name', () => {
    expect(getAt({}, ['constructor'])).toBeUndefined()
  })
})
