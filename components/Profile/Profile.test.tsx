import { render, screen, within } from '@testing-library/react'
import { aProfile, aRace } from '@/guide/testing/factories'
import type { Candidacy } from '@/guide/fields/published'
import { Profile } from './Profile'

it.each([
  ['ada-byron.svg', ''],
  ['ada.jpg', 'Portrait of Ada Byron'],
])('shows the portrait %s in a 4:5 box with the alternative text "%s"', (src, alt) => {
  const { container } = render(<Profile {...aProfile({ src })} />)
  const portrait = container.querySelector('img')!
  expect(['src', 'alt', 'width', 'height'].map((name) => portrait.getAttribute(name))).toEqual([
    `/img/${src}`,
    alt,
    '160',
    '200',
  ])
})

it('lists each candidacy of a person in several races, with a link to the race', () => {
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor', position: 'Anytown Mayor Candidate' }]
  const candidacies: Candidacy[] = [
    { race: 'cityCouncil', position: 'Anytown City Council Candidate', incumbent: true },
    { race: 'mayor', position: 'Anytown Mayor Candidate', incumbent: false, result: 'elected', votes: 4210 },
  ]
  render(<Profile {...aProfile({ incumbent: true, candidacies }, { races })} />)
  const mayor = within(screen.getByRole('region', { name: 'Also a candidate for Mayor' }))
  expect(mayor.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Position',
    'Incumbent',
    'Result',
    'Votes',
  ])
  expect(mayor.getByText('4,210 votes')).toBeInTheDocument()
  expect(mayor.getByRole('link', { name: 'The candidate for Mayor' })).toHaveAttribute('href', '/candidates/#mayor')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Yes')
})

it('credits the photographer', () => {
  render(<Profile {...aProfile({ photoCredit: 'Cleo Dean' })} />)
  expect(screen.getByText('Photo: Cleo Dean')).toBeInTheDocument()
})

it('has a mark for each race of somebody who runs in several', () => {
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const candidacies = [aRace, mayor].map(({ id, position }) => ({ race: id, position, incumbent: false }))
  render(<Profile {...aProfile({ candidacies }, { races: [aRace, mayor] })} />)
  for (const { id, name } of [aRace, mayor]) {
    const box = screen.getByRole('checkbox', { name: `Mark on my ballot: ${name}`, hidden: true })
    expect(box).toHaveAttribute('name', id)
    expect(box).toHaveAttribute('value', 'ada-byron')
  }
})
