/** Readers see what the other fact tests read in the HTML, on screen and in print. */
import { candidatesOf, hasRaceIndex } from './support/election'
import { samplePages } from './support/samplePages'
import { expect, test } from './support/site'

// On screen, the list shows one race at a time, and a comparison one topic. On paper, My ballot is a form.
const different = {
  screen: /^\.\/(?:candidates\/|compare\/.+)$/,
  print: /^\.\/(?:compare\/.+|my-ballot\/)$/,
}

test(
  'every fact of a page is visible on screen and in print',
  { tag: '@content' },
  async ({ page, readLines, election }) => {
    test.slow()
    for (const path of samplePages(election).filter((each) => !/#|nowhere/.test(each))) {
      await page.goto(path)
      if (path === './my-ballot/') await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
      await page
        .locator('main details')
        .evaluateAll((details) => details.forEach((each) => each.setAttribute('open', '')))
      const all = await readLines(path)
      // Above the races, My ballot has lines that are only printed.
      const lines = path === './my-ballot/' ? all.slice(all.findIndex((line) => line.startsWith('## '))) : all
      for (const medium of ['screen', 'print'] as const) {
        if (different[medium].test(path)) continue
        await page.emulateMedia({ media: medium })
        const text = squeeze(await page.locator('main').innerText())
        // What a source is for is only on screen, where it links back.
        const hidden = lines.filter(
          (line) =>
            !text.includes(
              squeeze(toText(medium === 'print' ? line.replace(/ (?:For: |About the candidate).*$/, '') : line)),
            ),
        )
        expect([path, medium, ...hidden]).toEqual([path, medium])
      }
      await page.emulateMedia({ media: 'screen' })
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
        const ovals = await page.locator('main li').evaluateAll((rows) =>
          rows.flatMap((row) => {
            const oval = [...row.querySelectorAll('[aria-hidden="true"]')].find((each) => each.checkVisibility())
            // The lines of a filled oval meet in the middle, because browsers print no backgrounds.
            return oval
              ? [{ text: row.textContent.replaceAll(/\s+/g, ' ').trim(), isFilled: oval.clientHeight === 0 }]
              : []
          }),
        )
        const winners = ovals.filter(({ text }) => /\b(?:Elected|Moves on)\b/.test(text))
        expect(ovals.filter(({ isFilled }) => isFilled)).toEqual(winners)
        if (election.results && path === './results/') expect(winners.length).toBeGreaterThan(0)
      }
      await page.emulateMedia({ media: 'screen' })
    }
    // Before the election, paper has empty ovals to mark.
    const [race] = election.races
    if (election.results || !race || race.noVote) return
    await page.goto(`./candidates/${race.id}/`)
    await page.emulateMedia({ media: 'print' })
    const isOnBallot = candidatesOf(election, race).filter(
      ({ writeIn, withdrawn }) => !writeIn && (!withdrawn || withdrawn.onBallot),
    )
    await expect(page.locator('main li [aria-hidden="true"]:visible')).toHaveCount(isOnBallot.length)
  },
)

/** A line without the marks of Markdown. */
function toText(line: string): string {
  return line.replaceAll(/\]\([^)]*\)|^#+ |\[|\{[\w-]+\}/g, '')
}

/** Letters without spaces. Styles may write them in capitals. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}
