/** From a typo to the live site, without a terminal. */
import { expect } from 'playwright/test'
import { findText } from './support/editorPage'
import { folder, listComplaints, test } from './support/project'
import { openSite } from './support/site'
import { countClicks, enter, look } from './support/story'

test.use({ viewport: { width: 1280, height: 800 } })

const typo = 'Said that the libary should open on Sundays.'
const correct = 'Said that the library should open on Sundays.'

test('a user fixes a typo and sees it live within ten clicks and two minutes', async ({ page, project }) => {
  project.replace(`data/${folder}/candidates/ada.yaml`, correct, typo)
  project.commit()
  const site = await openSite(project)
  const complaints = listComplaints(page)
  const clicks = await countClicks(page)
  const { address } = await project.startEditor(folder, 0, site.host.origin)
  const panel = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(address)
  const begin = Date.now()
  await page.getByRole('link', { name: /^Change a candidate/ }).click()
  await look(page, 'candidates')
  await page.getByRole('main').getByRole('link', { name: 'Ada Byron' }).click()
  await look(page, 'candidate')
  await page.getByText('Key stance 1: Libraries and schools').click()
  await enter(findText(page, 'Text').first(), correct)
  await look(page, 'corrected')
  await button('Save').click()
  // The other change is Last updated.
  await button('Publish (2)').click()
  await look(page, 'who-makes-the-guide')
  await button('Publish without it').click()
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Ada Byron · Key stance 1, Text',
    'Ada Byron · Last updated',
  ])
  await look(page, 'before-and-now')
  await button('Publish 2 changes').click()
  await expect(panel.getByRole('heading', { name: 'Your changes are live' })).toBeVisible()
  await look(page, 'live')
  const link = panel.getByRole('link', { name: 'See them on the site' })
  await expect(link).toHaveAttribute('href', `${site.host.origin}/guide/profile/ada/`)
  // Following the link is the last click.
  expect(clicks() + 1).toBeLessThanOrEqual(10)
  expect(Date.now() - begin).toBeLessThan(120_000)
  expect(site.show()).toContain(`+      ${correct}`)
  expect(complaints).toEqual([])
  site.close()
})
