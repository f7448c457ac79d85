/** The editor on every width, and for every reader. */
import { expect } from 'playwright/test'
import { accessibilityViolations } from '@/e2e/support/accessibility'
import { overflowWidth } from '@/e2e/support/layoutMeasurements'
import { folder, test } from './support/project'

const pages = ['problems', 'tasks', 'election', 'voting', 'races', 'questions', 'results', 'sources', 'newCandidate']

test('every page of the editor is accessible, and fits every width from 360 to 1440 px', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await expect(page.getByRole('navigation', { name: 'Editor' })).toBeVisible()
  for (const route of ['candidate/ada', ...pages]) {
    await page.evaluate((hash) => location.assign(hash), `#/${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [360, 480, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([route, width, await overflowWidth(page)]).toEqual([route, width, 0])
    }
    expect([route, ...(await accessibilityViolations(page))]).toEqual([route])
  }
})
