/** Statements about the election that depend on the reader's clock. Runs on the fixture without results. */
import type { Page } from 'playwright/test'
import { accessibilityViolations } from './support/accessibility'
import { changeTime, openAt, passedMarks, readStatus } from './support/electionClock'
import { listLayoutShifts } from './support/layoutMeasurements'
import { expect, test } from './support/site'

const fillIn = 'Fill in my ballot Practice here. Your marks stay on your device.'
const bring = 'Bring my ballot Print it and take it with you.'
const findPlace = 'Find your polling place For all of Anystate. Not confirmed by Millbrook for this election.'
const awaitResults = 'Wait for the results They are not in this guide yet.'

/** The lines of the landing page that look like a ballot, and the button. */
const readSteps = async (page: Page) => {
  const steps = page.locator('main a:has(> svg, > [aria-hidden]), main a[data-main-path]').filter({ visible: true })
  return (await steps.allTextContents()).slice(0, 3)
}

/** What the landing page states at an instant, and its next steps. `guide/words/words.test.ts` has the limits of each state. */
const states: readonly (readonly [instant: string, status: string, ...steps: string[]])[] = [
  ['2010-01-01', '', fillIn],
  ['2017-10-19T01:00-04:00', 'Registration closes: In 9 days, on Saturday, October 28, 2017', fillIn],
  ['2017-10-27T23:00-04:00', 'Registration closes: Tomorrow, Saturday, October 28, 2017', fillIn],
  ['2017-10-28T16:00-04:00', 'Registration closes: Today at 5:00 pm, Eastern Time', fillIn],
  ['2017-10-28T18:00-04:00', 'Election day is: in 10 days', fillIn],
  ['2017-11-06T23:00-05:00', 'Election day is: tomorrow', fillIn],
  [
    '2017-11-07T01:00-05:00',
    'Today is election day: Polls open at 7:00 am and close at 8:00 pm, Eastern Time',
    findPlace,
    bring,
  ],
  ['2017-11-07T19:59-05:00', 'Polls close: Today at 8:00 pm, Eastern Time', findPlace, bring],
  ['2017-11-07T20:00-05:00', 'Polls are closed: Since 8:00 pm, Eastern Time', awaitResults],
  ['2017-11-08T01:00-05:00', '', awaitResults],
  ['2017-11-09T01:00-05:00', 'This election is over.', awaitResults],
]

// East and west of the election's own time zone.
for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu'])
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(
      'the landing page has the status, the next steps, and always the candidates',
      { tag: '@upcoming' },
      async ({ page }) => {
        await page.goto('./')
        for (const [instant, ...expected] of states) {
          await changeTime(page, instant)
          const shown = [instant, await readStatus(page), ...(await readSteps(page))]
          expect(shown).toEqual([instant, ...expected, 'View Candidates'])
        }
      },
    )
  })

test('invites nobody to vote once the polls are closed', { tag: '@upcoming' }, async ({ page }) => {
  for (const path of ['./', './how-to-vote/', './candidates/']) {
    const invitations = page
      .getByText(/^(Add to calendar|Vote for not more than|Rank up to|The ballot has)/)
      .or(page.getByRole('navigation').getByRole('link', { name: 'How to vote' }))
      .filter({ visible: true })
    await openAt(page, '2017-11-07T19:59-05:00', path)
    expect(await invitations.count()).toBeGreaterThan(1)
    for (const instant of ['2017-11-07T20:00-05:00', '2017-11-08T12:00-05:00', '2017-11-10']) {
      await changeTime(page, instant)
      await expect(invitations, `${path} on ${instant}`).toHaveCount(0)
    }
  }
})

test('the wording is neutral in print', { tag: '@upcoming' }, async ({ page }) => {
  await page.goto('./')
  await page.emulateMedia({ media: 'print' })
  for (const instant of ['2017-10-29', '2017-11-07T12:00-05:00', '2017-11-10']) {
    await changeTime(page, instant)
    expect(await readStatus(page)).toBe('')
    await expect(passedMarks(page)).toHaveCount(0)
    await expect(page.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find your polling place' })).toBeVisible()
  }
})

test('the first paint shows the final status and layout', { tag: '@upcoming' }, async ({ page }) => {
  for (const [instant, status] of states.filter((_, index) => index % 2 === 1)) {
    await openAt(page, instant)
    expect(await readStatus(page)).toBe(status)
    expect(await listLayoutShifts(page)).toEqual([])
  }
})

test('each state is accessible', { tag: '@upcoming' }, async ({ page }) => {
  await page.goto('./')
  // The states between them have the same elements.
  for (const [instant] of states.filter((_, index) => index % 3 === 0)) {
    await changeTime(page, instant)
    expect(await accessibilityViolations(page)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the wording is neutral', { tag: '@upcoming' }, async ({ page }) => {
    await page.goto('./')
    expect(await readStatus(page)).toBe('')
    expect(await readSteps(page)).toEqual([fillIn, 'View Candidates'])
    await expect(passedMarks(page)).toHaveCount(0)
    await expect(page.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share this page' })).toBeHidden()
  })
})
