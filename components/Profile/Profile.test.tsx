import { render, screen } from '@testing-library/react'
import { aCandidate, aRace, aSource } from '@/data/fixtures/factories'
import { Profile } from './Profile'

const rest = { race: aRace, electionDate: '2023-11-07', sources: [aSource] }

function outline() {
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

it('has the same sections in the same order for everyone', () => {
  const { unmount } = render(<Profile {...rest} candidate={aCandidate({ incumbent: true, result: 'Elected' })} />)
  expect(outline()).toEqual(['H1 Ada Byron', 'H2 Key Stances', 'H2 Experience', 'H2 Sources'])
  unmount()
  const noStances = { reason: 'none found', asOf: '2023-10-01' } as const
  render(<Profile {...rest} candidate={aCandidate({ stances: [], noStances })} />)
  expect(outline()).toEqual(['H1 Ada Byron', 'H2 Key Stances', 'H2 Experience', 'H2 Sources'])
})

it('leads back to the race, and on to the adjacent there are', () => {
  render(<Profile {...rest} candidate={aCandidate()} next={aCandidate({ id: 'bob', name: 'Bob Cole' })} />)
  expect(screen.getByRole('link', { name: 'All candidates for City Council' })).toHaveAttribute(
    'href',
    '/candidates/#cityCouncil',
  )
  expect(screen.getByRole('link', { name: 'Next candidate Bob Cole' })).toHaveAttribute('href', '/profile/bob/')
  expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull()
})

it('shows the portrait in its box', () => {
  render(<Profile {...rest} candidate={aCandidate()} />)
  const portrait = screen.getByRole('img', { name: 'Portrait of Ada Byron' })
  expect(portrait).toHaveAttribute('src', '/img/ada-byron.svg')
  expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['160', '200'])
})
