import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder, openFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { findLocations } from '@/build/images/checkImages'
import { createPhonePhoto } from '@/build/images/testing/testImages'
import { copyGuide, runImport } from '../testing/guideCopy'

const newTerm = { races: 'Name,Term\nCity Council,Two years' }

it('shows what it will add, change and leave alone, and asks before it writes', async () => {
  const { root, readFiles, writeTables } = copyGuide()
  const before = readFiles()
  const paths = writeTables({
    people: `Full name,Race,Website,Shoe size
Ada Byron,City Council,ada.example,38
Eve Fox,cityCouncil,,`,
  })
  const questions: string[] = []
  const printed = await runImport(root, paths, (text) => (questions.push(text), Promise.resolve('n')))
  expect(questions).toEqual(['Write 2 files? [y/N] '])
  for (const line of [
    /^Election: Anytown City Elections, November 7, 2017 \(data\/[\w-]+\)$/m,
    /Full name +-> Name/,
    /Shoe size +not used/,
    'Candidates: 1 to add, 1 to change, 0 the same',
    'add     fox: Eve Fox',
    'change  ada',
    'Website: (empty) -> "https://ada.example"',
    /Not in the sheets, and left alone: .*3 candidates.* An import deletes nothing/,
    'Nothing was written.',
  ])
    expect(printed).toMatch(line)
  expect(readFiles()).toEqual(before)
  await runImport(root, paths, () => Promise.resolve('y'))
  expect(loadGuide(readProject(root)).candidates.map(({ name }) => name)).toContain('Eve Fox')
})

it('removes the location from a photograph that it adds to a candidate, and from no other', async () => {
  const { root, importTables } = copyGuide()
  const photo = await createPhonePhoto(480, 600)
  const folder = join(root, 'public', 'img')
  mkdirSync(folder, { recursive: true })
  for (const src of ['ada.jpg', 'other.jpg']) writeFileSync(join(folder, src), photo)
  const printed = await importTables({ candidates: 'Id,Name,Photo\nada,,ada.jpg' })
  expect(printed).toContain('Removed the metadata of public/img/ada.jpg')
  writeFileSync(join(folder, 'empty.jpg'), '')
  const images = openFolder(readProject(root), imageFolder)
  expect((await findLocations(images)).map(({ file }) => file)).toEqual(['public/img/other.jpg'])
})

it('reports every bad cell by sheet, row and column, and writes nothing', async () => {
  const { readFiles, importTables } = copyGuide()
  const before = readFiles()
  const report = await importTables({
    candidates: `Id,Name,Running for,Web site
ada,,Dog Catcher,see below
,,,
,,,https://nobody.example
Bad Id,Somebody,,`,
    sources: `Id,Title,Address\nnotice,${'x'.repeat(301)},https://user@city.example`,
    statements: `Candidate,Number,Title,Text,Sources
Nobody Known,1,Title,Text.,notice
ada,7,Title,Text.,no such source`,
  })
  for (const part of [
    'candidates, row 2, column "Running for"\n  “Dog Catcher” is not the id or the name of a race: cityCouncil',
    'candidates, row 2, column "Web site"\n  Enter a web address',
    'candidates, row 4, column "Name"\n  Enter the name as on the ballot.',
    'candidates, row 5, column "Id"\n  Enter a short name',
    'sources, row 2, column "Title"\n  Shorten this to 300 characters. It has 301.',
    'statements, row 2, column "Candidate"\n  “Nobody Known” is not the id or the name of a candidate: ada, bob',
    'statements, row 3, column "Number"\n  Enter a number from 1 to 3',
    'statements, row 3, column "Sources"\n  “no such source” is not the id, the title or the address of a source',
    'Nothing was written.',
  ])
    expect(report).toContain(part)
  expect(readFiles()).toEqual(before)
})

it('validates the election as it would be, and reports the row and the column', async () => {
  const { readFiles, importTables } = copyGuide()
  const before = readFiles()
  const report = await importTables({
    candidates: `Id,Name,Race,Photo,Withdrawn on,Sources for withdrawal
ada,,,nowhere.jpg,,
bob,,,,2017-10-01,
eve,Eve Fox,cityCouncil,,,`,
    races: 'Name,Vote for\nLibrary Trustee,',
    statements: 'Candidate,Title,Text,Sources\nEve Fox,A title,A text.,',
  })
  for (const part of [
    'candidates, row 2, column "Photo"\n  The photograph “nowhere.jpg” is missing.',
    'candidates, row 3, column "Sources for withdrawal"',
    'races, row 2, column "Vote for"\n  Enter how many candidates one voter may vote for',
    'statements, row 2, column "Sources"',
    'Nothing was written.',
  ])
    expect(report).toContain(part)
  expect(readFiles()).toEqual(before)
})

it('reports problems of the files that no row causes as the check does', async () => {
  const { root, importTables } = copyGuide()
  appendFileSync(join(root, 'data', 'copy', 'candidates', 'bob.yaml'), 'unknown: true\n')
  expect(await importTables(newTerm)).toMatch(/data\/copy\/candidates\/bob\.yaml, line \d+, unknown/)
})

it('reports files that are no spreadsheet of a guide', async () => {
  const { root, importTables } = copyGuide()
  const sheets = 'Use those of Races, Candidates, Topics, Statements, Sources'
  expect(await importTables({ budget: 'Amount,Account\n1,2' })).toContain(sheets)
  expect(await runImport(root, ['missing.xlsx'])).toContain('There is no such file.')
  expect(await runImport(root, [])).toContain('There is no address of a spreadsheet.')
  expect(await runImport(root, ['--force', 'a.xlsx'])).toContain("Unknown option '--force'")
})

it('writes none of the files if one has changed since the question', async () => {
  const { root, readFiles, writeTables } = copyGuide()
  const before = readFiles()
  const file = 'candidates/ada.yaml'
  const changed = before[file]?.replace('Ada', 'Adah') ?? ''
  const tables = { ...newTerm, candidates: 'Id,Name,Email\nada,,ada@byron.example' }
  const report = await runImport(root, writeTables(tables), () => {
    writeFileSync(join(root, 'data', 'copy', file), changed)
    return Promise.resolve('y')
  })
  expect(report).toContain('Another program has changed the same at this moment. Try again.')
  expect(readFiles()).toEqual({ ...before, [file]: changed })
})

it('keeps the reason for no stances only while there are none', async () => {
  const { importTables, readFiles } = copyGuide('data/fixtures/showcase')
  const tables = {
    candidates: `Id,Name,Reason for no stances,No stances as of
okafor,Chidi Okafor,did not respond,2026-09-10
ivy,Ivy May,Declined,2026-09-11`,
    statements: `Candidate,Title,Text,Source
Chidi Okafor,Longer hours,Okafor wants the library to open on Sundays.,Interview`,
  }
  expect(await importTables(tables)).toContain('Wrote')
  expect(readFiles()['candidates/okafor.yaml']).not.toContain('noStances')
  expect(readFiles()['candidates/ivy.yaml']).toContain('reason: declined\n  asOf: 2026-09-11')
  expect(await importTables(tables)).toContain('There is nothing to write.')
  const printed = await importTables({ statements: tables.statements.replace('Chidi Okafor', 'Ivy May') })
  expect(printed).toContain('Candidates with stances now, whose reason for no stances is removed: 1')
  expect(readFiles()['candidates/ivy.yaml']).not.toContain('noStances')
})
