/** Sample guides with the same text in every text field. */
import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import type { Guide } from '@/guide/fields/published'
import { addSite, loadGuide } from '@/guide/read/guide'
import { memoize } from '@/lib/collections'

/** Samples that together have every field that pages show. */
export const sampleNames = ['region', 'upcoming', 'variants'] as const
type Sample = (typeof sampleNames)[number]

const project = readProject(process.cwd())

const loadSample = memoize((files: Files, sample) => {
  const folder = `fixtures/${sample}`
  return addSite(loadGuide(files, folder), files, 'en', folder)
})

/** Fields whose form the schema restricts. Every other string except a date is text. */
const restrictedFields = new Set(
  (
    'id path src photo race races candidate url contact timeZone opens closes starts ends reportedAt kind ocdId words party result reason language group groups ' +
    'covers status outcome chosen side answer how topic topics time date email phone corrections website facebook instagram x ' +
    'bluesky tiktok youtube linkedin'
  ).split(' '),
)
const dateForm = /^\d{4}(-\d\d){0,2}$/

/** Path of a text field in the guide, in brackets, like `[candidates.0.name]`. Follows the text in the field. */
export const fieldMarker = / \[(?!data-)[\w.-]+\]/g

export function buildTextGuide(text: string, sample: Sample): Guide {
  return markTexts(loadSample(project, sample), text)
}

/** Replaces all text in a guide with `text`, followed by the field's marker. */
export function markTexts(original: Guide, text: string): Guide {
  const copy = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      // Names of winners are in records of lists, under the id of a race.
      const isName = path.includes('writeInWinners')
      const field = isName ? 'writeInWinners' : (path.findLast((key) => !/^\d+$/.test(key)) ?? '')
      const isId = ['statuses', 'winners', 'advancing', 'files'].some((key) => path.includes(key))
      // A question may be about a person, by name.
      const isPerson = field === 'person' && !path.includes('questions')
      return isId || isPerson || restrictedFields.has(field) || dateForm.test(value)
        ? value
        : `${text} [${path.join('.')}]`
    }
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, String(index)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]))
  }
  return copy(original, []) as Guide
}
