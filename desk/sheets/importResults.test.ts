import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { copyGuide } from './testing/guideCopy'

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

it('shows and writes what a pasted column of votes changes, and leaves the other races not reported', async () => {
  const { root, importTables } = copyGuide('data/fixtures/upcoming')
  const [race, other] = loadGuide(readProject(root)).races
  const [first, second] = loadGuide(readProject(root)).candidates.filter((candidate) => candidate.race === race?.id)
  const night = `Race,Candidate,Votes,Elected,Blanks,As of,Time of the last report,Sources
${race?.name},${first?.name},1200,yes,,,,
${race?.name},${second?.id},900,yes,,,,
${race?.id},,,,7,,,`
  const source = loadGuide(readProject(root)).races[0]?.sources[0]?.id
  expect(await importTables({ results: night })).toContain(
    'The results have no sources. Add a row without a race and a candidate',
  )
  const sheet = `${night}\n,,,,,${loadGuide(readProject(root)).election.date},9:40 pm,${source}`
  const printed = await importTables({ results: sheet })
  expect(printed).toContain('Votes: (empty) -> "1200"')
  expect(printed).toContain('Elected: "no" -> "yes"')
  expect(await importTables({ results: sheet })).toContain('There is nothing to write.')
  const guide = loadGuide(readProject(root))
  expect(guide.election.updated).toBe(guide.election.date)
  expect(guide.election.results).toMatchObject({
    reportedAt: '21:40',
    winners: { [race!.id]: [first?.id, second?.id] },
    votes: { [race!.id]: { candidates: { [first!.id]: 1200, [second!.id]: 900 }, blanks: 7 } },
  })
  expect(guide.candidates.find((candidate) => candidate.race === other?.id)?.result).toBeUndefined()
})

it('lists those who move on apart from the winners', async () => {
  const { root, importTables } = copyGuide('data/fixtures/showcase')
  const heading = 'Race,Candidate,Votes,Elected'
  const sheet = `${heading}\nModerator,Jonas Reed,641,moves on\nModerator,ivy,512,no`
  expect(await importTables({ results: sheet.replace('512,no', '512,yes') })).toContain(
    'The winners of Moderator are not elected, but move on.',
  )
  expect(await importTables({ results: sheet.replace('moves on', 'lost') })).toContain('Enter yes, no or moves on.')
  expect(await importTables({ results: sheet })).toContain('Elected: "no" -> "moves on"')
  expect(loadGuide(readProject(root)).election.results).toMatchObject({
    winners: { clerk: ['baird'] },
    advancing: { moderator: ['reed'] },
  })
  expect(await importTables({ results: sheet })).toContain('There is nothing to write.')
})

it('adds groups, areas and their kinds, times and places, and says where to add what is missing', async () => {
  const { root, importTables } = copyGuide()
  const races = 'Name,Vote for,Group\nClerk,1,Ward 9'
  expect(await importTables({ races })).toContain(
    '“Ward 9” is not the id or the name of a group, and there is none yet. Add the group on the sheet Groups',
  )
  const tables = {
    races,
    groups: 'Name,For every voter\nWard 9,\nCitywide,yes',
    areas: 'Name,Kind,Groups\nNorth End,Ward,Ward 9\nSouth End,Ward,',
    'kinds-of-areas': 'Name\nWard',
    'voting-times':
      'Type,Label,First day,Date,Opens,Closes,Confirmed for,Group,Sources\nperiod,Early voting,2017-11-01,,7:00 am,8 pm,state,Ward 9,notice\ndeadline,Register,,2017-10-18,,,state,,notice',
    'voting-places': 'Type,Name,Place,Confirmed for,Sources\nplace,Fire hall,1 Main Street,this election,notice',
  }
  expect(await importTables(tables)).toContain('Wrote ')
  const { election, groups, areaKinds, areas } = loadGuide(readProject(root))
  expect(groups).toEqual([
    { id: 'ward-9', name: 'Ward 9' },
    { id: 'citywide', name: 'Citywide', everyone: true },
  ])
  expect(areaKinds).toEqual([{ id: 'ward', name: 'Ward' }])
  expect(areas).toEqual([
    { id: 'north-end', name: 'North End', kind: 'ward', groups: ['ward-9'] },
    { id: 'south-end', name: 'South End', kind: 'ward', groups: [] },
  ])
  expect(election.when.periods).toMatchObject([{ opens: '07:00', closes: '20:00', group: 'ward-9' }])
  expect(election.when.deadlines).toMatchObject([{ label: 'Register' }])
  expect(election.where.places).toMatchObject([{ name: 'Fire hall' }])
  expect(await importTables({ races })).toContain(' 2 groups, 1 area kind, 2 areas,')
  const wrong = await importTables({ 'voting-times': 'Type,Number,Date\nperiod,1,2017-11-01\ndeadline,7,\nday,,' })
  for (const part of [
    'row 2, column "Date"\n  The type period does not have this.',
    'row 3, column "Number"\n  There is no deadline “7”. Enter a number from 1 to 1.',
    'row 4, column "Type"\n  Enter one of hours, period, deadline',
  ])
    expect(wrong).toContain(part)
})

it('combines first and last names', async () => {
  const { root, importTables } = copyGuide()
  const tables = { candidates: 'First name,Surname,Race\nEve,De Winton,Mayor\nAda,Byron,City Council' }
  expect(await importTables(tables)).toContain('add     de-winton')
  const added = loadGuide(readProject(root)).candidates.find(({ id }) => id === 'de-winton')
  expect(added).toMatchObject({ name: 'Eve De Winton', sortName: 'De Winton, Eve' })
  expect(loadGuide(readProject(root)).candidates).toHaveLength(5)
})
