/** What a user does with the editor, from nothing to the written files and the preview. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { findNavigation, findPreview, findText, save } from './support/editorPage'
import { folder, listComplaints, test, type Project } from './support/project'

const election = 'springfield-2027'
const lee = `data/${election}/candidates/lee.yaml`

test('a user starts an election, adds a candidate with statements and a source, settles a conflict, and translates', async ({
  page,
  project,
}) => {
  rmSync(join(project.root, 'data', folder), { recursive: true })
  project.commit()
  const complaints = listComplaints(page)
  const { address } = await project.startEditor()
  await page.goto(address)
  await test.step('a new election', () => startElection(page, project))
  await test.step('a new candidate', () => addCandidate(page, project))
  await test.step('two statements with a new source', () => addStatements(page))
  await test.step('save', () => saveCandidate(page, project))
  await test.step('a conflict', () => settleConflict(page, project))
  await test.step('a translation', () => translate(page, project))
  // Chromium reports the save that was refused.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})

async function startElection(page: Page, project: Project): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New election')
  await findText(page, 'City').fill('Springfield')
  await findText(page, 'State').fill('Massachusetts')
  await findText(page, 'Date').fill('11/2/2027')
  await findText(page, 'Race').fill('City Council')
  await page.getByRole('spinbutton', { name: 'Vote for up to' }).fill('7')
  await page.getByRole('button', { name: 'Add a race' }).click()
  await findText(page, 'Race').nth(1).fill('Mayor')
  await expect(findText(page, 'Title of the guide')).toHaveValue('Springfield Elections')
  await page.getByRole('button', { name: 'Create the election' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your guide has begun')
  // A guide without candidates and sources has pages.
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toContainText('Springfield')
  expect(project.read(`data/${election}/election.yaml`)).toContain('city: Springfield')
  project.commit()
}

async function addCandidate(page: Page, project: Project): Promise<void> {
  await page.getByRole('link', { name: 'Add candidates for City Council and Mayor' }).click()
  await page.getByRole('link', { name: 'New candidate for Mayor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New candidate')
  await findText(page, 'Name').fill('Kim Lee')
  await expect(page.getByRole('combobox', { name: 'Race' })).toHaveValue('mayor')
  await page.getByRole('combobox', { name: 'Add to sources' }).fill('List of candidates')
  await page.getByRole('option', { name: 'New source: List of candidates' }).click()
  const list = page.getByRole('group', { name: 'New source: List of candidates' })
  await findText(list, 'Publisher').fill('City Clerk')
  await findText(list, 'Web address').fill('https://example.org/candidates')
  await findText(list, 'Date').fill('2027')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Lee')
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Kim Lee')
  // It is a draft until the user saves.
  expect(project.listChangedLines()).toEqual([])
}

async function addStatements(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a key stance' })
  await add.click()
  const first = page.getByRole('group', { name: /^Key stance 1/ })
  await findText(first, 'Title').fill('Night buses')
  await findText(first, 'Text').fill('Said that buses should run until midnight.')
  await first.getByRole('combobox', { name: 'Add to sources' }).fill('Bus forum')
  await page.getByRole('option', { name: 'New source: Bus forum' }).click()
  const source = page.getByRole('group', { name: 'New source: Bus forum' })
  await findText(source, 'Publisher').fill('Town TV')
  await findText(source, 'Web address').fill('example.org/forum')
  await findText(source, 'Date').fill('2027')

  await add.click()
  const second = page.getByRole('group', { name: /^Key stance 2/ })
  await findText(second, 'Title').fill('A new library')
  await findText(second, 'Text').fill('Wants a library on Main Street.')
  await findText(second, 'Date').fill('Oct 12, 2026')
  // By a word of its publisher.
  await second.getByRole('combobox', { name: 'Add to sources' }).fill('town')
  await page.getByRole('option', { name: /^Bus forum/ }).click()
  const preview = findPreview(page)
  await expect(preview.getByText('Night buses').first()).toBeVisible()
  await expect(preview.getByText('A new library').first()).toBeVisible()
  await dragStances(page)
}

/** Drags the second statement above the first, which Escape cancels and Ctrl+Z undoes. */
async function dragStances(page: Page): Promise<void> {
  const summary = (name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}`) })
  await summary('Key stance 1').click()
  await summary('Key stance 2').click()
  const drag = async () => {
    await summary('Key stance 2').scrollIntoViewIfNeeded()
    const [first, second] = await Promise.all([1, 2].map((number) => summary(`Key stance ${number}`).boundingBox()))
    const x = (first?.x ?? 0) - 15
    await page.mouse.move(x, (second?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(x, (first?.y ?? 0) + 5, { steps: 3 })
    await expect(page.locator('[data-drop]')).toHaveText(/^Key stance 1/)
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(summary('Key stance 1: Night buses')).toBeVisible()
  await drag()
  await page.mouse.up()
  await expect(summary('Key stance 1: A new library')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(summary('Key stance 1: Night buses')).toBeVisible()
  await summary('Key stance 1').click()
}

async function saveCandidate(page: Page, project: Project): Promise<void> {
  await save(page)
  const lines = project.listChangedLines()
  // A new election has no sources.
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-{}'])
  expect(lines).toEqual(
    expect.arrayContaining([
      '+name: Kim Lee',
      '+  - title: Night buses',
      '+  - title: A new library',
      '+  title: Bus forum',
      '+  url: https://example.org/forum',
      '+    date: 2026-10-12',
    ]),
  )
  project.commit()
}

/** The user keeps their own text, and takes the name from the disk. */
async function settleConflict(page: Page, project: Project): Promise<void> {
  const stance = page.getByRole('group', { name: /^Key stance 1/ })
  await findText(stance, 'Text').fill('Said that buses should run until dawn.')
  project.replace(lee, 'until midnight', 'until noon')
  project.replace(lee, 'Main Street', 'Main Square')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await expect(page.getByText('Said that buses should run until dawn.')).toBeVisible()
  await expect(page.getByText('Said that buses should run until noon.')).toBeVisible()
  const text = page.getByRole('group', { name: /Key stance 1/ })
  await text.getByRole('radio', { name: /^Elsewhere/ }).check()
  await text.getByRole('radio', { name: /^Yours/ }).check()
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-    text: Said that buses should run until noon.',
    '+    text: Said that buses should run until dawn.',
  ])
  expect(project.read(lee)).toContain('Main Square')
}

/** The page of translations has a script of its own, which is loaded when it is opened. */
async function translate(page: Page, project: Project): Promise<void> {
  project.replace(`data/${election}/election.yaml`, 'languages: [en]', 'languages: [en, es]')
  project.commit()
  await page.reload()
  await findNavigation(page).getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations: Español')
  await findText(page, 'Translated by').fill('Ana Silva')
  const row = page.getByRole('article').filter({ has: page.getByText('Mayor', { exact: true }) })
  await findText(row, 'Translation').pressSequentially('Alcaldía')
  await expect(findText(row, 'Translation')).toHaveValue('Alcaldía')
  await save(page)
  expect(project.listChangedLines()).toEqual(
    expect.arrayContaining(['+by: Ana Silva', '+texts:', '+  - original: Mayor', '+    text: Alcaldía']),
  )
}
