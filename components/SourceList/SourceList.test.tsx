import { render, screen } from '@testing-library/react'
import { aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import { CollapsibleSources } from './CollapsibleSources'
import { SourceList } from './SourceList'

it('cites title, publisher and date, and links sources that have a URL', () => {
  render(<SourceList sources={[aSource, anUnlinkedSource]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Interview' })).toHaveAttribute('href', aSource.url)
})

it.each(['Who will decide?', 'Vote!', 'More to come…', 'They asked, "Why?"'])(
  'puts no period after the title %s',
  (title) => {
    render(<SourceList sources={[{ ...aSource, title }]} />)
    expect(screen.getByRole('listitem')).toHaveTextContent(`${title} Town Radio, October 20, 2017.`)
  },
)

it('removes duplicates from collapsible sources', () => {
  render(<CollapsibleSources sources={[aSource, anUnlinkedSource, aSource]} />)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('renders no collapsible sources if there are none', () => {
  const { container } = render(<CollapsibleSources sources={[]} />)
  expect(container).toBeEmptyDOMElement()
})
