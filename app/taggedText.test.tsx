import * as cheerio from 'cheerio'
import { readProject } from '@/guide/files/readProject'
import { readElection } from '@/guide/read/election'
import { listGuideTexts } from '@/guide/translations/texts'
import { translateGuide } from '@/guide/read/guide'
import type { ValidElection } from '@/guide/read/electionFiles'
import { untagText } from '@/lib/locale/taggedText'
import { setGuide } from './testing/mockGuide'
import { listParams, readMetadata, renderDocument, routeFiles } from './testing/routes'
import { generateMetadata } from './layout'

jest.mock('@/lib/locale/language', () => ({
  language: 'en-XA',
  languages: ['es', 'en-XA'],
  getLanguagePath: (tag: string) => (tag === 'es' ? '' : `/${tag}`),
}))

/** Page text is tagged, too, as it is if a language lacks it. */
jest.mock('@/lib/locale/phrases', () => {
  const { tagText } = jest.requireActual<typeof import('@/lib/locale/taggedText')>('@/lib/locale/taggedText')
  const tag = (value: unknown): unknown => {
    if (typeof value === 'string') return tagText(value, 'pt')
    if (typeof value === 'function')
      return (...args: unknown[]) => tag((value as (...all: unknown[]) => unknown)(...args))
    if (Array.isArray(value)) return value.map(tag)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tag(item)]))
  }
  const { phrases } = jest.requireActual<{ phrases: unknown }>('@/lib/locale/phrases')
  return { phrases: tag(phrases) }
})

function readFiles(name: string): ValidElection {
  const { valid } = readElection(readProject(process.cwd()), `fixtures/${name}`)
  if (!valid) throw new Error(`${name} is invalid.`)
  return { ...valid, election: { ...valid.election, languages: ['es', 'en-XA'] } }
}

describe.each(['anytown', 'region', 'showcase', 'upcoming'])('the guide of %s, in which all text is tagged', (name) => {
  const files = readFiles(name)
  // The name of a publisher or an address may be the same text as a label.
  const addresses = [...(files.election.where.offices ?? []), ...(files.election.when.periods ?? [])]
  const names = new Set([
    ...Object.values(files.sources).map((source) => source.publisher),
    ...addresses.map((each) => each.place),
  ])
  const texts = new Set(
    listGuideTexts(files).flatMap(({ text, language }) => (language !== undefined || names.has(text) ? [] : text)),
  )
  beforeEach(() => setGuide(translateGuide(files, 'en-XA')))

  it.each(routeFiles)('has a language for all text on the pages of %s, and no tag', async (file) => {
    const pages = await listParams(file)
    const metadata = await Promise.all(pages.map((params) => readMetadata(file, params)))
    expect(findTag(JSON.stringify([generateMetadata(), ...metadata]))).toBeUndefined()
    for (const html of await Promise.all(pages.map((params) => renderDocument(file, params)))) {
      expect(findTag(html)).toBeUndefined()
      const $ = cheerio.load(html)
      // The names of the guide's languages are in these languages.
      $('[hreflang]').remove()
      const nodes = $('body *')
        .contents()
        .get()
        .filter((node) => node.type === 'text' && texts.has(node.data.trim()))
      const wrong = nodes.filter(
        (node) =>
          $(node.parent as never)
            .closest('[lang]')
            .attr('lang') !== 'es',
      )
      expect(wrong.map((node) => $(node.parent as never).toString())).toEqual([])
    }
  })
})

function findTag(text: string): string | undefined {
  const { index } = /[\u{E0000}-\u{E007F}]/u.exec(text) ?? {}
  return index === undefined ? undefined : untagText(text.slice(Math.max(index - 100, 0), index + 100))
}
