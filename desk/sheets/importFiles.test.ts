/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGuide } from '@/guide/read/loadGuide'
import { findLocations } from '@/build/images/findLocation'
import { createPhonePhoto } from '@/build/images/testImages'
import { formatWorkbook } from './files/writeWorkbook'
import { copyGuide, runImport } from './testing/guideCopy'

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
  expect(loadGuide(root).candidates.map(({ name }) => name)).toContain('Eve Fox')
})

it('removes the location from a photograph that it adds to a candidate, and from no other', async () => {
  const { root, importTables } = copyGuide()
  const photo = await createPhonePhoto(480, 600)
  const folder = join(root, 'public', 'img')
  mkdirSync(folder, { recursive: true })
  for (const src of ['ada.jpg', 'other.jpg']) writeFileSync(join(folder, src), photo)
  const printed = await importTables({ candidates: 'Id,Name,Photo\nada,,ada.jpg' })
  expect(printed).toContain('Removed the metadata of public/img/ada.jpg')
  const images = new Map(['ada.jpg', 'other.jpg'].map((src) => [src, join(folder, src)]))
  expect((await findLocations(images)).map(({ file }) => file)).toEqual(['public/img/other.jpg'])
})

it('writes nothing without a terminal and without --yes, and gives the command', async () => {
  const { root, readFiles, writeTables } = copyGuide()
  const before = readFiles()
  const report = await runImport(root, writeTables(newTerm))
  expect(report).toContain('then run the same command with --yes')
  expect(report).toContain('Nothing was written.')
  expect(readFiles()).toEqual(before)
})

it('reports every bad cell by sheet, row and column, and writes nothing', async () => {
  const { readFiles, importTables } = copyGuide()
  const before = readFiles()
  const report = await importTables({
    candidates: `Id,Name,Running for,Web site,Incumbent?,Updated
ada,,Dog Catcher,see below,maybe,11/07/2017
,,,,,
,,,https://nobody.example,,
Bad Id,Somebody,,,,`,
    sources: `Id,Title,Address\nnotice,${'x'.repeat(301)},https://user@city.example`,
    statements: `Candidate,Number,Title,Text,Sources
Nobody Known,1,Title,Text.,notice
ada,7,Title,Text.,no such source`,
  })
  for (const part of [
    'candidates, row 2, column "Running for"\n  expected: the id or the name of a race: cityCouncil',
    'candidates, row 2, column "Web site"\n  expected: a web address',
    'candidates, row 2, column "Incumbent?"\n  expected: yes or no\n  found: the text "maybe"',
    'candidates, row 2, column "Updated"\n  expected: a valid date in year-month-day form',
    'candidates, row 4, column "Name"\n  expected: the name as on the ballot\n  found: nothing',
    'candidates, row 5, column "Id"\n  expected: an id of lowercase letters',
    'sources, row 2, column "Title"\n  expected: at most 300 characters\n  found: 301 characters',
    'sources, row 2, column "Address"',
    'statements, row 2, column "Candidate"\n  expected: the id or the name of a candidate: ada, bob',
    'statements, row 3, column "Number"\n  expected: a number from 1 to 3',
    'statements, row 3, column "Sources"\n  expected: the id, the title or the address of a source',
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
    'candidates, row 2, column "Photo"\n  expected: the name of an image in public/img',
    'candidates, row 3, column "Sources for withdrawal"',
    'races, row 2, column "Vote for"\n  expected: how many candidates one voter may vote for\n  found: nothing\n  what to do: Fill in the cell.',
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
  const sheets = 'expected: a sheet with the headings of Races, Candidates, Topics, Statements, Sources'
  expect(await importTables({ budget: 'Amount,Account\n1,2' })).toContain(sheets)
  expect(await runImport(root, ['missing.xlsx'])).toContain('no such file')
  expect(await runImport(root, [])).toContain('found: no path')
  expect(await runImport(root, ['--force', 'a.xlsx'])).toContain("Unknown option '--force'")
})

it('leaves files alone that have changed since the question', async () => {
  const { root, readFiles, writeTables } = copyGuide()
  const file = join(root, 'data', 'copy', 'election.yaml')
  const report = await runImport(root, writeTables(newTerm), () => {
    writeFileSync(file, readFiles()['election.yaml']?.replace('Anystate', 'Otherstate') ?? '')
    return Promise.resolve('y')
  })
  expect(report).toContain('Run the command again.')
  expect(readFiles()['election.yaml']).not.toContain('Two years')
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

it('shows the sheets, rows and columns that are hidden', async () => {
  const { root, importPaths } = copyGuide()
  const workbook = join(root, 'races.xlsx')
  const races = { columns: [{ heading: 'Name' }, { heading: 'Term' }], rows: [['City Council', 'Two years']] }
  const parts = unzipSync(await formatWorkbook(['Races', 'Sources'].map((name) => ({ name, ...races }))))
  for (const [name, from, to] of [
    ['workbook', 'name="Sources"', 'state="hidden" name="Sources"'],
    ['worksheets/sheet1', '<row r="2"', '<row hidden="1" r="2"'],
    ['worksheets/sheet1', '<col min="2"', '<col hidden="1" min="2"'],
  ] as const)
    parts[`xl/${name}.xml`] = strToU8(strFromU8(parts[`xl/${name}.xml`]!).replace(from, to))
  writeFileSync(workbook, zipSync(parts))
  const printed = await importPaths(workbook)
  for (const line of [
    'B  Term  -> Term (hidden in the spreadsheet)',
    'Hidden in the spreadsheet, but imported: row 2.',
    'Sources: not imported, because the sheet is hidden in the spreadsheet.',
  ])
    expect(printed).toContain(line)
})

it.each([
  ['UTF-8 with a letter of Windows-1252', ['José and Zoë,Jos', '\u00E9'], '"Jos\uFFFD", with a letter'],
  ['Windows-1252 with UTF-8', ['', '\u00C9va L\u00F3pez,Jos\u00C3\u00A9'], '"JosÃ©", which was probably "José"'],
  ['a control character', ['Ada,Jo\0sé and more letters, so that it is mostly text'], 'control character (U+0000)'],
])('reports the row and the column of %s', async (_kind, [utf8 = '', latin1 = ''], found) => {
  const { root, importPaths, readFiles } = copyGuide()
  const before = readFiles()
  const path = join(root, 'candidates.csv')
  writeFileSync(path, Buffer.concat([Buffer.from(`Notes,Name\nx,Ada Byron\n${utf8}`), Buffer.from(latin1, 'latin1')]))
  const report = await importPaths(path)
  expect(report).toContain('candidates, row 3, column "Name"')
  expect(report).toContain(found)
  expect(readFiles()).toEqual(before)
})
