/** From a typo to the live site, without a terminal. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { startStandIn } from '@/desk/publish/testing/standInHost'
import { findNavigation, findText } from './support/editorPage'
import { folder, listComplaints, test, type Project } from './support/project'

const address = 'https://github.com/anytown/guide.git'

/** Publishes the project to a bare repository in the place of GitHub. */
function publishFirst({ git }: Project, site: string): void {
  git('init', '--quiet', '--bare', site)
  git('config', `url.${site}.insteadOf`, address)
  git('config', 'user.name', 'Jo Adams')
  git('config', 'user.email', 'jo@example.org')
  git('branch', '--move', 'main')
  git('remote', 'add', 'origin', address)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
}

test('a user fixes a typo and sees it live with seven clicks', async ({ page, project }) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  const host = await startStandIn()
  publishFirst(project, site)
  const published = () => project.git('-C', site, 'rev-parse', 'main').trim()
  // The workflow of the stand-in deploys at once.
  host.run = { status: 'completed', conclusion: 'success' }
  host.readFile = (path) => project.read(join('.build', 'published', published(), path))
  const complaints = listComplaints(page)
  const { address: editor } = await project.startEditor(folder, 0, host.origin)
  const panel = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(editor)
  await findNavigation(page).getByRole('link', { name: 'Ada Byron' }).click()
  await findText(page, 'Name').click()
  await findText(page, 'Name').fill('Ada Lovelace')
  await button('Save').click()
  await button('Publish (1)').click()
  await button('Publish without it').click()
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText('Ada Lovelace · Name')
  await button('Publish 1 change').click()
  await expect(panel.getByRole('heading', { name: 'Your changes are live' })).toBeVisible()
  const link = panel.getByRole('link', { name: 'See them on the site' })
  await expect(link).toHaveAttribute('href', `${host.origin}/guide/profile/ada/`)
  expect(project.git('-C', site, 'show', 'main')).toContain('+name: Ada Lovelace')
  expect(complaints).toEqual([])
  host.stop()
  rmSync(site, { recursive: true })
})
