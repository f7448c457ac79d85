import { within } from '@testing-library/react'
import { anElection } from '@/guide/testing/factories'
import { confirmed, listSources, old, readLines, renderPart, stateRule } from './testing/renderFacts'

it('links to the voting instructions, the main link first', () => {
  const part = renderPart('How')
  const how = within(part)
  const links = how.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 2)).toEqual([
    ['How to vote', 'https://state.example/how'],
    ['Voting by mail', 'https://state.example/mail'],
  ])
  expect(readLines(part).slice(1)).toEqual([
    'Published by State of Anystate.',
    'For all of Anystate. Not confirmed by Anytown for this election.',
  ])
  expect(listSources(how)).toEqual(['Interview. Town Radio, October 20, 2017.'])
})

it('shows ways to vote, identification and accessibility', () => {
  const how = {
    ...anElection.how,
    methods: [
      { label: 'Vote by phone', text: 'Call the number on your card.', url: 'https://a.example/', ...confirmed },
      { label: 'Vote by proxy', text: 'Name another voter.', ...stateRule },
    ],
    identification: { text: 'Bring a card.', ...stateRule },
    accessibility: { text: 'Every station has a ramp.', url: 'https://b.example/', publisher: 'City', ...old },
  }
  const part = renderPart('How', { how })
  expect(readLines(part).slice(3)).toEqual([
    'Ways to vote',
    'Vote by phone',
    'Call the number on your card.',
    'Vote by proxy',
    'Name another voter.',
    'Rule for all of Anystate. Not confirmed by Anytown for this election.',
    'Identification',
    'Bring a card.',
    'Rule for all of Anystate. Not confirmed by Anytown for this election.',
    'Accessibility',
    'Every station has a ramp.',
    'Published by City.',
    'From another year. Not confirmed for this election.',
  ])
  expect(within(part).getByRole('link', { name: 'Vote by phone' })).toHaveAttribute('href', 'https://a.example/')
  expect(within(part).getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', 'https://b.example/')
})

it('begins with the ways to vote if there are no instructions', () => {
  const how = { methods: [{ label: 'Vote by phone', text: 'Call.', ...confirmed }] }
  expect(readLines(renderPart('How', { how }))).toEqual(['Ways to vote', 'Vote by phone', 'Call.'])
})
