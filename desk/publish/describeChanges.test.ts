import { readFixture } from '@/guide/testing/fixtures'
import { createFiles } from '@/guide/testing/createFiles'
import { describeChanges } from './describeChanges'
import type { FileVersions } from './readVersions'

const folder = 'anytown-2017'
const names = ['election.yaml', 'sources.yaml', 'candidates/ada.yaml', 'candidates/bob.yaml']

type Edit = (text: string) => string

function toVersions(file: string, base: string | undefined, saved: string | undefined, published = base): FileVersions {
  const [before, own, theirs] = [base, saved, published].map((text) => text && Buffer.from(text))
  const flags = {
    isSaved: true,
    isPublished: published !== base,
    exists: saved !== undefined,
    existed: base !== undefined,
  }
  return { file, base: before, published: theirs, saved: own, ...flags } as FileVersions
}

/** Describes a file after an edit of its text, and one of the site's text. */
function describe(path: string, edit: Edit, editPublished: Edit = (text) => text) {
  const base = readFixture(path)
  const saved = edit(base)
  if (saved === base) throw new Error('The edit changes nothing.')
  const versions = toVersions(`data/${folder}/${path}`, base, saved, editPublished(base))
  return describeChanges([versions], createProject({ [path]: saved }))
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

const withPhoto = readFixture('candidates/ada.yaml').replace('race:', 'src: ada.jpg\nrace:')

it('describes the election of the site, photographs and streets', () => {
  const versions = [
    toVersions('data/site.yaml', 'current: old\n', `current: ${folder}\narchive: [old, gone]\n`),
    toVersions(`data/${folder}/streets.csv`, 'a', 'b'),
    toVersions('public/img/ada.jpg', undefined, 'new'),
    toVersions('public/img/eve.jpg', 'old', undefined),
  ]
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
  const files = names.map((path) => toVersions(`data/${folder}/${path}`, undefined, readFixture(path)))
  const versions = [...files, toVersions('public/img/ada.jpg', undefined, 'new')]
  const changes = describeChanges(versions, createProject({ 'candidates/ada.yaml': withPhoto }))
  expect(changes.map(toWords)).toEqual([
    ['Anytown City Elections, November 7, 2017: new election', undefined, undefined],
  ])
})

it('names the election of each change if several have changed, or another than expected', () => {
  const ada = readFixture('candidates/ada.yaml')
  const renamed = ada.replace('Ada Byron', 'Ada King')
  const create = (name: string) => {
    const date = `date: ${name.slice(-4)}-11-03`
    const election = readFixture('election.yaml').replace('date: 2017-11-07', date)
    return createProject({ 'candidates/ada.yaml': renamed, 'election.yaml': election }, name)
  }
  const project = new Map([...create(folder), ...create('2015')])
  const label = (folders: readonly string[], expected?: string) => {
    const versions = folders.map((name) => toVersions(`data/${name}/candidates/ada.yaml`, ada, renamed))
    return describeChanges(versions, project, expected).map((each) => each.label)
  }
  const named = 'Anytown City Elections, November 3, 2015: Ada King: Name'
  expect(label([folder, '2015'])).toEqual(['Anytown City Elections, November 3, 2017: Ada King: Name', named])
  expect(label(['2015'], folder)).toEqual([named])
  expect(label(['2015'])).toEqual(['Ada King: Name'])
})
