import { render, screen, within } from '@testing-library/react'
import { aCandidate, aPosition, aProfile, aRace, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Candidacy } from '@/data/schema/published'
import { Profile } from './Profile'

function listHeadings() {
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

it('has the same sections in the same order for every candidate', () => {
  const { unmount } = render(<Profile {...aProfile({ incumbent: true, result: 'elected' })} />)
  const headings = ['H1 Ada Byron', 'H2 Key Stances', 'H2 Experience', 'H2 Sources']
  expect(listHeadings()).toEqual(headings)
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
  expect(getSection('Key Stances').getByRole('link', { name: 'Title 2' })).toHaveAttribute(
    'href',
    '/profile/ada-byron/stance2/',
  )
  expect(getSection('Experience').getByText('Writes programs.')).toHaveAttribute('data-experience')
  const sources = getSection('Sources').getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
})

it('shows the year of a stance from another year than the election', () => {
  render(<Profile {...aProfile()} electionDate="2025-11-04" />)
  expect(screen.getAllByText('Stated in 2017')).toHaveLength(2)
})

it('links back to the race, and to adjacent candidates', () => {
  const previous = aCandidate({ id: 'ann', name: 'Ann Abbot' })
  const next = aCandidate({ id: 'bob', name: 'Bob Cole' })
  render(<Profile {...aProfile()} previous={previous} next={next} />)
  const getLink = (name: string) => screen.getByRole('link', { name })
  expect(getLink('All candidates for City Council')).toHaveAttribute('href', '/candidates/#cityCouncil')
  expect(screen.getByRole('navigation', { name: 'Candidates for City Council' })).toBeInTheDocument()
  expect(getLink('Previous candidate Ann Abbot')).toHaveAttribute('href', '/profile/ann/')
  expect(getLink('Next candidate Bob Cole')).toHaveAttribute('href', '/profile/bob/')
})

it("shows the candidate's portrait in a 4:5 box", () => {
  render(<Profile {...aProfile()} />)
  const portrait = screen.getByRole('img', { name: 'Portrait of Ada Byron' })
  expect(portrait).toHaveAttribute('src', '/img/ada-byron.svg')
  expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['160', '200'])
})

it('has the same sections for everyone in a race', () => {
  const other = aCandidate({ id: 'bob', links: { email: 'bob@bob.example' }, positions: [aPosition] })
  const topics = [{ id: 'parks', name: 'Parks' }]
  render(<Profile {...aProfile({ experience: undefined }, { candidates: [other], topics })} />)
  expect(listHeadings()).toEqual([
    'H1 Ada Byron',
    'H2 Key Stances',
    'H2 Other positions',
    'H2 Experience',
    'H2 Links',
    'H2 Sources',
  ])
  expect(screen.getByRole('region', { name: 'Other positions' })).toHaveTextContent('No position found.')
  expect(screen.getByRole('region', { name: 'Experience' })).toHaveTextContent('Not known.')
  expect(screen.getByRole('region', { name: 'Links' })).toHaveTextContent('No links known.')
})

it('omits a section if nothing is known for it of anyone in the race', () => {
  render(<Profile {...aProfile({ experience: undefined })} />)
  expect(listHeadings()).toEqual(['H1 Ada Byron', 'H2 Key Stances', 'H2 Sources'])
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
  expect(mayor.getByRole('link', { name: 'All candidates for Mayor' })).toHaveAttribute('href', '/candidates/#mayor')
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

it.each([
  [{ positions: false, experience: true }, 'Stances and experience are'],
  [{ positions: true, experience: true }, 'Stances, positions, and experience are'],
  [{ positions: false, experience: false }, 'Stances are'],
])('states what the editors summarized, with the sections %j', (sections, text) => {
  render(<Profile {...aProfile()} sections={{ ...sections, links: false }} />)
  expect(screen.getByText(`${text} the editors’ summaries of these sources.`)).toBeInTheDocument()
})
