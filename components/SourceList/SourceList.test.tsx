import { render, screen } from '@testing-library/react'
import { aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import { CollapsibleSources } from './CollapsibleSources'
import { SourceList } from './SourceList'

it('cites title, publisher and date, and links what may be linked', () => {
  render(<SourceList sources={[aSource, anUnlinkedSource]} />)
  expect(screen.getByRole('link', { name: 'Interview' })).toHaveAttribute('href', aSource.url)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2023.',
    'Minutes. City, undated page.',
  ])
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('shows a source once, however often it is named, and nothing where there is none', () => {
  const { container, rerender } = render(<CollapsibleSources sources={[aSource, aSource]} />)
  expect(container.querySelectorAll('li')).toHaveLength(1)
  rerender(<CollapsibleSources sources={[]} />)
  expect(container).toBeEmptyDOMElement()
})
