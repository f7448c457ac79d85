import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/loadGuide'
import { copyGuide } from '../testing/guideCopy'

const copyRegion = () => copyGuide('data/fixtures/region')

it('finds a candidate by the name and the race if there is no id', async () => {
  const { importTables, readFiles } = copyRegion()
  await importTables({ candidates: 'Name,Race,Email\n  IAIN  adair,Warden,new@adair.example' })
  expect(readFiles()['candidates/adair.yaml']).toContain('email: new@adair.example')
})

it.each([
  ['Name,Race\nIain Adair,ward3', /row 2, column "Id"[^]*somebody with this name: adair/],
  ['Id,Name,Race\niain,Iain Adair,warden', /The candidate with this name has the id adair, not “iain”/],
])('reports a name that another candidate has: %j', async (candidates, report) => {
  expect(await copyRegion().importTables({ candidates })).toMatch(report)
})

it('adds a further race with a further row, and changes it by a row that names it', async () => {
  const { root, importTables } = copyRegion()
  const candidates = `Id,Name,Race,Incumbent,Website
oduya,Ngozi Oduya,PL_mayor,,https://oduya.example/
oduya,Ngozi Oduya,PL-council,yes,
oduya,,ward3,no,https://oduya.example/`
  expect(await importTables({ candidates })).toContain('oduya, ward3')
  const oduya = loadGuide(readProject(root)).candidates.find(({ id }) => id === 'oduya')
  expect(oduya?.links).toEqual({ website: 'https://oduya.example/' })
  expect(oduya?.candidacies.map(({ race, incumbent }) => [race, incumbent])).toEqual([
    ['PL_mayor', true],
    ['PL-council', true],
    ['ward3', false],
  ])
  expect(await importTables({ candidates })).toContain('There is nothing to write.')
})

it('changes the race of a candidate with one row', async () => {
  const { root, importTables } = copyGuide('data/fixtures/upcoming')
  const { races, candidates } = loadGuide(readProject(root))
  const [candidate] = candidates
  const race = races.find(({ id }) => id !== candidate?.race)
  await importTables({ candidates: `Id,Name,Race\n${candidate?.id},,${race?.name}` })
  expect(loadGuide(readProject(root)).candidates.find(({ id }) => id === candidate?.id)?.race).toBe(race?.id)
})

it('reports rows about one person that contradict each other', async () => {
  const report = await copyRegion().importTables({
    candidates: `Id,Name,Race,Email
oduya,Ngozi Oduya,PL_mayor,a@oduya.example
oduya,Ngozi Oduya,PL-council,b@oduya.example
zhou,Mei Zhou,ward3,
zhou,Mei Zhou,Ward 3 Councillor,
zhou,Mei Zhou,,`,
  })
  expect(report).toContain('candidates, row 3, column "Email"\n  Row 2, which is about oduya, too, has another value.')
  expect(report).toContain('candidates, row 6, column "Race"')
})
