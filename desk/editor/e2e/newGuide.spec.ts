/** A guide from nothing to the site, on a phone. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator } from 'playwright/test'
import { inspectElection } from '@/build/reportElection'
import { createPhonePhoto } from '@/build/images/testing/testImages'
import { findPreview, findText, save } from './support/editorPage'
import { folder, listComplaints, test } from './support/project'
import { openSite } from './support/site'
import { countClicks, enter, look } from './support/story'

const election = 'springfield-2027'

// A story waits for many previews, which take long on a busy machine.
test.setTimeout(300_000)

test.use({ viewport: { width: 360, height: 740 } })

test("a user starts a city's guide from nothing, adds a candidate with a photograph, and publishes it", async ({
  page,
  project,
}) => {
  rmSync(join(project.root, 'data', folder), { recursive: true })
  project.commit()
  const site = await openSite(project)
  const complaints = listComplaints(page)
  const clicks = await countClicks(page)
  const { address } = await project.startEditor(undefined, 0, site.host.origin)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const panel = page.getByRole('dialog')
  const expectAccepted = async () => {
    const { problems } = await inspectElection({ root: project.root, election })
    expect(problems).toEqual([])
  }
  const addSource = async (scope: Locator, title: string) => {
    await enter(scope.getByRole('combobox', { name: 'Add to sources' }), title)
    await page.getByRole('option', { name: `New source: ${title}` }).click()
    const source = page.getByRole('group', { name: `New source: ${title}` })
    await enter(findText(source, 'Publisher'), 'City Clerk')
    await enter(findText(source, 'Web address'), 'www.springfield.org/page?year=2027')
    await enter(findText(source, 'Date'), '9/1/2027')
    await look(page, 'source')
  }
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New election')
  await look(page, 'questions')
  await enter(findText(page, 'City'), 'Springfield')
  await enter(findText(page, 'State'), 'Massachusetts')
  await enter(page.getByLabel('Date', { exact: true }), '11/2/2027')
  await enter(findText(page, 'Race'), 'City Council')
  await enter(page.getByRole('spinbutton', { name: 'Vote for up to' }), '7')
  await button('Add a race').click()
  await enter(findText(page, 'Race').nth(1), 'Mayor')
  await look(page, 'races')
  await button('Create the election').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your guide has begun')
  await look(page, 'created')
  await expectAccepted()
  // A guide without candidates and sources has pages.
  await button('Preview').click()
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toContainText('Springfield')
  await button('Preview').click()

  await page.getByRole('link', { name: 'Add the polling hours' }).click()
  await look(page, 'hours')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await look(page, 'start')
  await page.getByRole('link', { name: 'Add candidates for City Council and Mayor' }).click()
  await look(page, 'candidates')
  await page.getByRole('link', { name: 'New candidate for Mayor' }).click()
  await enter(findText(page, 'Name'), 'Kim Lee')
  await addSource(page.getByRole('main'), 'List of candidates')
  await button('Continue').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Lee')
  await look(page, 'candidate')
  await button('Add a key stance').click()
  const stance = page.getByRole('group', { name: /^Key stance/ })
  await findText(stance, 'Title').fill('Night buses')
  await enter(findText(stance, 'Text'), 'Said that buses should run until midnight.')
  await enter(findText(stance, 'Date').first(), '10/12/2026')
  await addSource(stance, 'Bus forum')
  await page.getByRole('heading', { name: 'Photograph' }).click()
  const buffer = await createPhonePhoto(1000, 1500)
  await button('Photograph').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer })
  await expect(button('Remove the photograph')).toBeVisible()
  await look(page, 'photograph')
  await save(page)
  await look(page, 'saved')
  await expectAccepted()

  await button(/^Publish \(/).click()
  await look(page, 'who-makes-the-guide')
  await enter(findText(panel, 'Name'), 'Springfield Library Friends')
  await enter(findText(panel, 'Funding'), 'Members of the Springfield Library Friends pay for this guide.')
  await enter(findText(panel, 'Contact'), 'guide@friends.example')
  await button('Save and continue').click()
  await look(page, 'before-and-now')
  await expectAccepted()
  await button(/^Publish \d+ changes?$/).click()
  await expect(panel.getByRole('heading', { name: 'Your changes are live' })).toBeVisible()
  await look(page, 'live')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await look(page, 'start-again')
  expect(clicks()).toBeLessThan(57)
  const candidate = site.show(`data/${election}/candidates/lee.yaml`)
  for (const part of ['name: Kim Lee', 'title: Night buses', 'date: 2026-10-12']) expect(candidate).toContain(part)
  const sources = site.show(`data/${election}/sources.yaml`)
  expect(sources).toContain('url: https://www.springfield.org/page?year=2027')
  expect(site.show(`data/${election}/election.yaml`)).toContain('name: Springfield Library Friends')
  expect(complaints).toEqual([])
  site.close()
})
