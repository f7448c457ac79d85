/** The night on which the votes of 20 races come in. */
import { expect } from 'playwright/test'
import { findText } from './support/editorPage'
import { growElection, listNames, wards } from './support/bigElection'
import { folder, listComplaints, test } from './support/project'
import { openSite } from './support/site'
import { countClicks, enter, expectAccepted, laptop, look, phone } from './support/story'

const counts = ['1,204', '987', '1,350'] as const

// A story waits for many previews, which take long on a busy machine.
test.setTimeout(300_000)

for (const viewport of [laptop, phone])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a user enters the votes and winners of 20 races, and publishes them', async ({ page, context, project }) => {
      growElection(project)
      await expectAccepted(project, folder)
      const site = await openSite(project)
      const complaints = listComplaints(page)
      const clicks = await countClicks(page)
      const { address } = await project.startEditor(folder, 0, site.host.origin)
      const panel = page.getByRole('dialog')
      await page.goto(address)
      await look(page, 'start')
      await page.getByRole('link', { name: /^Enter results/ }).click()
      await look(page, 'results')
      const findVotes = (ward: number, name: string) => findText(page, `Votes, ${name}, Councilor, Ward ${ward}`)
      await findVotes(1, 'Sam Adams 1').click()
      for (const ward of wards.slice(0, -1)) {
        for (const [index, name] of listNames(ward).entries()) {
          await expect(findVotes(ward, name)).toBeFocused()
          await page.keyboard.type(counts[index] ?? '')
          await page.keyboard.press('Tab')
          // The box beside the votes.
          if (index === 2) await page.keyboard.press('Space')
          await page.keyboard.press('Tab')
        }
        if (ward === 1) await look(page, 'first-race')
        // Write-ins, blank votes, and ballots cast.
        for (let skipped = 0; skipped < 3; skipped += 1) await page.keyboard.press('Tab')
      }
      // The last one comes from a spreadsheet.
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const column = listNames(20).map((name, index) => `${name}\t${counts[index]}`)
      await page.evaluate((text) => navigator.clipboard.writeText(text), column.join('\n'))
      await page.keyboard.press('ControlOrMeta+V')
      await expect(page.getByText('Filled in 3 cells.')).toBeAttached()
      await page.getByRole('checkbox', { name: 'Elected, Sam Clark 20, Councilor, Ward 20' }).click()
      await look(page, 'typed')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(/^Saved/)).toBeVisible()
      await look(page, 'saved')
      // The user forgets the source, and learns it where they publish.
      await page.getByRole('button', { name: /^Publish \(/ }).click()
      await panel.getByRole('button', { name: 'Publish without it' }).click()
      await look(page, 'before-and-now')
      await panel.getByRole('button', { name: /^Publish \d+/ }).click()
      await expect(panel.getByText('Add a source.')).toBeVisible()
      await look(page, 'what-is-missing')
      await panel.getByRole('link', { name: /^Fix it/ }).click()
      await look(page, 'sources')
      await enter(page.getByRole('combobox', { name: 'Add to sources' }), 'notice')
      await page.getByRole('option', { name: /^Notice of election/ }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved Election.', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: /^Publish \(/ }).click()
      await panel.getByRole('button', { name: /^Publish \d+/ }).click()
      await expect(panel.getByRole('heading', { name: 'Your changes are live' })).toBeVisible()
      await look(page, 'live')
      const published = site.show(`data/${folder}/election.yaml`)
      expect(published.match(/clark-\d+: 1350$/gm)).toHaveLength(wards.length)
      expect(published.match(/: \[clark-\d+\]$/gm)).toHaveLength(wards.length)
      await expectAccepted(project, folder)
      expect(clicks()).toBeLessThan(20)
      expect(complaints).toEqual([])
      site.close()
    })
  })
