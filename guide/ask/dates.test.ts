import type { Guide, Term } from '@/guide/fields/published'
import { aCandidate, aGuide, aRace, aSource, anElection } from '@/guide/testing/factories'
import { tagText, untagText } from '@/lib/locale/taggedText'
import {
  type Deadline,
  findRegistrationDeadline,
  formatWithOffset,
  getOffset,
  getSchedule,
  listOffsets,
  toInstant,
} from './schedule'
import { attachSite, selectLinked, summarizeElection } from './electionSummaries'
import { findTerms, splitByTerms } from './terms'

const deadline: Deadline = {
  label: 'Last day to register',
  date: '2017-10-28',
  kind: 'registration',
  covers: 'this election',
  sources: [aSource],
}

function electionWith(deadlines: readonly Deadline[]) {
  return { ...anElection, when: { hours: undefined, deadlines } }
}

it('trusts no clock from before the last update of a candidate', () => {
  const { earliest } = getSchedule(aGuide({ candidates: [aCandidate({ updated: '2017-10-22' })] }))
  expect(new Date(earliest)).toEqual(new Date('2017-10-21T04:00Z'))
})

it('has the last deadline that is confirmed to close registration for everyone', () => {
  const election = electionWith([
    { ...deadline, date: '2017-10-20' },
    { ...deadline, time: '17:00' },
    { ...deadline, time: '12:00' },
    { ...deadline, date: '2017-11-01', group: 'ward-3' },
    { ...deadline, date: '2017-11-02', covers: 'another year' },
    { ...deadline, date: '2017-11-05', covers: 'state' },
    { ...deadline, date: '2017-11-03', kind: 'mail application' },
    { ...deadline, date: '2017-11-04', kind: undefined },
  ])
  expect(findRegistrationDeadline(election)).toMatchObject({ date: '2017-10-28', time: '17:00' })
  expect(findRegistrationDeadline(electionWith([]))).toBeUndefined()
})

const ada = aCandidate({ person: 'ada-byron', result: 'advanced' })
const eve = aCandidate({ id: 'eve-ford', name: 'Eve Ford', race: 'mayor' })
const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }

function buildGuide(date: string, fields: Partial<Guide> = {}): Guide {
  return aGuide({ election: { ...anElection, date }, races: [aRace, mayor], candidates: [ada, eve], ...fields })
}

it('has legacy routes on the pages of the current election and of the one that they belong to', () => {
  const [own, former] = [
    buildGuide('2019-11-05'),
    buildGuide('2017-11-07', { election: { ...anElection, legacyRoutes: true } }),
  ]
  const attach = (guide: Guide, isArchived: boolean, other: Guide) =>
    attachSite(guide, isArchived, [summarizeElection(other)]).site?.hasLegacyRoutes
  expect(attach(own, false, former)).toBe(true)
  expect(attach(own, true, former)).toBe(false)
  expect(attach(former, true, own)).toBe(true)
})

it('selects for an archived election only people who are in both, of earlier elections', () => {
  const [earlier, later, foreign] = [
    summarizeElection(buildGuide('2015-11-03')),
    summarizeElection(buildGuide('2019-11-05')),
    summarizeElection(buildGuide('2013-11-05', { candidates: [eve] })),
  ]
  const selected = selectLinked(summarizeElection(buildGuide('2017-11-07')), [later, earlier, foreign])
  expect(
    selected.map(({ date, races, people }) => [date, races.map(({ id }) => id), people.map(({ id }) => id)]),
  ).toEqual([['2015-11-03', ['cityCouncil'], ['ada-byron']]])
})

it('selects an election from which people moved on as a whole, and of the next one only who moved on, without results', () => {
  const advancing = { ...aRace, advance: { count: 2, date: '2017-11-07', sources: [] } }
  const primary = summarizeElection(buildGuide('2017-09-12', { races: [advancing, mayor] }))
  const final = summarizeElection(buildGuide('2017-11-07'))
  expect(selectLinked(final, [primary])).toEqual([primary])
  const [next] = selectLinked(primary, [final])
  expect(next).toMatchObject({ date: '2017-11-07', races: [] })
  expect(next?.people.map(({ id, result }) => [id, result])).toEqual([['ada-byron', undefined]])
})

function aTerm(...forms: readonly string[]): Term {
  return { id: forms[0] ?? '', term: forms[0] ?? '', forms, definition: 'A word.', sources: [aSource] }
}

/** The text with each explained piece in brackets. */
function mark(text: string, ...terms: readonly Term[]): string {
  const pieces = splitByTerms(text, terms, new Set())
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  return pieces.map(({ text: words, term }) => (term ? `[${words}]` : words)).join('')
}

it.each([
  ['an override, or an override', 'an [override], or an override', ['override']],
  ['Overrides. OVERRIDE!', '[Overrides]. OVERRIDE!', ['override', 'overrides']],
  ["The charter’s aim, the charter's end", "The [charter]’s aim, the charter's end", ['charter']],
  ['mixed-use homes', '[mixed-use] homes', ['mixed use', 'mixed-use']],
  ['an override-free year', 'an [override]-free year', ['override']],
  ['rezoning, bonded, bonds2', 'rezoning, bonded, bonds2', ['zoning', 'bonds', 'bond']],
  ['warde\u0301 and forward', 'warde\u0301 and forward', ['ward', 'warde']],
  ['C++, 40% (Section 8) and a|b', '[C++], 40% (Section 8) and a|b', ['c++', '40%', '(section 8)']],
  ['It costs $8 million.', 'It costs [$8 million].', ['$8 million']],
  ['tax\noverride', '[tax\noverride]', ['tax override']],
  ["the voters’ list and the voters' list", "the [voters’ list] and the voters' list", ["voters' list"]],
  ['Élections à Évreux', '[Élections] à Évreux', ['élections', 'vreux']],
  ['法语学校董事会', '法语[学校]董事会', ['学校']],
  ['انتخابات البلدية', '[انتخابات] البلدية', ['انتخابات']],
  ['', '', ['x']],
])('splits %j into %j', (text, marked, forms) => {
  expect(mark(text, aTerm(...forms))).toBe(marked)
})

it('takes the longest form, whose words explain no other term', () => {
  const [trust, homes] = [aTerm('affordable housing trust'), aTerm('affordable housing')]
  expect(mark('An Affordable Housing Trust pays for affordable housing.', homes, trust)).toBe(
    'An [Affordable Housing Trust] pays for [affordable housing].',
  )
  expect(splitByTerms('A new affordable housing trust', [homes, trust], new Set([trust]))).toEqual([
    { text: 'A new affordable housing trust' },
  ])
})

it('explains a term once on a page, in the order of the text, and never in another language', () => {
  const [bonds, zoning] = [aTerm('bonds'), aTerm('zoning', 'zoned')]
  const { terms, pieces } = findTerms({ terms: [bonds, zoning] }, [
    { text: 'Bonds en zoning.', language: 'fr' },
    { text: 'Zoned homes.' },
    {},
    { text: 'No zoning, but bonds.' },
  ])
  expect(terms).toEqual([zoning, bonds])
  expect([...pieces]).toEqual([
    ['Zoned homes.', [{ text: 'Zoned', term: zoning }, { text: ' homes.' }]],
    ['No zoning, but bonds.', [{ text: 'No zoning, but ' }, { text: 'bonds', term: bonds }, { text: '.' }]],
  ])
})

it('explains a term where its form is in the language of the text', () => {
  const term = aTerm('anulación', tagText('override', 'en'))
  const explain = (text: string) =>
    splitByTerms(text, [term], new Set()).flatMap((piece) => (piece.term ? untagText(piece.text) : []))
  expect(explain('Una anulación, o override.')).toEqual(['anulación'])
  expect(explain(tagText('An override, or anulación.', 'en'))).toEqual(['override'])
  expect(explain(`Override: ${tagText('an override', 'en')}, o anulación`)).toEqual(['override'])
})

const hour = 3_600_000

it.each([
  ['2017-07-01', '07:00', 'America/New_York', '2017-07-01T11:00Z'],
  ['2017-11-07', '07:00', 'America/New_York', '2017-11-07T12:00Z'],
  ['2017-11-07', '20:00', 'UTC', '2017-11-07T20:00Z'],
  ['2017-11-07', '07:00', 'America/St_Johns', '2017-11-07T10:30Z'],
  ['2017-11-07', '07:00', 'Asia/Kathmandu', '2017-11-07T01:15Z'],
  ['2017-11-07', '00:00', 'Pacific/Kiritimati', '2017-11-06T10:00Z'],
  ['2017-11-07', '23:59', 'Pacific/Pago_Pago', '2017-11-08T10:59Z'],
  // Clocks skip an hour, and show 03:00 and 03:30 in place of 02:00 and 02:30.
  ['2017-03-12', '01:59', 'America/New_York', '2017-03-12T06:59Z'],
  ['2017-03-12', '02:00', 'America/New_York', '2017-03-12T07:00Z'],
  ['2017-03-12', '02:30', 'America/New_York', '2017-03-12T07:30Z'],
  ['2017-03-12', '03:00', 'America/New_York', '2017-03-12T07:00Z'],
  // Clocks show an hour twice. The first one counts.
  ['2017-11-05', '00:59', 'America/New_York', '2017-11-05T04:59Z'],
  ['2017-11-05', '01:30', 'America/New_York', '2017-11-05T05:30Z'],
  ['2017-11-05', '02:00', 'America/New_York', '2017-11-05T07:00Z'],
  // Clocks skip midnight.
  ['2017-10-15', '00:00', 'America/Sao_Paulo', '2017-10-15T03:00Z'],
])('converts %s, %s in %s to %s', (date, time, timeZone, instant) => {
  expect(new Date(toInstant(date, time, timeZone))).toEqual(new Date(instant))
})

it.each([
  ['America/New_York', ['2017-03-12T07:00:00.000Z -4', '2017-11-05T06:00:00.000Z -5']],
  ['Australia/Lord_Howe', ['2017-04-01T15:00:00.000Z 10.5', '2017-09-30T15:30:00.000Z 11']],
  ['Asia/Kolkata', []],
])('lists the instants at which the clocks of %s change', (timeZone, expected) => {
  const from = Date.parse('2017-01-01T05:00Z')
  const [first, ...changes] = listOffsets(from, Date.parse('2017-12-31'), timeZone)
  expect(first).toEqual([from, getOffset(from, timeZone)])
  expect(changes.map(([instant, offset]) => `${new Date(instant).toISOString()} ${offset / hour}`)).toEqual(expected)
})

it.each([
  ['2017-11-07', '07:00', 'America/New_York', '2017-11-07T07:00:00-05:00'],
  ['2017-06-06', '07:00', 'America/New_York', '2017-06-06T07:00:00-04:00'],
  ['2017-11-05', '00:30', 'America/New_York', '2017-11-05T00:30:00-04:00'],
  ['2017-12-04', '07:00', 'Europe/London', '2017-12-04T07:00:00+00:00'],
  ['2017-05-04', '09:30', 'Asia/Kolkata', '2017-05-04T09:30:00+05:30'],
])('formats %s %s in %s as %s', (date, time, timeZone, expected) => {
  expect(formatWithOffset(date, time, timeZone)).toBe(expected)
  expect(new Date(expected).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })).toBe(time)
})
