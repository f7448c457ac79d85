// What the sample elections publish for other programs, as text. After an intended change, update and review it.
import { stringify } from 'yaml'
import { listOpenGraphImages } from '@/guide/ask/openGraphImages'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/loadGuide'
import { readReviewed } from '@/lib/testing/outlines'
import { buildCalendar } from './calendar'
import { formatCorrectionsFeed } from './correctionsFeed'
import { dataFiles, formatDataFile, schemaFile } from './files'
import { formatNistReport } from './nist/report'

const site = 'https://guide.example'

interface LanguageString {
  readonly Content: string
  readonly Language: string
}

/** Writes text in one language on one line. */
function shorten(_key: string, value: unknown) {
  if (typeof value === 'string') return value.replace('ElectionResults.', '')
  const [first, ...others] = (Object(value) as { readonly Text?: readonly LanguageString[] }).Text ?? []
  return first && others.length === 0 ? `${first.Content} (${first.Language})` : value
}

it.each(['anytown', 'primary', 'region', 'showcase', 'upcoming', 'variants'])(
  'the outlines of the open data of %s are up to date (npm run outlines updates them)',
  (name) => {
    const guide = loadGuide(readProject(process.cwd()), `fixtures/${name}`)
    const outlines = {
      'election.nist': stringify(JSON.parse(formatNistReport(guide), shorten), { lineWidth: 0 }),
      'election.ics': buildCalendar(guide, `${site}/`).replaceAll('\r\n ', '').replaceAll('\r\n', '\n'),
      'corrections.atom': formatCorrectionsFeed(
        guide,
        (path) => site + path,
        (path) => site + path,
      ),
      images: listOpenGraphImages(guide)
        .map(({ path, siteTitle, heading, details }) => `${path}: ${[siteTitle, heading, ...details].join(' | ')}\n`)
        .join(''),
      ...Object.fromEntries(
        dataFiles
          .filter((file) => file !== schemaFile && !file.includes('nist'))
          .map((file) => [file, formatDataFile(file, guide, `${site}/schema.json`).replaceAll('\r\n', '\n')]),
      ),
    }
    expect(outlines).toEqual(readReviewed(`guide/open/outlines/${name}`, outlines))
  },
)
