import { render, screen } from '@testing-library/react'
import { anElection, aSource } from '@/data/fixtures/factories'
import type { Election } from '@/data/schema/published'
import { LandingHead } from './LandingHead'

const nonpartisan = /This election is nonpartisan\./
const isOver = /The election is over/

function renderHead(fields: Partial<Election> = {}) {
  render(<LandingHead election={{ ...anElection, ...fields }} />)
}

it('shows the title, name, date and hours of the election', () => {
  renderHead()
  expect(screen.getByRole('heading', { level: 1, name: 'Anytown City Elections' })).toBeInTheDocument()
  expect(screen.getByText(/Anytown municipal election\./)).toBeInTheDocument()
  expect(screen.getByRole('time')).toHaveTextContent('Tuesday, November 7, 2017')
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2017-11-07')
  expect(screen.getByText('7:00 am to 8:00 pm, Eastern Time')).toBeInTheDocument()
})

it('omits hours that could not be confirmed', () => {
  renderHead({ when: { hours: undefined, deadlines: [] } })
  expect(screen.queryByText(/ am to /)).toBeNull()
})

it('describes a nonpartisan election as nonpartisan', () => {
  renderHead({ nonpartisan: true })
  expect(screen.getByText(nonpartisan)).toBeInTheDocument()
})

it('does not describe a partisan election as nonpartisan', () => {
  renderHead({ nonpartisan: false })
  expect(screen.queryByText(nonpartisan)).toBeNull()
})

it('states that the election is over once there are results', () => {
  renderHead({ results: { winners: {}, sources: [aSource] } })
  expect(screen.getByText(isOver)).toBeInTheDocument()
})

it('does not state that the election is over before there are results', () => {
  renderHead()
  expect(screen.queryByText(isOver)).toBeNull()
})

it('links to the candidates', () => {
  renderHead()
  expect(screen.getByRole('link', { name: 'View Candidates' })).toHaveAttribute('href', '/candidates/')
})
