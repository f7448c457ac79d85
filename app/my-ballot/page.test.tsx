import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { buildMyBallotProps } from './buildProps'
import MyBallot, { generateMetadata } from './page'

it('has a title, a description, a date and a share image', () => {
  setGuide(aGuide)
  expect(generateMetadata()).toMatchObject({
    title: 'My ballot',
    description:
      'A ballot to mark for yourself: Anytown, November 7, 2017. Your marks stay on your device. You can print them.',
  })
  render(<MyBallot />)
  expect(screen.getByRole('heading', { level: 1, name: 'My ballot' })).toBeInTheDocument()
  expect(screen.getByText(/^Anytown, Anystate\. Tuesday, November 7, 2017\./)).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/my-ballot.png')
})

it('lists the races in the order of the guide', () => {
  setGuide(aGuide)
  render(<MyBallot />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(1, 3)).toEqual(['City Council', 'Mayor'])
  expect(buildMyBallotProps(aGuide)).toMatchObject({
    storageKey: '/2017-11-07-anytown/ballot',
    election: '2017-11-07-anytown',
    contests: [{ id: 'cityCouncil' }, { id: 'mayor' }],
  })
})

it.each([
  ['once there are results', aGuide.election, null],
  ['once the election is over, by the clock of the reader', { ...aGuide.election, results: undefined }, 'over'],
])('invites to look back %s', (_, election, from) => {
  setGuide({ ...aGuide, election })
  render(<MyBallot />)
  const invitation = screen.getByText('You can still look back at your marks, or make new ones.')
  expect(invitation.getAttribute('data-from')).toBe(from)
})

it('warns that the printed ballot may use another order, unless the guide has that order', () => {
  const warning = 'The printed ballot may use another order.'
  setGuide(aGuide)
  const { unmount } = render(<MyBallot />)
  expect(screen.getByText(/surname, A to Z/)).toHaveTextContent(warning)
  unmount()
  const candidates = aGuide.candidates.map((candidate, index) => ({
    ...candidate,
    ballotOrder: index + 1,
    candidacies: candidate.candidacies.map((candidacy) => ({ ...candidacy, ballotOrder: index + 1 })),
  }))
  setGuide({ ...aGuide, candidates })
  render(<MyBallot />)
  expect(screen.getByText(/order of the official ballot/)).not.toHaveTextContent(warning)
})
