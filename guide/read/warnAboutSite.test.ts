import { listUnclear } from '@/guide/testing/plainMessages'
import { parseYaml } from './readYaml'
import { warnAboutSite } from './warnAboutSite'

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
const [fall2023, fall2025, fall2027] = ['2023-11-07', '2025-11-04', '2027-11-02'].map((date) => anElection(date, mayor))
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

it('does not warn about winners who move on to the next election with their race', () => {
  expect(warn('2025-11-04', fall2023!, fall2025!, fall2027!)).toEqual([])
})
