import type { Locator, Page } from 'playwright/test'
import { contestedRace } from './support/contestedRace'
import { unseenFocus } from './support/controls'
import { hasRaceIndex, raceOf, racePath } from './support/election'
import { raceButton } from './support/raceButton'
import { pageTypes } from './support/samplePages'
import { expect, findCandidate, profilePath, test } from './support/site'

/** Presses a key until a control has the focus. Each control on the way must be seen. */
async function moveTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press(key)
    expect(await unseenFocus(page)).toBe('')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${control}.`)
}

test('a voter goes from the landing page to a stance and back', { tag: '@firefox' }, async ({ page, election }) => {
  const candidate = findCandidate(election, 1)
  const race = raceOf(election, candidate)
  const [stance] = candidate.stances
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('./')
  await expect(heading).toHaveText(election.title)
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page).toHaveURL('./candidates/')
  const link = page.getByRole('main').getByRole('link', { name: race.name }).first()
  await (hasRaceIndex(election) ? link : raceButton(page, race.name)).click()
  await page.getByRole('link', { name: `${candidate.name} ${race.position}` }).click()
  await expect(page).toHaveURL(profilePath(candidate))
  await page.getByRole('region', { name: 'Key stances' }).getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(`${profilePath(candidate)}stance1/`)
  await expect(heading).toHaveText(stance?.title ?? '')
  await page.getByRole('article').first().getByRole('link', { name: candidate.name, exact: true }).click()
  await expect(heading).toHaveText(candidate.name)
  await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click()
  await expect(page).toHaveURL(racePath(election, race))
  await page.getByRole('banner').getByRole('link', { name: election.title }).click()
  await expect(page).toHaveURL('./')
})

test('the first press of Tab offers to skip to the content', { tag: '@firefox' }, async ({ page, election }) => {
  await page.goto(profilePath(findCandidate(election)))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the keyboard alone leads from the landing page to a marked ballot with a note and its link', async ({
  page,
  election,
}) => {
  const { race, candidates } = contestedRace(election)
  const profile = profilePath(candidates[0]!)
  await page.setViewportSize({ width: 1280, height: 600 })
  // While one page fades into the next, nothing can be found at a point.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(hasRaceIndex(election) ? racePath(election, race) : './')
  await moveTo(page, page.locator(`main a[href$="${profile.slice(1)}"]`).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(profile)
  const ballotLink = page.getByRole('banner').getByRole('link', { name: 'My ballot' })
  await moveTo(page, ballotLink)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
  const contest = page.getByRole('region', { name: race.name }).first()
  const box = contest.getByRole('checkbox').first()
  await moveTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await moveTo(page, contest.getByRole('textbox'))
  await page.keyboard.type('Ask about the budget')
  // Up again, where the band of the race stays over what is below.
  await moveTo(page, box, 'Shift+Tab')
  await moveTo(page, page.getByRole('button', { name: 'Copy my marks to another device' }))
  await page.keyboard.press('Enter')
  const link = page.getByRole('textbox', { name: 'Link to your marks' })
  await moveTo(page, link)
  await expect(link).toHaveValue(/#./)
})

test(
  'the keyboard never leads to a control that is covered or not marked',
  { tag: '@slow' },
  async ({ page, election }) => {
    test.slow()
    for (const [width, height] of [
      [360, 640],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of pageTypes(election)) {
        await page.goto(path)
        for (const key of ['Tab', 'Shift+Tab'])
          for (let presses = 0; presses < 25; presses++) {
            await page.keyboard.press(key)
            expect([path, width, key, await unseenFocus(page)]).toEqual([path, width, key, ''])
          }
      }
    }
  },
)
