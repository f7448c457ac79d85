import { render, screen, within } from '@testing-library/react'
import { aCandidate, aPosition, aProfile, aRace, anUnlinkedSource } from '@/guide/testing/factories'
import type { Candidacy, Candidate, Race } from '@/guide/fields/published'
import { Profile } from './Profile'

function listHeadings() {
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

it('has the same sections in the same order for every candidate', () => {
  const { unmount } = render(<Profile {...aProfile({ incumbent: true, result: 'elected' })} />)
  const headings = ['H1 Ada Byron', 'H2 Key stances', 'H2 Experience', 'H2 Sources']
  expect(listHeadings().filter((heading) => !heading.startsWith('H3'))).toEqual(headings)
  unmount()
  const noStances = { reason: 'none found', asOf: '2017-10-01' } as const
  render(<Profile {...aProfile({ stances: [], noStances })} />)
  expect(listHeadings()).toEqual(headings)
})

it('shows the facts, stances, experience and sources, each in its section', () => {
  render(<Profile {...aProfile({ incumbent: true, partySource: anUnlinkedSource })} />)
  const getSection = (name: string) => within(screen.getByRole('region', { name }))
  expect(screen.getByText('Anytown City Council Candidate')).toBeInTheDocument()
  expect(screen.getByText('Yes')).toBeInTheDocument()
  expect(getSection('Key stances').getByRole('link', { name: 'Title 2' })).toHaveAttribute(
    'href',
    '/profile/ada-byron/stance2/',
  )
  expect(getSection('Key stances').getByText('Text 2.')).toBeInTheDocument()
  expect(getSection('Experience').getByText('Writes programs.')).toHaveAttribute('data-experience')
  const sources = getSection('Sources').getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
  expect(screen.getByText(/^These are the editors' summaries/)).toHaveTextContent(
    "These are the editors' summaries, not quotations. Candidates are listed by surname, A to Z.",
  )
})

it.each([
  [[anUnlinkedSource], 'City, undated page'],
  [undefined, 'Town Radio, October 20, 2017'],
])('cites the sources of the experience, or those of the candidate: %j', (experienceSources, text) => {
  render(<Profile {...aProfile({ experienceSources })} />)
  const items = within(screen.getByRole('region', { name: 'Experience' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([text])
})

it('links back to the race, and to adjacent candidates', () => {
  const previous = aCandidate({ id: 'ann', name: 'Ann Abbot' })
  const next = aCandidate({ id: 'bob', name: 'Bob Cole' })
  render(<Profile {...aProfile({}, { candidates: [next] })} previous={previous} next={next} />)
  const getLink = (name: string) => screen.getByRole('link', { name })
  expect(getLink('All 2 candidates')).toHaveAttribute('href', '/candidates/#cityCouncil')
  expect(screen.getByRole('navigation', { name: 'Candidates for City Council' })).toBeInTheDocument()
  expect(getLink('Previous candidate Ann Abbot')).toHaveAttribute('href', '/profile/ann/')
  expect(getLink('Next candidate Bob Cole')).toHaveAttribute('href', '/profile/bob/')
})

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

it('has the same sections for everyone in a race', () => {
  const other = aCandidate({ id: 'bob', links: { email: 'bob@bob.example' }, positions: [aPosition] })
  const topics = [{ id: 'parks', name: 'Parks' }]
  render(<Profile {...aProfile({ experience: undefined }, { candidates: [other], topics })} />)
  const getSection = (name: string) => screen.getByRole('region', { name })
  expect(listHeadings().filter((heading) => heading.startsWith('H2'))).toEqual([
    'H2 Key stances',
    'H2 More positions, by topic',
    'H2 Experience',
    'H2 Links',
    'H2 Sources',
  ])
  expect(getSection('More positions, by topic')).toHaveTextContent('We found nothing (last checked October 21, 2017).')
  expect(getSection('Experience')).toHaveTextContent('Not known.')
  expect(within(getSection('Experience')).queryByRole('listitem')).toBeNull()
  expect(getSection('Links')).toHaveTextContent('No other links known.')
})

it('omits a section if nothing is known for it of anyone in the race', () => {
  render(<Profile {...aProfile({ experience: undefined, stances: [] })} />)
  expect(listHeadings()).toEqual(['H1 Ada Byron', 'H2 Key stances', 'H2 Sources'])
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

it('marks experience in another language', () => {
  render(<Profile {...aProfile({ language: 'fr' })} />)
  expect(screen.getByText('Writes programs.')).toHaveAttribute('lang', 'fr')
})

it.each<[string, Partial<Candidate>, Partial<Race>, number]>([
  ['a candidate', {}, {}, 1],
  ['a candidate who withdrew', { withdrawn: { sources: [anUnlinkedSource] } }, {}, 0],
  ['a race without a vote', {}, { noVote: { reason: 'acclaimed', sources: [anUnlinkedSource] } }, 0],
])('has a mark for the ballot if there is a vote for the candidate: %s', (_, fields, raceFields, count) => {
  render(<Profile {...aProfile(fields, { races: [{ ...aRace, ...raceFields }] })} />)
  expect(screen.queryAllByRole('checkbox', { name: 'Mark on my ballot', hidden: true })).toHaveLength(count)
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
