import fc from 'fast-check'
import { resolveRouteData } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import { drawPortrait, getInitials } from '@/lib/drawing/drawPortrait'
import { hostileText } from './testing/hostileTexts'
import { setGuide } from './testing/mockGuide'
import { buildTextGuide } from './testing/textGuide'
import manifest from './manifest'
import robots from './robots'
import sitemap from './sitemap'

/** Parses XML and returns its root element. */
function parseXml(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
  if (documentElement.querySelector('parsererror')) throw new Error(documentElement.textContent ?? '')
  return documentElement
}

/** Element names, each with the names of its attributes, without repetition. */
function listMarkup(root: Element): string[] {
  const all = [root, ...root.getElementsByTagName('*')]
  return [...new Set(all.map((element) => [element.nodeName, ...element.getAttributeNames()].join(' ')))]
}

/** Renders every file from the guide's texts, other than pages and open data. */
async function renderFiles(text: string) {
  const guide = buildTextGuide(text)
  setGuide(guide)
  return {
    guide,
    portraits: guide.candidates.map(({ name, sortName }) => drawPortrait(getInitials(name, sortName))),
    image: drawOpenGraphImage({ path: '/share/index.png', siteTitle: text, heading: text, details: [text, text] }),
    manifest: JSON.parse(await resolveRouteData(manifest(), 'manifest')) as { name: string; description: string },
    sitemap: await resolveRouteData(sitemap(), 'sitemap'),
    robots: await resolveRouteData(robots(), 'robots'),
  }
}

it('files contain any text as text', async () => {
  const template = await renderFiles('word')
  // Initials are outlines, or a text element if the fonts lack a character.
  const allowed = new Set([
    ...[...template.portraits, drawPortrait('๓'), template.image].flatMap((svg) => listMarkup(parseXml(svg))),
  ])
  expect(parseXml(template.sitemap).querySelectorAll('url').length).toBeGreaterThan(3)
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const { guide, portraits, image, ...files } = await renderFiles(text)
      for (const svg of [...portraits, image])
        expect(listMarkup(parseXml(svg)).filter((element) => !allowed.has(element))).toEqual([])
      for (const [index, { name, sortName }] of guide.candidates.entries()) {
        const initials = parseXml(portraits[index] ?? '').querySelector('text')
        if (initials) expect(initials.textContent).toBe(getInitials(name, sortName))
      }
      expect(files.manifest).toMatchObject({ name: guide.election.title, description: guide.election.name })
      expect([files.sitemap, files.robots]).toEqual([template.sitemap, template.robots])
    }),
    { numRuns: 300 },
  )
})
