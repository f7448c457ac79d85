import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import CorrectionsPage, { generateMetadata } from './page'

afterEach(() => delete process.env.SITE_URL)

it('links to the feed only on a site whose URL is configured', () => {
  setGuide(aGuide)
  const { unmount } = render(<CorrectionsPage />)
  expect(screen.queryByRole('link', { name: /feed/ })).toBeNull()
  expect(generateMetadata().alternates?.types).toBeUndefined()
  unmount()
  process.env.SITE_URL = 'https://guide.example'
  render(<CorrectionsPage />)
  const feed = 'https://guide.example/corrections.atom'
  const link = screen.getByRole('link', { name: 'Follow the corrections in a feed reader (Atom)' })
  expect(link).toHaveAttribute('href', feed)
  expect(generateMetadata().alternates?.types).toEqual({ 'application/atom+xml': feed })
})
