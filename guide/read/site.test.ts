import { readProject } from '@/guide/files/readProject'
import { editFixture } from '@/guide/testing/fixtures'
import { createFiles } from '@/guide/testing/createFiles'
import { testReports, testValidEdits } from '@/guide/testing/invalidEdits'
import { listUnclear } from '@/guide/testing/plainMessages'
import { type StreetFile, findAddress, getStreetFile, parseAddress, parseStreet } from '@/guide/words/streets'
import { loadGuide } from './guide'
import { readElection } from './election'
import { parseStreets, toStreets, splitStreets } from './streets'
import { parseYaml } from './yaml'
import { listSiteElections } from './site'
import { warnAboutSite } from './people'
import { warnAboutTranslations } from './translations'

const heading = 'street_name,street_suffix,start_house_number,end_house_number,odd_even_both,area_ids'
const areas = [
  { id: 'hill', kind: 'ward' },
  { id: 'bay', kind: 'ward' },
  { id: 'french', kind: 'board' },
]
const parse = (text: string) => parseStreets('streets.csv', Buffer.from(text), areas)

function lookUp(files: readonly string[], text: string) {
  const address = parseAddress(text)!
  const content = files[getStreetFile(parseStreet(address.street).main, files.length)] ?? '[]'
  return { content, answer: findAddress(JSON.parse(content) as StreetFile, address) }
}

it('reads segments with the headings of spreadsheets, and sides, numbers and areas', () => {
  const { rows, problems } = parse(
    'Street Direction;Street Name;Precinct ID;Start House Number;End House Number;includes_all_addresses;City\nN;Étang;bay, french;1;9;;Larkin\n;Ridge;hill;;;TRUE;\n',
  )
  expect(problems).toEqual([])
  expect(toStreets(rows)).toEqual([
    ['N Étang', 'Larkin', [[1, 9, 0, 'bay french']]],
    ['Ridge', '', [[0, 999_999, 0, 'hill']]],
  ])
})

it.each([
  ['Main,St,1,9,odd,north', 'area_ids', 'short names of areas of the election, separated by spaces, not “north”'],
  ['Main,St,1,9,odd,', 'precinct_id', 'short names of areas of the election, separated by spaces'],
  ['Main,St,1,9,odd,hill bay', 'area_ids', 'one area of each kind, not “hill bay”'],
  ['Main,St,x,9,odd,hill', 'start_house_number', 'a whole number, unless “includes_all_addresses” is “true”, not “x”'],
  ['Main,St,9,1,odd,hill', 'end_house_number', 'a whole number from 9, not “1”'],
  ['Main,St,1,9,left,hill', 'odd_even_both', 'odd, even or both, not “left”'],
  [',St,1,9,odd,hill', 'street_name', 'the name of one street'],
])('reports the row %s', (row, field, rule) => {
  expect(parse(`${heading}\nMill,Rd,1,9,both,bay\n${row}\n`).problems).toEqual([
    {
      file: 'streets.csv',
      row: 3,
      field,
      message: expect.stringContaining(`In row 3 of the table of streets, “${field}” must be ${rule}.`) as string,
    },
  ])
})

it('reports a missing column', () => {
  expect(parse('street_name,zip\nMain,1\n').problems).toMatchObject([
    { field: 'area_ids', message: expect.stringContaining('no column “area_ids”, but street_name, zip.') },
  ])
})

it('finds every address of a city of 10,000 segments in a file of at most 10 kB', () => {
  const letters = 'bcdfghjklmnprstvwz'
  const name = (index: number) =>
    [...String(index)]
      .map((digit, place) => letters[Number(digit) + (place % 2) * 7]! + 'aeiou'[Number(digit) % 5]!)
      .join('')
  const streets = Array.from({ length: 800 }, (_, index) => ({
    name: name(index),
    kind: ['St', 'Ave', 'Rd'][index % 3]!,
  }))
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    // A few streets are long.
    const { name: street, kind } = streets[index % 10 === 0 ? (index / 10) % 50 : index % streets.length]!
    const start = Math.floor(index / 800) * 200 + (index % 10 === 0 ? Math.floor(index / 500 + 1) * 4000 : 0)
    return `${street},${kind},${start + 1},${start + 199},${['odd', 'even'][index % 2]},${['hill french', 'bay'][index % 2]}`
  })
  const { rows: parsed, problems } = parse(`${heading}\n${rows.join('\n')}\n`)
  expect([parsed.length, problems]).toEqual([10_000, []])
  const files = splitStreets(toStreets(parsed))
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(10_000)
  for (const row of rows.filter((_row, index) => index % 7 === 0)) {
    const [street, kind, start, , side, ids] = row.split(',')
    const { answer } = lookUp(files, `${Number(start) + Number(side === 'even')} ${street} ${kind}`)
    expect(answer.map((found) => found[1])).toEqual([ids])
  }
  expect(lookUp(files, '1 Nowhere St').answer).toEqual([])
})

it('has the streets of the sample election', () => {
  const { streets } = loadGuide(readProject(process.cwd()), 'fixtures/region')
  expect(lookUp(streets, '3 ferry road').answer).toEqual([['Ferry Rd, Port Larkin', 'port-larkin french']])
  expect(lookUp(streets, '3 Etang').answer).toHaveLength(2)
})

testReports(
  {
    'a table of streets with an area that does not exist': [
      ({ replace }) => replace('streets.csv', 'ridge french', 'ridge dutch'),
      'streets.csv, row 7',
      'area_ids',
      'In row 7 of the table of',
      'Correct them, or add the areas.',
    ],
  },
  'region',
)
testValidEdits({ 'a table of streets': () => {} }, 'region')

/** A project with elections by name that have only a date, and with a site's file beside them. */
function createProject(site: string | undefined, dates: Readonly<Record<string, string>>, folder = 'data') {
  const elections = Object.entries(dates).map(([name, date]) => [`${folder}/${name}/election.yaml`, `date: ${date}\n`])
  return createFiles({
    ...Object.fromEntries(elections),
    ...(site === undefined ? {} : { [`${folder}/site.yaml`]: site }),
  })
}

const dates = { 'may-2025': '2025-05-06', 'fall-2027': '2027-11-02', 'fall-2025': '2025-11-04' }
const site = 'current: fall-2027\narchive: [may-2025, fall-2025]\n'

it('lists the elections of the site, newest first, each with its date as its address', () => {
  const elections = listSiteElections(createProject(site, dates))
  expect(elections).toEqual([
    { name: 'fall-2027', date: '2027-11-02', path: '/2027-11-02', isCurrent: true },
    { name: 'fall-2025', date: '2025-11-04', path: '/2025-11-04', isCurrent: false },
    { name: 'may-2025', date: '2025-05-06', path: '/2025-05-06', isCurrent: false },
  ])
  expect(listSiteElections(createProject(site, dates), 'may-2025')).toEqual(elections)
})

it('lists none for an election that is alone, or is not of the site', () => {
  expect(listSiteElections(createProject('current: fall-2027\n', dates))).toEqual([])
  expect(listSiteElections(createProject(undefined, { only: '2027-11-02' }))).toEqual([])
  expect(listSiteElections(createProject(site, { ...dates, other: '2023-11-07' }), 'other')).toEqual([])
})

it('reads the file beside a sample', () => {
  const files = createProject(site, dates, 'data/fixtures')
  expect(listSiteElections(files, 'fixtures/fall-2027').map(({ name }) => name)).toEqual([
    'fixtures/fall-2027',
    'fixtures/fall-2025',
    'fixtures/may-2025',
  ])
})

it.each([
  ['a missing folder', '[fall-2025, nowhere]', 'line 3, archive, item 2', 'election “nowhere” of the archive does not'],
  ['a folder elsewhere', '[../data/fall-2025]', 'line 3, archive, item 1', '“../data/fall-2025”'],
  ['the current election', '[fall-2027]', 'line 3, archive, item 1', '“fall-2027” is in the site twice'],
  ['an election twice', '[may-2025, may-2025]', 'line 3, archive, item 2', '“may-2025” is in the site twice'],
  ['an election of the same day', '[spring]', 'line 3, archive, item 1', '“fall-2027” and “spring” are both on'],
])('reports an archive with %s, and its line', (_name, archive, place, part) => {
  const files = createProject(`# Ours.\ncurrent: fall-2027\narchive: ${archive}\n`, { ...dates, spring: '2027-11-02' })
  expect(() => listSiteElections(files)).toThrow(`data/site.yaml, ${place}`)
  expect(() => listSiteElections(files)).toThrow(part)
})

it('reads a date in any form of YAML', () => {
  const files = createProject(site, { ...dates, 'may-2025': '"2025-05-06" # A Tuesday.' })
  expect(listSiteElections(files).at(-1)).toMatchObject({ date: '2025-05-06' })
})

it('reports an election without a date, and one with a day that does not exist', () => {
  for (const date of ['in May', '2025-02-30']) {
    const files = createProject(site, { ...dates, 'may-2025': date })
    expect(() => listSiteElections(files)).toThrow('data/may-2025/election.yaml, line 1, date')
  }
})

describe('warnAboutSite', () => {
  function anElection(date: string, ...races: readonly string[]) {
    const text = `date: ${date}\nraces:\n${races.map((race) => `  - ${race}\n`).join('')}`
    return { election: parseYaml(text, `data/${date}/election.yaml`), candidates: [] }
  }

  /** Warnings about a primary of September 2025 whose winners move on to a day. */
  function warn(nextDay: string, ...others: readonly ReturnType<typeof anElection>[]) {
    const primary = anElection('2025-09-09', `{ id: mayor, name: Mayor, advance: { count: 2, date: ${nextDay} } }`)
    const problems = warnAboutSite(primary, others)
    expect(listUnclear(problems)).toEqual([])
    return problems.map(({ file, line, field, message }) => [file, line, field, message])
  }

  const mayor = '{ id: mayor, name: Mayor }'
  const [fall2023, fall2025, fall2027] = ['2023-11-07', '2025-11-04', '2027-11-02'].map((date) =>
    anElection(date, mayor),
  )
  const special = anElection('2025-10-07', '{ id: clerk, name: Clerk }')
  const place = ['data/2025-09-09/election.yaml', 3, 'races, item 1, advance, date']
  const suggest = (reason: string) => `${reason} If the winners move on to that one, enter its day.`

  it('warns about winners who move on to a day on which the site has no election', () => {
    expect(warn('2025-11-03', fall2023!, fall2027!, fall2025!)).toEqual([
      [...place, suggest('No election of the site is on 2025-11-03, but one is on 2025-11-04.')],
    ])
  })

  it('warns about winners who skip the next election with their race', () => {
    expect(warn('2027-11-02', fall2027!, fall2025!)).toEqual([
      [...place, suggest('An earlier election of the site, on 2025-11-04, has this race, too.')],
    ])
    expect(warn('2025-11-04', special, fall2025!)).toEqual([])
  })

  it('does not warn while the next election may still be missing', () => {
    expect(warn('2025-11-04', fall2023!)).toEqual([])
    expect(warn('2025-11-04', fall2023!, special)).toEqual([])
  })
})

describe('warnAboutTranslations', () => {
  function warn(languages: string, ...texts: readonly string[]): string {
    const { files, replace, write } = editFixture()
    replace('election.yaml', 'nonpartisan:', `languages: ${languages}\nnonpartisan:`)
    write('translations/es.yaml', `by: machine\ntexts: [${texts.join(', ')}]\n`)
    const warnings = warnAboutTranslations(readElection(files))
    expect(listUnclear(warnings)).toEqual([])
    return warnings.map(({ message }) => message).join()
  }

  const countMissing = (message: string) => Number(/\d+/.exec(message))

  const gone = '{ original: Gone, text: Fuera }'

  it('counts what a language lacks', () => {
    const before = countMissing(warn('[en, es]'))
    const after = warn('[en, es]', '{ original: City Council, text: Concejo Municipal }', gone)
    expect(after).toContain(
      `: ${before - 1} passages without a translation, 1 translation of text that is no longer in the guide.`,
    )
  })

  it('asks for what candidates said only if some of it is translated, and for a review', () => {
    const editorial = countMissing(warn('[en, es]'))
    const after = warn('[en, es]', '{ original: Libraries and schools, text: Título }')
    expect(countMissing(after)).toBeGreaterThan(editorial)
    expect(after).toContain('1 translation of what a candidate said that nobody has reviewed')
  })

  it('warns about a language that has no pages', () => {
    expect(warn('[en]', gone)).toContain('No pages are in the language “es” yet.')
  })
})
