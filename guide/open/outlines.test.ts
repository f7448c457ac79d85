import { Document, isCollection, visit } from 'yaml'
import { listOpenGraphImages } from '@/guide/ask/pages/openGraphImages'
import { readProject } from '@/guide/files/readProject'
import type { Guide } from '@/guide/fields/published'
import { loadGuide } from '@/guide/read/guide'
import { readReviewedOutlines } from '@/lib/testing/outlines'
import { buildCalendar } from './calendar'
import { formatCorrectionsFeed } from './correctionsFeed'
import { formatDataFile } from './files'
import { formatNistReport } from './nist/report'

const site = 'https://guide.example'

interface LanguageString {
  readonly Content: string
  readonly Language: string
}

/** Reviver: removes empty lists and the prefix of types, and writes text in one language as one value. */
function simplify(_key: string, value: unknown) {
  if (Array.isArray(value) && value.length === 0) return undefined
  if (typeof value === 'string') return value.replace('ElectionResults.', '')
  const [first, ...others] = (Object(value) as { readonly Text?: readonly LanguageString[] }).Text ?? []
  return first && others.length === 0 ? `${first.Content} (${first.Language})` : value
}

const lineWidth = 220

/** Writes a value with one line for each list or group that fits. */
function formatValue(value: unknown): string {
  const document = new Document(value)
  visit(document, (_key, node) => {
    if (isCollection(node)) node.flow = JSON.stringify(node).length < lineWidth
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

const formatters: Readonly<Record<string, (guide: Guide) => string>> = {
  'election.nist': (guide) => formatValue(JSON.parse(formatNistReport(guide), simplify)),
  'election.ics': (guide) => buildCalendar(guide, `${site}/`).replaceAll('\r\n ', '').replaceAll('\r\n', '\n'),
  'corrections.atom': (guide) =>
    formatCorrectionsFeed(
      guide,
      (path) => site + path,
      (path) => site + path,
    ),
  images: (guide) =>
    listOpenGraphImages(guide)
      .map(({ path, siteTitle, heading, details }) => `${path}: ${[siteTitle, heading, ...details].join(' | ')}\n`)
      .join(''),
  'results.csv': (guide) => formatDataFile('results.csv', guide, `${site}/schema.json`).replaceAll('\r\n', '\n'),
}

it.each([
  ['primary', ['election.nist']],
  ['region', ['election.nist', 'images']],
  ['upcoming', ['election.nist', 'election.ics']],
  ['variants', ['election.nist', 'election.ics', 'corrections.atom', 'images', 'results.csv']],
])('the outlines of the open data of %s are up to date (npm run outlines updates them)', (name, kinds) => {
  const guide = loadGuide(readProject(process.cwd()), `fixtures/${name}`)
  const outlines = Object.fromEntries(kinds.map((kind) => [kind, formatters[kind]!(guide)]))
  expect(outlines).toEqual(readReviewedOutlines(`guide/open/outlines/${name}`, outlines))
})
