/** @jest-environment jsdom */
import { aCandidate, aGuide, anElection } from '@/guide/testing/factories'
import { formatCorrectionsFeed } from './correctionsFeed'
import type { Election } from '@/guide/fields/published'

type Correction = Election['corrections'][number]

const first = { date: '2017-10-21', text: 'City Hall opens at 8:30 am.' }
const second = { date: '2017-10-22', candidate: 'ada-byron', text: 'The year was 2017, not 2019.' }

/** Reads the feed of a guide as a feed reader would. */
function readFeed(corrections: readonly Correction[], changes: Partial<Election> = {}, electionPath = '') {
  const guide = aGuide({ election: { ...anElection, ...changes, corrections }, candidates: [aCandidate()] })
  const toRootUrl = (path: string) => `https://guide.example${path}`
  const xml = formatCorrectionsFeed(guide, (path) => toRootUrl(electionPath + path), toRootUrl)
  const { documentElement: feed } = new DOMParser().parseFromString(xml, 'application/xml')
  expect([feed.namespaceURI, feed.nodeName]).toEqual(['http://www.w3.org/2005/Atom', 'feed'])
  const text = (parent: Element, name: string) =>
    [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent
  const link = (parent: Element, rel: string) =>
    [...parent.children].find((child) => child.getAttribute('rel') === rel)?.getAttribute('href')
  const entries = [...feed.getElementsByTagName('entry')]
  return {
    id: text(feed, 'id'),
    title: text(feed, 'title'),
    updated: text(feed, 'updated'),
    author: text(feed, 'author'),
    self: link(feed, 'self'),
    alternate: link(feed, 'alternate'),
    language: feed.getAttribute('xml:lang'),
    entries: entries.map((entry) => ({
      id: text(entry, 'id') ?? '',
      title: text(entry, 'title'),
      updated: text(entry, 'updated'),
      page: link(entry, 'alternate'),
      content: text(entry, 'content'),
    })),
  }
}

it('has an entry for each correction, newest first as in the data', () => {
  expect(readFeed([second, first])).toEqual({
    id: 'https://guide.example/corrections/',
    title: 'Corrections: Anytown City Elections',
    updated: '2017-10-22T00:00:00Z',
    author: 'Anytown City Elections',
    self: 'https://guide.example/corrections.atom',
    alternate: 'https://guide.example/corrections/',
    language: 'en',
    entries: [
      {
        id: expect.stringMatching(/^https:\/\/guide\.example\/corrections\/#2017-10-22-[0-9a-f]{8}$/),
        title: 'Ada Byron: correction of October 22, 2017',
        updated: '2017-10-22T00:00:00Z',
        page: 'https://guide.example/profile/ada-byron/',
        content: 'The year was 2017, not 2019.',
      },
      {
        id: expect.stringMatching(/#2017-10-21-/),
        title: 'Correction of October 21, 2017',
        updated: '2017-10-21T00:00:00Z',
        page: 'https://guide.example/corrections/',
        content: 'City Hall opens at 8:30 am.',
      },
    ],
  })
})

it('is valid without corrections, with the publisher as the author', () => {
  expect(readFeed([], { publisher: { name: 'Friends of the Library' } })).toMatchObject({
    updated: '2017-10-20T00:00:00Z',
    author: 'Friends of the Library',
    entries: [],
  })
})

it('gives each correction of one day an id that stays the same when others are added', () => {
  const before = readFeed([first]).entries.map(({ id }) => id)
  const others = ['a', 'b'].map((text) => ({ ...first, text }))
  const ids = readFeed([others[0]!, first, others[1]!]).entries.map(({ id }) => id)
  expect(ids[1]).toBe(before[0])
  expect(new Set(ids).size).toBe(3)
  expect(readFeed([{ ...first, candidate: 'ada-byron' }]).entries[0]?.id).not.toBe(before[0])
})

it('keeps the ids of corrections when the election moves to the archive, whose feed has an id of its own', () => {
  const [before, after] = ['', '/2017-11-07'].map((path) => readFeed([second, first], {}, path))
  expect(after?.entries.map(({ id }) => id)).toEqual(before?.entries.map(({ id }) => id))
  expect(after).toMatchObject({
    id: 'https://guide.example/2017-11-07/corrections/',
    self: 'https://guide.example/2017-11-07/corrections.atom',
  })
})
