import { render, screen } from '@testing-library/react'
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election } from '@/guide/fields/published'
import { LandingActions } from './LandingActions'

const finder = {
  label: 'Voting places',
  url: 'https://state.example/where',
  covers: 'state',
  sources: [aSource],
} as const
const places = [{ name: 'Fire Hall', place: '12 Ferry Road', covers: 'this election', sources: [aSource] }] as const

/** The links with their notes, their addresses, and the states between which they show. */
function readLinks(fields: Partial<Election> = {}) {
  const { unmount } = render(
    <LandingActions election={{ ...anElection, ...fields }} comparisonPath="/compare/council/" />,
  )
  const links = screen.getAllByRole('link').map((link) => {
    const { from, until } = link.dataset
    return [link.textContent, link.getAttribute('href'), ...(from || until ? [`${from ?? ''}-${until ?? ''}`] : [])]
  })
  unmount()
  return links
}

const candidates = ['View Candidates', '/candidates/']
const comparison = ['Compare candidates', '/compare/council/']

it('has the next step in each state of the election, and always the candidates', () => {
  expect(readLinks({ where: { finder } })).toEqual([
    ['Fill in my ballot Practice here. Your marks stay on your device.', '/my-ballot/', '-today'],
    [
      'Find your polling place For all of Anystate. Not confirmed by Anytown for this election.',
      'https://state.example/where',
      'today-closed',
    ],
    ['Bring my ballot Print it and take it with you.', '/my-ballot/', 'today-closed'],
    ['Wait for the results They are not in this guide yet.', '/results/', 'closed-'],
    candidates,
    comparison,
    ['My ballot', '/my-ballot/', 'closed-'],
  ])
})

it('leads to the results once there are any', () => {
  expect(readLinks({ results: { winners: {}, sources: [] } })).toEqual([
    ['See the results Who won, with sources.', '/results/'],
    candidates,
    comparison,
    ['My ballot', '/my-ballot/'],
  ])
})

it('leads to the page with the voting facts if no link finds the polling place', () => {
  expect(readLinks({ where: { places } })[1]).toEqual(['Find your polling place', '/how-to-vote/', 'today-closed'])
  expect(readLinks({ where: {} })[1]).toEqual(['See how to vote', '/how-to-vote/', 'today-closed'])
})
