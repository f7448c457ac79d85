/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { dataFiles } from '@/guide/open/files'
import OpenDataPage from './page'

it('links to every file of the open data, each under a name of its own', () => {
  setGuide(aGuide)
  render(<OpenDataPage />)
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => /\.(json|csv)$/.test(link.getAttribute('href') ?? ''))
  const paths = links.map((link) => link.getAttribute('href'))
  expect(paths.toSorted()).toEqual([...dataFiles.map((file) => `/data/v1/${file}`), '/candidates.json'].toSorted())
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length)
})
