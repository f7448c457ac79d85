/** A guide from nothing to the site. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { findText } from './support/editorPage'
import { folder, listComplaints, test } from './support/project'
import { openSite } from './support/site'
import { countClicks, enter, expectAccepted, laptop, look, phone } from './support/story'

const election = 'springfield-2027'

// A story waits for many previews, which take long on a busy machine.
test.setTimeout(300_000)

for (const viewport of [laptop, phone])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test("a user starts a city's guide from nothing, and publishes it", async ({ page, project }) => {
      rmSync(join(project.root, 'data', folder), { recursive: true })
      project.commit()
      const site = await openSite(project)
      const complaints = listComplaints(page)
      const clicks = await countClicks(page)
      const { address } = await project.startEditor(undefined, 0, site.host.origin)
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
      const panel = page.getByRole('dialog')
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
      await button('Create the election').scrollIntoViewIfNeeded()
      await look(page, 'likely-answers')
      await button('Create the election').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your guide has begun')
      await look(page, 'created')
      await expectAccepted(project, election)

      await page.getByRole('link', { name: 'Add the polling hours' }).click()
      await look(page, 'hours')
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await look(page, 'start')
      await page.getByRole('link', { name: 'Add candidates for City Council and Mayor' }).click()
      await look(page, 'candidates')
      await page.getByRole('link', { name: 'New candidate for Mayor' }).click()
      await enter(findText(page, 'Name'), 'Kim Lee')
      await enter(page.getByRole('combobox', { name: 'Add to sources' }), 'List of candidates')
      await page.getByRole('option', { name: 'New source: List of candidates' }).click()
      const source = page.getByRole('group', { name: 'New source: List of candidates' })
      await enter(findText(source, 'Publisher'), 'City Clerk')
      await enter(findText(source, 'Web address'), 'springfield-ma.gov/candidates')
      await enter(findText(source, 'Date'), '9/1/2027')
      await look(page, 'new-candidate')
      await button('Continue').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Lee')
      await look(page, 'candidate')
      await button(/^Save/).click()
      await expect(page.getByText(/^Saved/)).toBeVisible()
      await look(page, 'saved')
      await expectAccepted(project, election)

      await button(/^Publish \(/).click()
      await look(page, 'who-makes-the-guide')
      await enter(findText(panel, 'Name'), 'Springfield Library Friends')
      await enter(findText(panel, 'Funding'), 'Members of the Springfield Library Friends pay for this guide.')
      await enter(findText(panel, 'Contact'), 'guide@friends.example')
      await button('Save and continue').click()
      await look(page, 'before-and-now')
      await expectAccepted(project, election)
      await button(/^Publish \d+ changes?$/).click()
      await expect(panel.getByRole('heading', { name: 'Your changes are live' })).toBeVisible()
      await look(page, 'live')
      await panel.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await look(page, 'start-again')
      expect(clicks()).toBeLessThan(45)
      expect(site.show(`data/${election}/candidates/lee.yaml`)).toContain('name: Kim Lee')
      expect(site.show(`data/${election}/election.yaml`)).toContain('name: Springfield Library Friends')
      expect(complaints).toEqual([])
      site.close()
    })
  })
