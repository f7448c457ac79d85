import { render, screen } from '@testing-library/react'
import { aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import { Results } from './Results'

it('cites the sources of the results, at the fragment that profiles link to', () => {
  render(<Results sources={[aSource, anUnlinkedSource]} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toHaveAttribute('id', 'results')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2023.',
    'Minutes. City, undated page.',
  ])
})
