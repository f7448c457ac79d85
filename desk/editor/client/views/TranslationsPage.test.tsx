/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { startFakeServer } from '../testing/fakeServer'
import { click, renderEditor, send, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const path = 'translations/es.yaml'
const translations = {
  by: 'machine',
  texts: [
    { original: 'City Council', text: 'Concejo Municipal' },
    { original: 'Open on Sunday.', text: 'Abrir los domingos.', reviewedBy: 'Ana Silva' },
    { original: 'Nothing like it', text: 'Nada' },
  ],
}
const texts = [
  { file: 'election.yaml', path: ['races', 0, 'name'], text: 'City Council', isStatement: false },
  { file: 'election.yaml', path: ['races', 1, 'name'], text: 'Mayor', isStatement: false },
  { file: 'candidates/ada.yaml', path: ['stances', 0, 'text'], text: 'Open on Sundays.', isStatement: true },
]

/** Opens the page, which asks for the passages once its own script has been loaded. */
async function openPage() {
  const server = startFakeServer({ 'election.yaml': { languages: ['en', 'es'] } })
  server.texts = texts
  server.files.set(path, { path, version: 'v9', value: translations })
  await renderEditor('#/translations/es', server)
  await wait()
  return server
}

const findRow = (original: string) => within(screen.getByText(original, { selector: 'article p' }).closest('article')!)
const findTranslation = (original: string) => findRow(original).getByRole('textbox', { name: 'Translation' })
const readOriginals = () =>
  screen.getAllByRole('article').map((row) => row.querySelector('p:not([class])')?.textContent)

it('shows every passage beside its translation, by the page that has it', async () => {
  await openPage()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Translations: Español')
  expect(screen.getByText(/^3 passages: 1 missing, 1 older/)).toBeInTheDocument()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(expect.arrayContaining(['Races and topics', 'Ada Byron', 'No longer in the guide']))
  expect(findTranslation('City Council')).toHaveValue('Concejo Municipal')
  expect(findTranslation('City Council')).toHaveAttribute('lang', 'es')
  expect(findTranslation('City Council')).toHaveAttribute('dir', 'auto')
  expect(findTranslation('Mayor')).toHaveValue('')
  expect(screen.getByText('Open on Sunday.', { selector: 'del' })).toBeInTheDocument()
  expect(findRow('Open on Sundays.').getByText('Reviewed by Ana Silva.')).toBeInTheDocument()
})

it('adds, corrects and confirms translations', async () => {
  const server = await openPage()
  const field = findTranslation('Mayor')
  for (const text of ['A', 'Alcaldía']) type(field, text)
  expect(findTranslation('Mayor')).toBe(field)
  type(findTranslation('City Council'), '')
  click('The translation is still right')
  click('Remove these translations')
  await send('Save')
  expect(server.files.get(path)?.value).toMatchObject({
    by: 'machine',
    texts: [
      { original: 'Open on Sundays.', text: 'Abrir los domingos.', reviewedBy: 'Ana Silva' },
      { original: 'Mayor', text: 'Alcaldía' },
    ],
  })
})

it('shows only what is missing, even while it is translated', async () => {
  await openPage()
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'missing' } })
  expect(readOriginals()).toEqual(['Mayor'])
  type(findTranslation('Mayor'), 'Alcaldía')
  expect(readOriginals()).toEqual(['Mayor'])
})
