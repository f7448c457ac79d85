import { readFixture } from '@/guide/testing/copyElection'
import { createFiles } from '@/guide/testing/createFiles'
import { describeChanges } from './describeChanges'
import type { FileVersions } from './readVersions'

const folder = 'anytown-2017'
const names = ['election.yaml', 'sources.yaml', 'candidates/ada.yaml', 'candidates/bob.yaml']

type Edit = (text: string) => string

/** Describes a file after an edit of its text, and one of the site's text. */
function describe(path: string, edit: Edit, editPublished: Edit = (text) => text) {
  const base = readFixture(path)
  const saved = edit(base)
  if (saved === base) throw new Error('The edit changes nothing.')
  const published = editPublished(base)
  const [before, theirs, own] = [base, published, saved].map((text) => Buffer.from(text))
  const isPublished = published !== base
  const file = `data/${folder}/${path}`
  const version = {
    file,
    base: before,
    published: theirs,
    saved: own,
    isSaved: true,
    isPublished,
    exists: true,
    existed: true,
  }
  return describeChanges([version], createProject({ [path]: saved }))
}

/** A project with the fixture, after changes of its files. */
const createProject = (changed: Readonly<Record<string, string>>, name = folder) =>
  createFiles(Object.fromEntries(names.map((path) => [`data/${name}/${path}`, changed[path] ?? readFixture(path)])))

const toWords = ({ label, before, after }: { label: string; before?: string; after?: string }) => [label, before, after]

it('describes a statement that was added in the middle of a list, and one that was removed', () => {
  const added = describe('candidates/ada.yaml', (text) =>
    text.replace(
      '  - title: Streets',
      '  - title: Buses\n    text: At night.\n    sources: [notice]\n  - title: Streets',
    ))
  expect(added.map(toWords)).toEqual([
    ['Ada Byron: Key stance 2 (new)', undefined, expect.stringContaining('Text: At night.')],
  ])
  const removed = describe('candidates/ada.yaml', (text) =>
    text.replace(/ {2}- title: Streets[^]*?- interview\n(?=\n)/, ''))
  expect(removed.map(toWords)).toEqual([
    ['Ada Byron: Key stance 2 (removed)', expect.stringContaining('Title: Streets for walking'), undefined],
  ])
})

it('lists the date of the last change after what has changed', () => {
  const changes = describe('candidates/ada.yaml', (text) =>
    text.replace('updated: 2017-10-21', 'updated: 2017-10-22').replace('on Sundays', 'on Mondays'))
  expect(changes.map(({ label }) => label)).toEqual(['Ada Byron: Key stance 1, Text', 'Ada Byron: Last updated'])
})

it('names the page of the editor, and what fields refer to', () => {
  const changes = describe('election.yaml', (text) => text.replace('cityCouncil: [ada]', 'cityCouncil: [bob]'))
  expect(changes.map(toWords)).toEqual([['Results: Winners, City Council', '• Ada Byron', '• Bob Cole']])
})

it('compares with the site, and leaves out what only another editor has changed', () => {
  const changes = describe(
    'candidates/ada.yaml',
    (text) => text.replace('name: Ada Byron', 'name: Ada King'),
    (text) =>
      text.replace('name: Ada Byron', 'name: Ada Lovelace').replace('updated: 2017-10-21', 'updated: 2017-10-22'),
  )
  expect(changes.map(toWords)).toEqual([['Ada King: Name', 'Ada Lovelace', 'Ada King']])
})

it('mentions comments, and files that cannot be read', () => {
  expect(describe('candidates/ada.yaml', (text) => `${text}# Call her.\n`).map(toWords)).toEqual([
    ['Ada Byron: notes that readers do not see', undefined, undefined],
  ])
  expect(describe('candidates/bob.yaml', (text) => `${text}: [`).map(({ label }) => label)).toEqual([
    'Bob Cole: cannot be read',
  ])
})

it('describes the election of the site, photographs and streets', () => {
  const saved = { isSaved: true, isPublished: false, exists: true, existed: true }
  const site = (current: string, archive = '') => Buffer.from(`current: ${current}\n${archive}`)
  const versions: FileVersions[] = [
    {
      file: 'data/site.yaml',
      base: site('old'),
      published: site('old'),
      saved: site(folder, 'archive: [old, gone]'),
      ...saved,
    },
    { file: `data/${folder}/streets.csv`, base: site('a'), published: site('a'), saved: site('b'), ...saved },
    { file: 'public/img/ada.jpg', ...saved, existed: false },
    { file: 'public/img/eve.jpg', ...saved, exists: false },
  ]
  const withPhoto = readFixture('candidates/ada.yaml').replace('race:', 'src: ada.jpg\nrace:')
  const changes = describeChanges(versions, createProject({ 'candidates/ada.yaml': withPhoto }))
  expect(changes.map(toWords)).toEqual([
    ['Site: the election that it shows', 'old', 'Anytown City Elections, November 7, 2017'],
    ['Site: the elections in its archive', undefined, 'old; gone'],
    ['Streets and areas: the table changed', undefined, undefined],
    ['Ada Byron: photograph (new)', undefined, undefined],
    ['Photographs: eve.jpg (removed)', undefined, undefined],
  ])
})

it('describes a new election in one line, with its photographs', () => {
  const added = { isSaved: true, isPublished: false, exists: true, existed: false }
  const files = names.map((path) => ({
    file: `data/${folder}/${path}`,
    saved: Buffer.from(readFixture(path)),
    ...added,
  }))
  const withPhoto = readFixture('candidates/ada.yaml').replace('race:', 'src: ada.jpg\nrace:')
  const changes = describeChanges(
    [...files, { file: 'public/img/ada.jpg', ...added }],
    createProject({ 'candidates/ada.yaml': withPhoto }),
  )
  expect(changes.map(toWords)).toEqual([
    ['Anytown City Elections, November 7, 2017: new election', undefined, undefined],
  ])
})

it('names the election of each change if several have changed, or another than expected', () => {
  const change = (name: string): FileVersions => {
    const [before, after] = ['Ada Byron', 'Ada King'].map((ada) =>
      Buffer.from(readFixture('candidates/ada.yaml').replace('Ada Byron', ada)),
    )
    const file = `data/${name}/candidates/ada.yaml`
    const versions = { base: before, published: before, saved: after }
    return { file, ...versions, isSaved: true, isPublished: false, exists: true, existed: true }
  }
  const other = '2015'
  const create = (name: string) =>
    createProject(
      {
        'candidates/ada.yaml': readFixture('candidates/ada.yaml').replace('Ada Byron', 'Ada King'),
        'election.yaml': readFixture('election.yaml').replace('date: 2017-11-07', `date: ${name.slice(-4)}-11-03`),
      },
      name,
    )
  const project = new Map([...create(folder), ...create(other)])
  const label = (folders: readonly string[], expected?: string) =>
    describeChanges(folders.map(change), project, expected).map((each) => each.label)
  const named = 'Anytown City Elections, November 3, 2015: Ada King: Name'
  expect(label([folder, other])).toEqual(['Anytown City Elections, November 3, 2017: Ada King: Name', named])
  expect(label([other], folder)).toEqual([named])
  expect(label([other])).toEqual(['Ada King: Name'])
})
