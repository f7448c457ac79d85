/** A person without any files starts an election. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { folder, listComplaints, test } from './support/project'

test('a person starts an election, and sees its first page', async ({ page, project }) => {
  rmSync(join(project.root, 'data', folder), { recursive: true })
  project.commit()
  const complaints = listComplaints(page)
  const { address } = await project.startEditor()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New election')
  const answers = {
    City: 'Springfield',
    State: 'Massachusetts',
    Date: '2027-11-02',
    Races: 'City Council: 7; Mayor: 1',
    Source: 'https://example.org/candidates',
    Candidate: 'Kim Lee',
  }
  for (const [name, answer] of Object.entries(answers))
    await page.getByRole('textbox', { name, exact: true }).fill(answer)
  await page.getByRole('button', { name: 'Create the election' }).click()
  const candidates = page.getByRole('navigation', { name: 'Editor' }).getByRole('region', { name: 'City Council' })
  await expect(candidates.getByRole('link')).toHaveText('Kim Lee')
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Springfield')
  expect(project.read('data/springfield-2027/election.yaml')).toContain('city: Springfield')
  expect(complaints).toEqual([])
})
