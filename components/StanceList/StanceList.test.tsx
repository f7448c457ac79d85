import { render, screen } from '@testing-library/react'
import { aCandidate, noTerms } from '@/guide/testing/factories'
import { PositionList } from './StanceList'

it('states that key stances cover every topic', () => {
  render(<PositionList candidate={aCandidate()} rows={[]} electionDate="2017-11-07" terms={noTerms} />)
  expect(screen.getByText('The key stances above cover every topic.')).toBeInTheDocument()
})
