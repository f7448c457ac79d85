/** @jest-environment node */
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyElection, folder, type Copy } from '@/guide/testing/copyElection'
import { tagText } from '@/lib/locale/taggedText'
import { addSite } from './addSite'
import { loadGuide } from './loadGuide'

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

const load = ({ root }: Copy, language: string, name?: string) => addSite(loadGuide(root, name), root, language, name)

it('adds the other elections of the site to the current one, in the language of the pages', () => {
  const { site } = load(createSite(), 'ar')
  expect(site?.isArchived).toBe(false)
  expect(site?.others).toMatchObject([{ date: '2017-11-07', path: '/2017-11-07/ar', hasResults: false }])
  expect(site?.others[0]?.races.map(({ id }) => id)).toEqual(['selectBoard', 'moderator'])
})

it('tags the names of an election that does not have the language', () => {
  expect(load(createSite(), 'es').site?.others).toMatchObject([
    { path: '/2017-11-07', title: tagText('Millbrook Votes', 'en'), name: tagText('Millbrook town election', 'en') },
  ])
})

it('adds nothing to an election that is alone, or that is built alone', () => {
  expect(load(createSite('[]'), 'en').site).toBeUndefined()
  expect(load(createSite(), 'en', 'millbrook-2017').site).toBeUndefined()
})

it('adds to an archived election only what it has in common with others', () => {
  path = '/2017-11-07'
  expect(load(createSite(), 'en', 'millbrook-2017').site).toEqual({ isArchived: true, others: [] })
})

it('reports the problems of another election', () => {
  const copy = createSite()
  copy.replace('/data/millbrook-2017/sources.yaml', 'title:', 'heading:')
  expect(() => load(copy, 'en')).toThrow(/data\/millbrook-2017\/sources\.yaml, line \d+/)
})
