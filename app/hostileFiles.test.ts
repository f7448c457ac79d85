/** @jest-environment jsdom */
import * as fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { resolveRouteData } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data'
import { formatCorrectionsFeed } from '@/guide/open/correctionsFeed'
import { formatDataFile } from '@/guide/open/files'
import { drawPortrait, getInitials } from '@/lib/drawing/drawings'
import { hostileText } from '@/guide/testing/hostileTexts'
import { aGuide, setGuide } from './testing/mockGuide'
import { markTexts } from './testing/textGuide'
import { buildManifest } from './manifest.webmanifest/manifest'
import robots from './robots'
import sitemap from './sitemap'
import { countRuns } from '@/lib/testing/countRuns'

/** Parses XML and returns its root element. */
function parseXml(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
  if (documentElement.nodeName === 'parsererror') throw new Error(documentElement.textContent ?? '')
  return documentElement
}

/** Element names, each with the names of its attributes, without repetition. */
function listMarkup(root: Element): string[] {
  const all = [root, ...root.getElementsByTagName('*')]
  return [...new Set(all.map((element) => [element.nodeName, ...element.getAttributeNames()].join(' ')))]
}

/** Renders every file with text other than pages and open data. */
async function renderFiles(text: string) {
  const corrections = [{ date: '2017-10-22', text: 'Text' }]
  const guide = markTexts({ ...aGuide, election: { ...aGuide.election, corrections } }, text)
  setGuide(guide)
  return {
    guide,
    portrait: drawPortrait(getInitials(text, '한')),
    manifest: JSON.parse(JSON.stringify(buildManifest(guide))) as unknown,
    sitemap: await resolveRouteData(sitemap(), 'sitemap'),
    feed: formatCorrectionsFeed(guide, (path) => `https://guide.example${path}`),
    csv: formatDataFile('statements.csv', guide, ''),
    json: formatDataFile('candidates.json', guide, ''),
    robots: await resolveRouteData(robots(), 'robots'),
  }
}

it('files contain any text as text', async () => {
  const template = await renderFiles('word')
  const portraitMarkup = listMarkup(parseXml(template.portrait))
  const feedMarkup = listMarkup(parseXml(template.feed))
  expect(parseXml(template.sitemap).getElementsByTagName('url').length).toBeGreaterThan(3)
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const { guide, portrait, ...files } = await renderFiles(text)
      const root = parseXml(portrait)
      expect(listMarkup(root)).toEqual(portraitMarkup)
      expect(root.querySelector('text')?.textContent).toBe(getInitials(text, '한'))
      expect(files.manifest).toMatchObject({ name: guide.election.title, description: guide.election.name })
      const feed = parseXml(files.feed)
      expect(listMarkup(feed)).toEqual(feedMarkup)
      expect(feed.querySelector('content')?.textContent).toBe(guide.election.corrections[0]?.text)
      const statements = guide.candidates.flatMap(({ stances, positions }) => [...stances, ...positions])
      const rows = parse(files.csv, { bom: true, columns: true }) as { text: string }[]
      expect(rows.map((row) => row.text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, ''))).toEqual(
        statements.map(({ text: said }) => said),
      )
      expect(JSON.parse(files.json)).toMatchObject({ candidates: guide.candidates.map(({ name }) => ({ name })) })
      expect([files.sitemap, files.robots]).toEqual([template.sitemap, template.robots])
    }),
    { numRuns: countRuns(8, 300) },
  )
}, 60_000)
