/** @jest-environment jsdom */
import * as fc from 'fast-check'
import { formatCorrectionsFeed } from '@/guide/open/correctionsFeed'
import { aGuide, anElection } from '@/guide/testing/factories'
import { hostileText } from '@/guide/testing/hostileTexts'
import { countRuns } from '@/lib/testing/countRuns'
import { markTexts } from './testing/textGuide'

/** Reads a feed as strictly as readers of feeds do: the names of its elements and attributes, and its text. */
function readFeed(text: string) {
  const corrections = [{ date: '2017-10-22', text: 'Text' }]
  const guide = markTexts(aGuide({ election: { ...anElection, corrections } }), text)
  const xml = formatCorrectionsFeed(guide, (path) => `https://guide.example${path}`)
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml')
  const elements = [root, ...root.getElementsByTagName('*')]
  return {
    guide,
    markup: elements.map((element) => [element.nodeName, ...element.getAttributeNames()].join(' ')),
    content: root.querySelector('content')?.textContent,
  }
}

it('the feed of corrections contains any text as text', () => {
  const template = readFeed('word')
  fc.assert(
    fc.property(hostileText, (text) => {
      const { guide, markup, content } = readFeed(text)
      expect(markup).toEqual(template.markup)
      expect(content).toBe(guide.election.corrections[0]?.text)
    }),
    { numRuns: countRuns(8, 300) },
  )
})
