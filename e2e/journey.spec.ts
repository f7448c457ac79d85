import { races } from './medford'
import { expect, openData, test } from './site'

test('a voter goes from the landing page to a stance and back', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medford City Elections')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page).toHaveURL('/candidates/')
  await page.getByRole('link', { name: /^Zac Bears/ }).click()
  await expect(page).toHaveURL('/profile/bears/')
  await page.getByRole('link', { name: 'Budget and new revenue' }).click()
  await expect(page).toHaveURL('/profile/bears/stance1/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget and new revenue')
  await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zac Bears')
  await page.getByRole('link', { name: 'All candidates for City Council' }).click()
  await expect(page).toHaveURL('/candidates/#cityCouncil')
  await page.getByRole('link', { name: 'Medford City Elections' }).click()
  await expect(page).toHaveURL('/')
})

test('the landing page says when, where and how, and what is on the ballot', async ({ page }) => {
  await page.goto('/')
  const information = page.getByRole('region', { name: 'Election Information' })
  await expect(information).toContainText('Tuesday, November 7, 2023')
  await expect(information).toContainText('7:00 am to 8:00 pm, Eastern Time')
  await expect(information.getByRole('link', { name: 'Find your polling place' })).toHaveAttribute(
    'href',
    'https://www.sec.state.ma.us/WhereDoIVoteMA/WhereDoIVote',
  )
  await expect(information.getByRole('link', { name: 'How to vote in Massachusetts' })).toHaveAttribute(
    'href',
    'https://www.sec.state.ma.us/divisions/elections/elections-and-voting.htm',
  )
  const ballot = page.getByRole('region', { name: 'On the ballot' }).getByRole('listitem')
  for (const [index, { name, candidates, vote }] of races.entries())
    await expect(ballot.nth(index)).toContainText(`${name}${vote}${candidates} candidates.`)
})

test('voting facts name their sources on the page', async ({ page }) => {
  await page.goto('/')
  const when = page.getByRole('region', { name: 'Election Information' }).locator('details').first()
  await when.getByText('Sources').click()
  await expect(when.getByRole('link', { name: /Voter Registration Day/ })).toBeVisible()
})

test('every profile shows what the open data says', async ({ page, request }) => {
  test.slow()
  for (const candidate of openData()) {
    await page.goto(`/profile/${candidate.id}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.name)
    await expect(page.getByText(candidate.experience)).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(candidate.position)
    await expect(page.getByRole('definition').nth(1)).toContainText(candidate.party)
    const stances = page.getByRole('region', { name: 'Key Stances' }).getByRole('link')
    await expect(stances).toContainText(candidate.keyStances)
    expect((await request.get(`/img/${candidate.src}`)).headers()['content-type']).toMatch(/^image\//)
    expect(await page.getByRole('img', { name: `Portrait of ${candidate.name}` }).evaluate(isDrawn)).toBe(true)
  }
})

test('every stance is complete when it is opened directly', async ({ browser, baseURL }) => {
  for (const candidate of openData().filter(({ id }) => ['bears', 'petrella', 'lungo-koehn'].includes(id)))
    for (const [index, title] of candidate.keyStances.entries()) {
      const context = await browser.newContext({ baseURL })
      const page = await context.newPage()
      await page.goto(`/profile/${candidate.id}/stance${index + 1}/`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(candidate.stanceInfo[index]!)).toBeVisible()
      const list = page.getByRole('region', { name: `Key Stances of ${candidate.name}` }).getByRole('link')
      await expect(list).toContainText(candidate.keyStances)
      await expect(list.nth(index)).toHaveAttribute('aria-current', 'page')
      for (const text of candidate.stanceInfo) await expect(page.getByText(text)).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(history.state) ?? '')).not.toContain(title)
      await context.close()
    }
})

test('a stance from another year carries that year', async ({ page }) => {
  await page.goto('/profile/petrella/')
  await expect(page.getByRole('region', { name: 'Key Stances' }).getByText('Stated in 2021')).toHaveCount(2)
  await page.goto('/profile/petrella/stance1/')
  await expect(page.getByText('Stated in 2021.', { exact: true })).toBeVisible()
})

test('a source that shows private details is cited and not linked', async ({ page }) => {
  await page.goto('/profile/scarpelli/stance1/')
  const sources = page.getByRole('article').getByRole('region', { name: 'Sources' })
  await expect(sources).toContainText('City Council 09-05-23 (machine transcript). City of Medford video')
  await expect(sources.getByRole('link')).toHaveCount(0)
})

test('previous and next walk through the race and end at its ends', async ({ page }) => {
  const council = openData().filter(({ position }) => position.includes('Council'))
  await page.goto(`/profile/${council[0]!.id}/`)
  const walk = page.getByRole('navigation', { name: 'Candidates for City Council' })
  await expect(walk.getByRole('link', { name: /Previous/ })).toHaveCount(0)
  for (const { name } of council.slice(1)) {
    await walk.getByRole('link', { name: /Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await expect(walk.getByRole('link', { name: /Next/ })).toHaveCount(0)
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/profile/bears/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All candidates for City Council' })).toBeFocused()
})

test('print leaves out the ways to go on and gives the addresses of sources', async ({ page }) => {
  await page.goto('/profile/bears/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const source = page.getByRole('link', { name: 'A Medford That Works For All Of Us!' })
  const after = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('https://zacbears.com/')
})

function isDrawn(image: SVGElement | HTMLElement) {
  return image instanceof HTMLImageElement && image.decode().then(() => image.naturalWidth > 0)
}
