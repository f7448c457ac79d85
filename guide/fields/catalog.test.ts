import { assert, property } from 'fast-check'
import { hostileText } from '@/guide/testing/hostileTexts'
import { placeholderId } from '@/lib/paths'
import { url, findAddressProblem, findMisleadingHost } from './addresses'
import { sourceDate, time } from './values'
import { describeForms } from './describeForms'
import { nameSheetField, type FieldForm, type Form } from './forms'
import { id, raceId } from './ids'
import { text } from './text'

it.each(['2017-10-20', '2024-02-29', '2017-10', '2017', '2017/2024', 'undated page', 'Spring 2017'])(
  'the source date %j is valid',
  (value) => expect(sourceDate.parse(value)).toBe(value),
)

it('a year that YAML parses as a number is a valid source date', () => {
  expect(sourceDate.parse(2017)).toBe('2017')
})

it.each(['', ' ', '2017-02-29', '2017-13', '10/20/2017', '20.10.2017', '23', '2017-10-20-21'])(
  'the source date %j is invalid',
  (value) => expect(sourceDate.safeParse(value).success).toBe(false),
)

const forms = describeForms()

/** Every field with the names that lead to it. */
function listFields(form: Form, names: readonly string[]): { readonly key: string; readonly field: FieldForm }[] {
  if (form.kind === 'list') return listFields(form.item, names)
  if (form.kind === 'record') return listFields(form.value, names)
  if (form.kind !== 'group') return []
  return form.fields.flatMap((field) => {
    const path = [...names, field.name]
    return [{ key: path.join('.'), field }, ...listFields(field.form, path)]
  })
}

const all = [
  ...listFields(forms.candidate, ['candidate']),
  ...listFields(forms.election, ['election']),
  ...listFields(forms.source, ['source']),
]

const find = (key: string) => all.find((each) => each.key === key)?.field

it('explains no field with ids, YAML or its values', () => {
  const technical = /yaml|\bids?\b|\btrue\b|\bfalse\b|\[\]|Leave out|this file|\bno file\b|[.,] see \w+\.|[Uu]se \w+\./
  const found = all.flatMap(({ key, field }) => (technical.test(field.help ?? '') ? [`${key}: ${field.help}`] : []))
  expect(found).toEqual([])
})

it('repeats no label as help', () => {
  const isRepeated = ({ label, help = '' }: FieldForm) => help.toLowerCase().startsWith(`${label.toLowerCase()}.`)
  expect(all.flatMap(({ key, field }) => (isRepeated(field) ? [key] : []))).toEqual([])
})

it('takes limits, choices and requirements from the schema', () => {
  expect(find('candidate.name')).toMatchObject({ isRequired: true, form: { kind: 'text', isLong: false, max: 100 } })
  expect(find('candidate.experience')).toMatchObject({ isRequired: false, form: { isLong: true, max: 3000 } })
  expect(find('candidate.updated')?.form).toMatchObject({ input: 'date' })
  expect(find('candidate.stances.date')?.form).toMatchObject({ input: 'looseDate' })
  expect(find('candidate.links.email')?.form).toMatchObject({ input: 'email' })
  expect(find('candidate.links.phone')?.form).toMatchObject({ input: 'tel' })
  expect(find('candidate.links.website')?.form).toMatchObject({ input: 'url', isLong: false })
  expect(find('election.when.hours.opens')?.form).toMatchObject({ input: 'time' })
  expect(find('election.when.hours.certainty')?.form).toMatchObject({
    values: ['none', 'low', 'medium', 'medium-high', 'high'],
  })
  expect(find('election.results.turnout.ballots')?.form).toEqual({ kind: 'number' })
})

it('picks everything that has an id by its name', () => {
  expect(find('candidate.race')?.form).toEqual({ kind: 'reference', target: 'race' })
  expect(find('candidate.partySource')?.form).toEqual({ kind: 'reference', target: 'source' })
  expect(find('candidate.stances.reply.sources')?.form).toEqual({ kind: 'references', target: 'source' })
  expect(find('election.results.winners')?.form).toEqual({
    kind: 'record',
    keys: 'race',
    value: { kind: 'references', target: 'candidate' },
  })
  // Only the short names of people, races, questions and their answers, groups, areas and their kinds, topics and terms are typed. Their schema limits them to 60.
  const isTyped = (form: Form): boolean =>
    form.kind === 'list' ? isTyped(form.item) : form.kind === 'text' && form.max === 60
  const typed = all.filter(({ field }) => isTyped(field.form)).map(({ key }) => key)
  const groups = ['groups', 'areaKinds', 'areas', 'races', 'questions', 'questions.answers', 'topics', 'terms']
  expect(typed).toEqual(['candidate.person', ...groups.map((name) => `election.${name}.id`)])
})

it('text is trimmed, and whitespace alone is invalid', () => {
  expect(text().parse(' Ada ')).toBe('Ada')
  expect(text().safeParse(' ').success).toBe(false)
})

it('text has any character that is not forbidden', () => {
  assert(property(hostileText, (value) => expect(text().parse(value)).toBe(value.replaceAll(/\s+/g, ' '))))
})

it.each([
  ['a time', time, ['00:00', '07:30', '23:59'], ['24:00', '7:30', '07:60', '7 am']],
  ['an address', url, ['https://a.example/', 'http://a.example'], ['ftp://a.example/', 'a.example', 'javascript://a/']],
  ['an id', id, ['bears', 'torres-roth', 'a1'], ['Bears', '-a', 'a-', 'a--b', 'a_b', 'é', '']],
  [
    'a race id',
    raceId,
    ['mayor', 'cityCouncil', '5th', 'Ward-5_a', '_none', 'constructor'],
    ['city council', 'main', 'questions', '__proto__', 'é', '', placeholderId],
  ],
])('%s is validated', (_name, schema, valid, invalid) => {
  expect(valid.filter((value) => !schema.safeParse(value).success)).toEqual([])
  expect(invalid.filter((value) => schema.safeParse(value).success)).toEqual([])
})

it.each([
  ['candidates/ruiz.yaml', ['name'], 'candidates/name'],
  ['candidates/adams.yml', ['stances', 2, 'reply', 'text'], 'candidates/stances/reply/text'],
  ['election.yaml', ['races', 0, 'name'], 'election/races/name'],
  ['election.yaml', ['results', 'votes', 'mayor', 'candidates', 'ruiz'], 'election/results/votes/candidates'],
  ['sources.yaml', ['list', 'title'], 'sources/title'],
  ['questionnaires/friends.yaml', ['questions', 1, 'answers', 'ruiz'], 'questionnaires/friends/questions/answers'],
] as const)('names the field of %s at %j without items and ids', (file, path, name) => {
  expect(nameSheetField(describeForms(), file, path)).toBe(name)
})

it.each([
  'https://a.example',
  'http://a.example:8080/path?query=1&b=ä#fragment',
  'https://müller.example/',
  'HTTPS://A.EXAMPLE/',
  'https://xn--mller-kva.example/',
  'https://a-b.c.example/@user',
])('accepts %s', (address) => {
  expect(findAddressProblem(address)).toBeUndefined()
})

it.each([
  ['ftp://a.example/', 'no web address'],
  ['a.example', 'no web address'],
  ['https:a.example', 'no web address'],
  ['javascript:alert(1)', 'no web address'],
  ['javascript://a.example/%0Aalert(1)', 'no web address'],
  ['https://', 'no web address'],
  ['https://user@a.example/', 'a user name or password'],
  ['https://user:password@a.example/', 'a user name or password'],
  ['https://@a.example/', 'a user name or password'],
  ['https://a.example:0/', 'the port 0'],
  ['https://localhost/', 'the host name "localhost"'],
  ['https://a.localhost/', 'the host name "a.localhost"'],
  ['https://intranet/', 'the host name "intranet"'],
  ['https://127.0.0.1/', 'the host name "127.0.0.1"'],
  ['https://2130706433/', 'the host name "2130706433"'],
  ['https://[::1]/', 'the host name "[::1]"'],
  ['https://a..example/', 'the host name "a..example"'],
  ['https://ex%61mple.com/', 'the host name "ex%61mple.com"'],
  ['https://a.example\\b', 'a backslash'],
  ['https://a.example/a b', 'a space or an invisible character'],
  ['https://a.example/\u200B', 'a zero-width space (U+200B)'],
  ['https://a.example/\u0000', 'a control character (U+0000)'],
  ['https://a.example/\u202E', 'a right-to-left override (U+202E)'],
])('rejects %j', (address, problem) => {
  expect(findAddressProblem(address)).toBe(problem)
})

it.each(['https://раураl.example/', 'https://осе.example/'])('shows the misleading host of %s in ASCII', (address) => {
  expect(findMisleadingHost(address)).toBe(new URL(address).hostname)
  expect(findMisleadingHost(address)).toMatch(/^xn--/)
})

it.each([
  'https://paypal.example/',
  'https://müller.example/',
  'https://москва.example/',
  'https://東京タワー.example/',
])('does not warn about %s', (address) => expect(findMisleadingHost(address)).toBeUndefined())
