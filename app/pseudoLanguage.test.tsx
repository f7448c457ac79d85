import * as cheerio from 'cheerio'
import type { Metadata } from 'next'
import { readProject } from '@/guide/files/readProject'
import { aGuide } from '@/guide/testing/factories'
import { loadGuide } from '@/guide/read/guide'
import { listOpenGraphImages } from '@/guide/ask/pages/openGraphImages'
import type { Guide } from '@/guide/fields/published'
import { setGuide } from './testing/mockGuide'
import { listParams, readMetadata, renderDocument, routeFiles, type Params } from './testing/routes'
import { buildTextGuide, fieldMarker, markTexts, sampleNames } from './testing/textGuide'
import { generateMetadata } from './layout'

jest.mock('@/lib/locale/language', () => ({ language: 'en-XA', languages: ['en-XA'], getLanguagePath: () => '' }))

/** Text of the guide, which has no letters that the check looks for. */
const content = '文字'

const guides: Readonly<Record<string, () => Guide>> = {
  'with few fields': () => markTexts(aGuide(), content),
  'of a city': () => markTexts(loadGuide(readProject(process.cwd()), 'fixtures/showcase'), content),
  ...Object.fromEntries(sampleNames.map((name) => [name, () => buildTextGuide(content, name)])),
}

/** Values of a guide's fields of a restricted form that pages show as they are, like an email address. */
function shownValues(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /^(party|date|phone|url|email|contact|corrections)$/.test(field) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => shownValues(inner, Array.isArray(value) ? field : key))
}

/** Everything on a page that readers see or hear, and its title and description. */
async function readTexts(file: string, params: Params): Promise<string[]> {
  const metadata = [generateMetadata(), await readMetadata(file, params)]
  const $ = cheerio.load(await renderDocument(file, params))
  // Names of files and fields are the same in every language.
  $('script, style, code').remove()
  // Readers without JavaScript see its content, which the parser keeps as one string.
  $('noscript').replaceWith((_, element) => $(element).text())
  const texts = $('*')
    .contents()
    .get()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
  const attributes = ['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'].flatMap((name) =>
    $(`[${name}]`)
      .get()
      .map((element) => $(element).attr(name) ?? ''),
  )
  const alternatives = $('meta[property$=":alt"], meta[name$=":alt"], meta[name="description"]')
    .get()
    .map((element) => $(element).attr('content') ?? '')
  return [...texts, ...attributes, ...alternatives, ...metadata.flatMap(metadataTexts)]
}

function metadataTexts({ title, description }: Metadata): string[] {
  const titles = typeof title === 'object' && title !== null ? Object.values(title) : [title]
  return [...titles, description].map((text) => String(text ?? '').replaceAll('%s', ''))
}

/** English words in a string, without the guide's content. */
function findEnglish(text: string, shown: readonly string[]): string[] {
  // Web addresses may be shown without https://.
  const words = text.replace(fieldMarker, '').replaceAll(/https?:\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+\/?\S*/g, '')
  return shown.reduce((rest, value) => rest.replaceAll(value, ''), words).match(/[A-Za-z]{2,}/g) ?? []
}

describe.each(Object.keys(guides))('the guide %s in the pseudo-language', (name) => {
  const guide = guides[name]!()
  const shown = [...new Set(shownValues(guide))].toSorted((a, b) => b.length - a.length)
  const isEnglish = (text: string) => findEnglish(text, shown).length > 0
  beforeEach(() => setGuide(guide))

  it.each(routeFiles)('has no English text on the pages of %s', async (file) => {
    const pages = await listParams(file)
    const texts = (await Promise.all(pages.map((params) => readTexts(file, params)))).flat()
    expect(texts.length).toBeGreaterThanOrEqual(10 * pages.length)
    expect(texts.filter(isEnglish)).toEqual([])
  })

  it('has no English text in its share images', () => {
    const texts = listOpenGraphImages(guide).flatMap(({ heading, details }) => [heading, ...details])
    expect(texts.filter(isEnglish)).toEqual([])
  })
})
