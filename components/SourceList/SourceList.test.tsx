import { render, screen, within } from '@testing-library/react'
import { aSource, anUnlinkedSource } from '@/guide/testing/factories'
import { CollapsibleSources, SourceList } from './SourceList'
import { ShortCitations } from './ShortCitations'

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

it('folds all sources of a statement but the first', () => {
  const other = { ...aSource, id: 'other', title: 'Second part', language: 'fr' }
  render(<ShortCitations sources={[aSource, anUnlinkedSource, other]} foldsOthers />)
  const folded = screen.getByText('and 2 more sources').closest('details')
  expect(folded).not.toHaveAttribute('open')
  const items = screen.getAllByRole('listitem')
  expect(within(items[2]!).getByText('Second part')).toHaveAttribute('lang', 'fr')
  expect(items.map((item) => [item.textContent, item.closest('details') === folded])).toEqual([
    ['Town Radio, October 20, 2017: Interview', false],
    ['City, undated page', true],
    ['Town Radio, October 20, 2017: Second part', true],
  ])
})
