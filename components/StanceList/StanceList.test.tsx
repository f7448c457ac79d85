import { render, screen } from '@testing-library/react'
import { aCandidate, noTerms } from '@/guide/testing/factories'
import { PositionList } from './StanceList'

it('states that key stances cover every topic', () => {
  render(<PositionList candidate={aCandidate()} rows={[]} electionDate="2017-11-07" terms={noTerms} />)
  expect(screen.getByText('The key stances above cover every topic.')).toBeInTheDocument()
})

it('names the topics without a statement in one sentence', () => {
  const rows = [{ topic: { id: 'parks', name: 'Parks', path: undefined } }]
  const pools = { topic: { id: 'pools', name: 'Pools and rinks', path: undefined } }
  const candidate = aCandidate({ research: { statements: true } })
  const { rerender } = render(
    <PositionList candidate={candidate} rows={rows} electionDate="2017-11-07" terms={noTerms} />,
  )
  expect(screen.getByText('We found nothing on Parks (last checked October 21, 2017).')).toBeInTheDocument()
  rerender(<PositionList candidate={candidate} rows={[...rows, pools]} electionDate="2017-11-07" terms={noTerms} />)
  expect(
    screen.getByText('We found nothing on these topics (last checked October 21, 2017): Parks; Pools and rinks.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('article')).toBeNull()
})
