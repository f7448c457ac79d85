/** The sheets of a site's elections, which the build adds to the page of the current one. */
import { load } from 'cheerio'
import { isRightToLeft } from '@/lib/locale/direction'

/** HTML of an election's own sheet in each of its languages. The first is its default. */
export type Sheets = Readonly<Record<string, string>>

export interface OtherElection {
  readonly date: string
  readonly sheets: Sheets
}

/** Returns the only sheet that a page has before others are added. */
export function readSheet(page: string): string {
  const $ = load(page)
  return $.html($('[data-elections] + section'))
}

/**
 * Adds the other elections of a site to the page of the current one, as Next.js writes it.
 * @param date of the current election
 * @param language of the page
 * @param others newest first
 */
export function addSheets(page: string, date: string, language: string, others: readonly OtherElection[]): string {
  const format = (elections: readonly OtherElection[]) =>
    elections.map(({ sheets }) => chooseSheet(sheets, language)).join('')
  const newer = others.filter((other) => other.date > date)
  const older = others.filter((other) => other.date < date)
  return fillPlace(fillPlace(page, 'newer', format(newer)), 'older', format(older))
}

/** An election that does not have the language is shown in its own. */
function chooseSheet(sheets: Sheets, language: string): string {
  const [[first, sheet] = ['', '']] = Object.entries(sheets)
  if (language in sheets) return sheets[language] ?? ''
  const isRight = isRightToLeft(first)
  const direction = isRight === isRightToLeft(language) ? '' : ` dir="${isRight ? 'rtl' : 'ltr'}"`
  return sheet.replace('<section', `<section lang="${first}"${direction}`)
}

function fillPlace(page: string, place: string, sheets: string): string {
  const [before, after, ...others] = page.split(`<div data-elections="${place}"></div>`)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The page of all elections must have one place for ${place} ones.`)
  return `${before}<div data-elections="${place}">${sheets}</div>${after}`
}
