import { render, screen } from '@testing-library/react'
import { DataPage } from './DataPage'

const files = [
  { name: 'sources.csv', path: '/data/v1/sources.csv', names: ['id', 'title'] },
  { name: 'short.json', path: '/short.json', description: 'A short list.' },
]

it('links the license of the text', () => {
  const license = { name: 'CC BY 4.0', url: 'https://license.example/' }
  render(<DataPage version="1.7" tables={[]} documents={files} license={license} />)
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', license.url)
  expect(screen.queryByText(/No license/)).toBeNull()
})

it('states the version and the license of the code, and that the data has none', () => {
  render(<DataPage version="1.7" tables={[]} documents={files} />)
  expect(screen.getByText(/^This is version 1\.7 of the format\./)).toBeInTheDocument()
  expect(screen.getByText(/MIT License\. No license has been set for the data\./)).toBeInTheDocument()
  expect(screen.queryByText(/license CC/)).toBeNull()
  expect(screen.getByText('id, title').parentElement).toHaveTextContent('Fields: id, title')
  expect(screen.queryByText(/Ask us/)).toBeNull()
})
