import { aCandidate, aGuide, anElection } from '@/guide/testing/factories'
import { formatCorrectionsFeed } from './correctionsFeed'
import type { Election } from '@/guide/fields/published'

const first = { date: '2017-10-21', text: 'City Hall opens at 8:30 am.' }
const second = { date: '2017-10-22', candidate: 'ada-byron', text: 'The year was 2017, not 2019.' }

function readIds(corrections: Election['corrections'], electionPath = ''): readonly string[] {
  const guide = aGuide({ election: { ...anElection, corrections }, candidates: [aCandidate()] })
  const toRootUrl = (path: string) => `https://guide.example${path}`
  const xml = formatCorrectionsFeed(guide, (path) => toRootUrl(electionPath + path), toRootUrl)
  return xml.match(/(?<=<id>)[^<]+/g) ?? []
}

it('gives each correction of one day an id that stays the same when others are added', () => {
  const [, before] = readIds([first])
  const others = ['a', 'b'].map((text) => ({ ...first, text }))
  const ids = readIds([others[0]!, first, others[1]!])
  expect(ids[2]).toBe(before)
  expect(new Set(ids).size).toBe(4)
  expect(readIds([{ ...first, candidate: 'ada-byron' }])[1]).not.toBe(before)
})

it('keeps the ids of corrections when the election moves to the archive, whose feed has an id of its own', () => {
  const [[, ...before], [feed, ...after]] = ['', '/2017-11-07'].map((path) => readIds([second, first], path)) as [
    string[],
    string[],
  ]
  expect(after).toEqual(before)
  expect(feed).toBe('https://guide.example/2017-11-07/corrections/')
})
