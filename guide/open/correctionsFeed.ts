/** The corrections as an Atom feed (RFC 4287). */
import { createHash } from 'node:crypto'
import { formatDate } from '@/lib/locale/dates'
import { language } from '@/lib/locale/language'
import { phrases } from '@/lib/locale/phrases'
import { findLanguageOfText, untagText } from '@/lib/locale/taggedText'
import { paths } from '@/lib/paths'
import { getOriginal } from '@/guide/ask/guide'
import type { Election, Guide } from '@/guide/fields/published'

type Correction = Election['corrections'][number]

/**
 * @param toUrl returns the address of a page of the election
 * @param toRootUrl returns the address that it has while the election is the current one
 */
export function formatCorrectionsFeed(guide: Guide, toUrl: (path: string) => string, toRootUrl = toUrl): string {
  const { election, candidates } = guide
  const { corrections, publisher, title } = election
  const originals = getOriginal(guide).election.corrections
  const page = toUrl(paths.corrections)
  const names = new Map(candidates.map(({ id, name }) => [id, name]))
  const days = corrections.map(({ date }) => date)
  const updated = days.toSorted().at(-1) ?? election.updated
  const entries = corrections.map((correction, index) => {
    const { candidate, date } = correction
    const name = candidate && names.get(candidate)
    const changedPage = candidate ? toUrl(paths.profile(candidate)) : page
    return [
      '<entry>',
      formatElement('id', `${toRootUrl(paths.corrections)}#${buildCorrectionId(originals[index] ?? correction)}`),
      formatElement('title', phrases.data.feed.correction({ date: formatDate(date), candidate: name })),
      formatElement('updated', toTimestamp(date)),
      `<link rel="alternate" type="text/html" href="${escapeXml(changedPage)}"/>`,
      `<content type="text"${formatLanguage(correction.text)}>${escapeXml(correction.text)}</content>`,
      '</entry>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    formatElement('id', page),
    formatElement('title', phrases.data.feed.title({ guide: title })),
    formatElement('updated', toTimestamp(updated)),
    `<author>${formatElement('name', publisher?.name ?? title)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(toUrl(paths.correctionsFeed))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n')
}

/** Depends on nothing but the correction, so it stays the same when others are added, and in the archive. */
function buildCorrectionId({ date, candidate = '', text }: Correction): string {
  return `${date}-${createHash('sha256').update(`${candidate}\n${text}`).digest('hex').slice(0, 8)}`
}

/** The data has no time of day, so a correction has the first second of its day. */
function toTimestamp(date: string): string {
  return `${date}T00:00:00Z`
}

function formatElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** The attribute of an element with text that is not in the language of the feed. */
function formatLanguage(text: string): string {
  const tag = findLanguageOfText(text)
  return tag === undefined ? '' : ` xml:lang="${tag}"`
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return untagText(text).replace(/[&<>"]/g, (character) => references[character] ?? character)
}
