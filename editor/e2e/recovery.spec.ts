/** Changes that the editor must not lose or overwrite: of another window or program, and before a crash. */
import { expect } from 'playwright/test'
import { findNavigation, findText, openCandidate, save } from './support/editorPage'
import { folder, test } from './support/project'

const ada = `data/${folder}/candidates/ada.yaml`

test('a change on disk is noticed, and both versions can be kept', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  project.replace(ada, 'party: N/A', 'party: Green')
  project.replace(ada, 'name: Ada Byron', 'name: Ada King')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /has changed on disk/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.listChangedLines()).toEqual(['-name: Ada King', '+name: Ada Lovelace'])
})

test('nothing typed is lost if the editor ends and starts again', async ({ page, project }) => {
  const editor = await project.startEditor(folder)
  await openCandidate(page, editor.address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  await editor.kill()
  await findText(page, 'Name for sorting').fill('Lovelace, Ada')
  await expect(page.getByText(/The editor has stopped/).first()).toBeVisible()
  const { address } = await project.startEditor(folder, editor.port)
  await page.goto('about:blank')
  await page.goto(address)
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('link', { name: /Lovelace|Byron/ })
    .click()
  await expect(findText(page, 'Name')).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => project.listChangedLines().filter((line) => line.startsWith('+')))
    .toEqual(['+name: Ada Lovelace', expect.stringMatching(/^\+sortName: Lovelace, Ada/)])
})
