import { render, screen } from '@testing-library/react'
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election } from '@/guide/fields/published'
import { ElectionInformation } from './ElectionInformation'

const confirmed = { covers: 'this election', sources: [aSource] } as const
const old = { covers: 'another year', sources: [aSource] } as const
const finder = { ...confirmed, label: 'Find your polling place', url: 'https://state.example/where' }
const groups = [{ id: 'ward-3', name: 'Ward 3' }]

function renderInformation(fields: Partial<Election> = {}) {
  const election = { ...anElection, ...fields }
  render(<ElectionInformation election={election} passes={[1000]} groups={groups} />)
}

/** The lines of a part of the section. */
function readPart(name: 'When' | 'Where' | 'How') {
  const part = screen.getByRole('heading', { level: 3, name }).parentElement!
  part.querySelectorAll('[hidden]').forEach((element) => element.remove())
  return [...part.querySelectorAll('p:not(dd p), dt, dd p, li')].map(({ textContent }) => textContent)
}

it('has the first office that answers everyone, with its address and telephone number', () => {
  const contacts = { place: 'City Hall', phone: '902-555-0142', email: 'clerk@city.example', hours: 'Mondays' }
  const offices = [
    { name: 'Ward Office', group: 'ward-3', ...confirmed },
    { name: 'Clerk', ...contacts, ...old },
    { name: 'Other Clerk', ...contacts, ...confirmed },
  ]
  const places = [{ name: 'Fire Hall', place: '12 Ferry Road', ...confirmed }]
  renderInformation({ where: { finder, places, offices } })
  expect(readPart('Where')).toEqual([
    'Find your polling place',
    'Questions? Ask:',
    'Clerk',
    'City Hall',
    '902-555-0142',
    'From another year. Not confirmed for this election.',
  ])
})

it('has the polling places if no link finds them', () => {
  const places = [{ name: 'Fire Hall', place: '12 Ferry Road', ...confirmed }]
  renderInformation({ where: { places } })
  expect(readPart('Where')).toEqual(['Polling places', 'Fire Hall', '12 Ferry Road'])
})

it('has the official instructions, or the ways to vote if there are none', () => {
  const methods = [{ label: 'Vote by phone', text: 'Call.', ...old }]
  const instructions = { links: [{ label: 'How to vote', url: 'https://state.example/' }], ...old }
  const { unmount } = render(
    <ElectionInformation election={{ ...anElection, how: { instructions, methods } }} passes={[1000]} groups={[]} />,
  )
  expect(readPart('How')).toEqual(['How to vote', 'From another year. Not confirmed for this election.'])
  unmount()
  renderInformation({ how: { methods } })
  expect(readPart('How')).toEqual([
    'Ways to vote',
    'Vote by phone',
    'Call.',
    'From another year. Not confirmed for this election.',
  ])
})
