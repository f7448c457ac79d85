import { render, screen, within } from '@testing-library/react'
import { aCandidate, aRace, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import { Profile } from './Profile'

const props = { race: aRace, electionDate: '2023-11-07', sources: [aSource, anUnlinkedSource] }

function listHeadings() {
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

it('has the same sections in the same order for every candidate', () => {
  const { unmount } = render(<Profile {...props} candidate={aCandidate({ incumbent: true, result: 'elected' })} />)
  const headings = ['H1 Ada Byron', 'H2 Key Stances', 'H2 Experience', 'H2 Sources']
  expect(listHeadings()).toEqual(headings)
  unmount()
  const noStances = { reason: 'none found', asOf: '2023-10-01' } as const
  render(<Profile {...props} candidate={aCandidate({ stances: [], noStances })} />)
  expect(listHeadings()).toEqual(headings)
})

it('shows the facts, stances, experience and sources, each in its section', () => {
  render(<Profile {...props} candidate={aCandidate({ incumbent: true })} />)
  const getSection = (name: string) => within(screen.getByRole('region', { name }))
  expect(screen.getByText('Anytown City Council Candidate')).toBeInTheDocument()
  expect(screen.getByText('Yes')).toBeInTheDocument()
  expect(getSection('Key Stances').getByRole('link', { name: 'Title 2' })).toHaveAttribute(
    'href',
    '/profile/ada-byron/stance2/',
  )
  expect(getSection('Experience').getByText('Writes programs.')).toHaveAttribute('data-experience')
  const sources = getSection('Sources').getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2023.',
    'Minutes. City, undated page.',
  ])
})

it('shows the year of a stance from another year than the election', () => {
  render(<Profile {...props} electionDate="2025-11-04" candidate={aCandidate()} />)
  expect(screen.getAllByText('Stated in 2023')).toHaveLength(2)
})

it('links back to the race, and to adjacent candidates', () => {
  const previous = aCandidate({ id: 'ann', name: 'Ann Abbot' })
  const next = aCandidate({ id: 'bob', name: 'Bob Cole' })
  render(<Profile {...props} candidate={aCandidate()} previous={previous} next={next} />)
  const getLink = (name: string) => screen.getByRole('link', { name })
  expect(getLink('All candidates for City Council')).toHaveAttribute('href', '/candidates/#cityCouncil')
  expect(screen.getByRole('navigation', { name: 'Candidates for City Council' })).toBeInTheDocument()
  expect(getLink('Previous candidate Ann Abbot')).toHaveAttribute('href', '/profile/ann/')
  expect(getLink('Next candidate Bob Cole')).toHaveAttribute('href', '/profile/bob/')
})

it("shows the candidate's portrait in a 4:5 box", () => {
  render(<Profile {...props} candidate={aCandidate()} />)
  const portrait = screen.getByRole('img', { name: 'Portrait of Ada Byron' })
  expect(portrait).toHaveAttribute('src', '/img/ada-byron.svg')
  expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['160', '200'])
})
