import type { Page } from 'playwright/test'
import { races } from './medford'
import { expect, test } from './site'

const key = 'selectedCandidateType'
async function expectChosen(page: Page, name: string) {
  for (const race of races) {
    const chosen = race.name === name
    await expect(page.getByRole('button', { name: race.name })).toHaveAttribute('aria-pressed', String(chosen))
    await expect(page.getByRole('region', { name: race.name })).toHaveCount(chosen ? 1 : 0)
  }
}

test('City Council shows by default', async ({ page }) => {
  await page.goto('/candidates/')
  await expectChosen(page, 'City Council')
  await expect(page.getByText('Candidates are listed by surname, A to Z.')).toBeVisible()
})

for (const { id, name, candidates } of races)
  test(`the button ${name} shows its ${candidates} candidates, and the choice lasts`, async ({ page }) => {
    await page.goto('/candidates/')
    await page.getByRole('button', { name }).click()
    await expectChosen(page, name)
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(candidates)
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(candidates)
    expect(await page.evaluate((item) => sessionStorage.getItem(item), key)).toBe(id)
    await page.reload()
    await expectChosen(page, name)
    await page.getByRole('region', { name }).getByRole('link').first().click()
    await page.goBack()
    await expectChosen(page, name)
  })

for (const bad of ['', 'Mayor', 'undefined', '{"race":"mayor"}', '<img src=x>'])
  test(`a stored ${JSON.stringify(bad)} means the default`, async ({ page }) => {
    await page.addInitScript(([item, value]) => sessionStorage.setItem(item!, value!), [key, bad])
    await page.goto('/candidates/')
    await expectChosen(page, 'City Council')
  })

test('storage that throws means the default, and the buttons still work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/candidates/')
  await expectChosen(page, 'City Council')
  await page.getByRole('button', { name: 'Mayor' }).click()
  await expectChosen(page, 'Mayor')
})

test('a stored choice is there before the first paint', async ({ page }) => {
  await page.addInitScript((item) => {
    sessionStorage.setItem(item, 'mayor')
    // Notes what a reader would see at every frame from the first.
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const sections = [...document.querySelectorAll('main section')].filter((section) => section.checkVisibility())
      const pressed = document.querySelector('button[aria-pressed="true"]')?.textContent
      if (sections.length > 0) seen.push(`${sections.map(({ id }) => id).join(' ')}, pressed: ${pressed}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, key)
  await page.goto('/candidates/')
  await expectChosen(page, 'Mayor')
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
  expect(seen).toEqual(['mayor, pressed: Mayor'])
})

test('a link to a race chooses it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'School Committee' }).click()
  await expectChosen(page, 'School Committee')
  await page.getByRole('link', { name: 'Candidates', exact: true }).click()
  await expect(page).toHaveURL('/candidates/')
  await expectChosen(page, 'School Committee')
  await page.goto('/candidates/#schoolCommittee')
  await page.getByRole('button', { name: 'Mayor' }).click()
  await page.reload()
  await expectChosen(page, 'Mayor')
})
