import { render, screen, within } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { dataFiles } from '@/guide/open/files'
import OpenDataPage from './page'

beforeEach(() => setGuide(aGuide))

it('links to every file of the open data, each under a name of its own', () => {
  render(<OpenDataPage />)
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => /\.(json|csv)$/.test(link.getAttribute('href') ?? ''))
  const paths = links.map((link) => link.getAttribute('href'))
  expect(paths.toSorted()).toEqual([...dataFiles.map((file) => `/data/v1/${file}`), '/candidates.json'].toSorted())
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length)
})

it('lists the columns of tables, and the fields of documents, in order', () => {
  render(<OpenDataPage />)
  const names = screen
    .getAllByText(/^[$\w]+(, \w+)+$/, { selector: 'code' })
    .map((list) => list.parentElement?.textContent)
  expect(names).toHaveLength(9)
  expect(names).toContain('Columns: id, title, publisher, date, url, language')
  expect(names).toContain('Fields: $schema, version, updated, license, election, sources')
  expect(names).toContain('Fields: id, src, name, position, party, experience, keyStances, stanceInfo')
})
