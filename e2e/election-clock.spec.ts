/** Statements about the election on a page that stays open while time passes. Runs on the fixture without results. */
import { changeTime, openAt, passedMarks, readStatus } from './support/electionClock'
import { goBack, isMarked, mark, test } from './support/backForwardCache'
import { expect } from './support/site'

test('a tab that stays open follows the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2017-11-07T19:58:30-05:00') })
  await page.goto('./')
  expect(await readStatus(page)).toContain('Polls are open')
  await expect(passedMarks(page)).toHaveCount(2)
  await page.clock.runFor('01:30')
  expect(await readStatus(page)).toContain('Polls are closed')
  await expect(passedMarks(page)).toHaveCount(3)
})

test('a tab on a device that was asleep follows the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2017-11-07T12:00:00-05:00') })
  await page.goto('./')
  await page.clock.fastForward('48:00:00')
  expect(await readStatus(page)).toBe('This election is over.')
})

test('a restored page follows the clock', async ({ page }) => {
  // Pages in the cache keep Playwright's clock, so this one is shared through storage.
  await page.addInitScript(() => {
    Date.now = () => Date.parse(localStorage.getItem('now') ?? '2017-11-07T12:00-05:00')
  })
  await page.goto('./')
  expect(await readStatus(page)).toContain('Polls are open')
  await mark(page)
  await page.goto('./corrections/')
  await page.evaluate(() => localStorage.setItem('now', '2017-11-08T12:00-05:00'))
  await goBack(page, './')
  await expect.poll(() => readStatus(page)).toBe('Results: Not in this guide yet')
  expect(await isMarked(page)).toBe(true)
})

test('a tab that is shown again follows the clock', async ({ page }) => {
  await openAt(page, '2017-11-07T12:00-05:00')
  await changeTime(page, '2017-11-08T12:00-05:00')
  expect(await readStatus(page)).toBe('Results: Not in this guide yet')
})
