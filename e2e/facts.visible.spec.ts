/** Readers see what the other fact tests read in the HTML, on screen and in print. */
import { load, type CheerioAPI } from 'cheerio'
import type { Page } from 'playwright/test'
import { DAY } from '@/guide/words/electionStatus'
import { hasRaceIndex } from './support/election'
import { changeTime, openAt } from './support/electionClock'
import { readOutline } from './support/outline'
import { samplePages } from './support/samplePages'
import { expect, test } from './support/site'

// On screen, the list shows one race at a time, and a comparison one topic. On paper, My ballot is a form.
const different = {
  screen: /^\.\/(?:candidates\/|compare\/.+)$/,
  print: /^\.\/(?:compare\/.+|my-ballot\/)$/,
}

for (const [name, tag] of [
  ['every fact of a page', '@content'],
  ['every fact of a page of an election without results', '@upcoming'],
] as const)
  test(
    `${name} is visible on screen and in print, and what is not yet true is hidden`,
    { tag },
    async ({ page, openPage, election, address }) => {
      test.slow()
      for (const path of samplePages(election).filter((each) => !/#|nowhere/.test(each))) {
        const read = (html: CheerioAPI, part = 'main') => {
          const lines = readOutline(html, part, address)
          if (path !== './my-ballot/') return lines
          // Above the races, and with its address, My ballot has lines that are only printed.
          const races = lines.slice(lines.findIndex((line) => line.startsWith('## ')))
          return races.filter((line) => !line.startsWith('Made at '))
        }
        const { $ } = await openPage(path)
        // With a clock that cannot be right, pages show what holds at any time.
        await openAt(page, '2010-01-01', path)
        await expect(page.locator('[data-from]').filter({ visible: true })).toHaveCount(0)
        for (const medium of ['screen', 'print'] as const) await expectVisible(page, path, medium, read($))
        if (election.results) continue
        // Pages ignore a clock that is earlier than the last update, which may be long after election day.
        await changeTime(page, Date.parse(election.date) + 700 * DAY)
        await expectVisible(page, path, 'screen', read(toOver($), 'aside[data-from], main'))
      }
    },
  )

test(
  'an oval is filled in beside everyone who won, and beside nobody else, on screen and in print',
  { tag: '@content' },
  async ({ page, election }) => {
    const races = hasRaceIndex(election) ? election.races.map(({ id }) => `./candidates/${id}/`) : ['./candidates/']
    for (const path of ['./', ...races, './results/']) {
      await page.goto(path)
      for (const medium of ['screen', 'print'] as const) {
        await page.emulateMedia({ media: medium })
        // The lines of a filled oval meet in the middle, because browsers print no backgrounds.
        const rows = await page.locator('main li:has([aria-hidden="true"])').evaluateAll((all) =>
          all.flatMap((row) => {
            const oval = [...row.querySelectorAll('[aria-hidden="true"]')].find((each) => each.checkVisibility())
            return oval ? { text: row.textContent, isFilled: oval.clientHeight === 0 } : []
          }),
        )
        const isRight = ({ text, isFilled }: (typeof rows)[0]) => /\b(?:Elected|Moves on)\b/.test(text) === isFilled
        expect([path, medium, ...rows.filter((row) => !isRight(row))]).toEqual([path, medium])
        if (election.results && path === './results/') expect(rows.some(({ isFilled }) => isFilled)).toBe(true)
      }
      await page.emulateMedia({ media: 'screen' })
    }
  },
)

/** The page of an election that is over: what shows until then is gone, and what shows from then is there. */
function toOver(html: CheerioAPI): CheerioAPI {
  const $ = load(html.html())
  $('[data-until]').remove()
  $('[data-from]').removeAttr('data-from')
  return $
}

async function expectVisible(page: Page, path: string, medium: 'screen' | 'print', lines: readonly string[]) {
  if (different[medium].test(path)) return
  await page.emulateMedia({ media: medium })
  if (path === './my-ballot/') await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
  await page.locator('main details').evaluateAll((details) => details.forEach((each) => each.setAttribute('open', '')))
  const text = squeeze(await page.locator('main').innerText())
  // What a source is for is only on screen, where it links back.
  const hidden = lines.filter(
    (line) =>
      !text.includes(
        squeeze(toText(medium === 'print' ? line.replace(/ (?:For: |About the candidate).*$/, '') : line)),
      ),
  )
  expect([path, medium, ...hidden]).toEqual([path, medium])
  await page.emulateMedia({ media: 'screen' })
}

/** A line without the marks of Markdown. */
function toText(line: string): string {
  return line.replaceAll(/\]\([^)]*\)|^#+ |\[|\{[\w-]+\}/g, '')
}

/** Letters without spaces. Styles may write them in capitals. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}
