import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { copyElection, folder, type Copy } from '@/guide/testing/fixtures'
import { tagText } from '@/lib/locale/taggedText'
import { addSite, readSummary, loadGuide } from './guide'

let path = ''
jest.mock('@/lib/paths', () => ({
  ...jest.requireActual<object>('@/lib/paths'),
  get ELECTION_PATH() {
    return path
  },
}))

beforeEach(() => {
  path = ''
})

/** A site with an election of 2026, and with Millbrook's of 2017 in English and Arabic. */
function createSite(archive = '[millbrook-2017]'): Copy {
  const copy = copyElection('showcase')
  cpSync('data/fixtures/upcoming', join(copy.root, 'data', 'millbrook-2017'), { recursive: true })
  copy.write('/data/site.yaml', `current: ${basename(folder)}\narchive: ${archive}\n`)
  return copy
}

function load({ root }: Copy, language: string, name?: string) {
  const files = readProject(root)
  return addSite(loadGuide(files, name), files, language, name)
}

it('summarizes an election in the language of the pages', () => {
  const summary = readSummary(readProject(createSite().root), 'millbrook-2017', 'ar')
  expect(summary).toMatchObject({ date: '2017-11-07', path: '/2017-11-07/ar', hasResults: false })
  expect(summary.races.map(({ id }) => id)).toEqual(['selectBoard', 'moderator'])
})

it('tags the names of the races of an election that does not have the language', () => {
  expect(readSummary(readProject(createSite().root), 'millbrook-2017', 'es')).toMatchObject({
    path: '/2017-11-07',
    races: ['Select Board', 'Moderator'].map((name) => ({ name: tagText(name, 'en') })),
  })
})

it('adds nothing to an election that is alone, or that is built alone', () => {
  expect(load(createSite('[]'), 'en').site).toBeUndefined()
  expect(load(createSite(), 'en', 'millbrook-2017').site).toBeUndefined()
})

it('adds to an election only what it has in common with others, so another one changes nothing in it', () => {
  expect(load(createSite(), 'en').site).toMatchObject({ isArchived: false, others: [] })
  path = '/2017-11-07'
  expect(load(createSite(), 'en', 'millbrook-2017').site).toMatchObject({ isArchived: true, others: [] })
})

it('reports the problems of another election', () => {
  const copy = createSite()
  copy.replace('/data/millbrook-2017/sources.yaml', 'title:', 'heading:')
  expect(() => load(copy, 'en')).toThrow(/data\/millbrook-2017\/sources\.yaml, line \d+/)
})
