import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { exportFile } from './export/exportFile'
import { readTables } from './files/disk'
import { copyGuide } from './testing/guideCopy'

const path = 'translations/es.yaml'

/** A copy of a sample election that is translated to Spanish. */
function copyTranslated(translations?: object) {
  const copy = copyGuide()
  const folder = join(copy.root, 'data', 'copy')
  const election = join(folder, 'election.yaml')
  writeFileSync(election, `languages: [en, es]\n${readFileSync(election, 'utf8')}`)
  mkdirSync(join(folder, 'translations'), { recursive: true })
  if (translations) writeFileSync(join(folder, path), stringify(translations))
  const exportRows = async () => {
    jest.spyOn(console, 'log').mockImplementation()
    await exportFile(copy.root, undefined, [join(copy.root, 'tables/')])
    const [table] = await readTables(join(copy.root, 'tables', 'translations-es.csv'))
    return { headings: table!.headings, rows: table!.rows.map(({ cells }) => cells) }
  }
  return { ...copy, exportRows, readTranslations: () => parse(copy.readFiles()[path] ?? '') as unknown }
}

const reviewed = { original: 'City Council', text: 'Concejo Municipal', reviewedBy: 'Ana Silva' }
const older = { original: 'Mayors', text: 'Alcaldías', reviewedBy: 'Ana Silva' }

afterEach(() => jest.restoreAllMocks())

it('exports a row for each passage, with its place, its translation and its state, and imports it unchanged', async () => {
  const unused = { original: 'Nothing like it', text: '=Nada' }
  const { root, exportRows, importPaths, readFiles } = copyTranslated({ by: 'machine', texts: [reviewed, unused] })
  const before = readFiles()
  const { headings, rows } = await exportRows()
  expect(headings.join()).toBe('Place,Original,Translation: Español,Translated by,Reviewed by,State,Older translation')
  expect(rows.map((cells) => cells.join())).toContain(
    'Election: Race 1, Name,City Council,Concejo Municipal,,Ana Silva,translated,',
  )
  expect(rows).toContainEqual(['Election: Race 2, Name', 'Mayor', '', '', '', 'missing', ''])
  expect(rows.at(-1)).toEqual(['', 'Nothing like it', '=Nada', '', '', 'not in the guide', ''])
  expect(await importPaths(join(root, 'tables', 'translations-es.csv'))).toContain('There is nothing to write.')
  expect(readFiles()).toEqual(before)
})

it('adds, corrects and creates translations', async () => {
  const { importTables, readTranslations } = copyTranslated()
  await importTables({
    'Translations es':
      'Original,Translation: Español,Translated by\nMayor,Alcaldía,Ana Silva\nCity Council,Concejo,machine',
  })
  expect(readTranslations()).toEqual({
    by: 'Ana Silva',
    texts: [
      { original: 'Mayor', text: 'Alcaldía' },
      { original: 'City Council', text: 'Concejo', by: 'machine' },
    ],
  })
  await importTables({ spanish: 'Original,Translation: Español\nCity Council,Concejo Municipal\nMayor,' })
  expect(readTranslations()).toMatchObject({ texts: [{ text: 'Alcaldía' }, { text: 'Concejo Municipal' }] })
})

it('replaces the translation of an older wording, which then has no reviewer', async () => {
  const original = 'The library opens on Sundays and Mondays.'
  const { root, importTables, exportRows, readTranslations } = copyTranslated({
    by: 'machine',
    texts: [{ ...older, original: `${original} It closes at noon.` }],
  })
  const election = join(root, 'data', 'copy', 'election.yaml')
  writeFileSync(election, readFileSync(election, 'utf8').replace('name: Mayor', `name: ${original}`))
  const { rows } = await exportRows()
  expect(rows).toContainEqual(['Election: Race 2, Name', original, '', '', '', 'older than the original', 'Alcaldías'])
  await importTables({ 'Translations es': `Original,Translation: Español\n${original},Domingos y lunes` })
  expect(readTranslations()).toEqual({ by: 'machine', texts: [{ original, text: 'Domingos y lunes' }] })
})

it('reports a passage that the guide does not have, a repeated row, and a new file without a translator', async () => {
  const { importTables, readFiles } = copyTranslated()
  const before = readFiles()
  const report = await importTables({
    'Translations es': 'Original,Translation: Español\nMajor,Mayor\nMayor,Alcaldía\nMayor,Alcalde',
  })
  expect(report).toMatch(/row 2, column "Original"\n {2}The guide has no passage “Major”\./)
  expect(report).toMatch(/row 4, column "Original"\n {2}Row \d+ is about “.*”, too\./)
  expect(report).toMatch(/column "Translated by"\n {2}Enter in a row who translated/)
  expect(readFiles()).toEqual(before)
})
