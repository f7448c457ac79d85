import { render, screen, within } from '@testing-library/react'
import {
  aCandidate,
  anUnlinkedSource,
  aPosition,
  aRace,
  aSource,
  aStance,
  aStancePage,
} from '@/guide/testing/factories'
import type { Candidate, Guide } from '@/guide/fields/published'
import { StanceArticle } from './StanceArticle'

const topics = [
  { id: 'parks', name: 'Parks' },
  { id: 'roads', name: 'Roads' },
]
const stances = [
  aStance(1, { topics: ['parks'], how: 'debate', date: '2017-09-24', locator: 'about minute 12' }),
  aStance(2, { sources: [anUnlinkedSource] }),
  aStance(3),
]

/** Renders the page of a candidate's stance. The candidate is the first of the guide. */
function renderStance(number: number, fields: Partial<Candidate> = {}, guideFields: Partial<Guide> = {}) {
  render(<StanceArticle {...aStancePage(number, { stances, ...fields }, { topics, ...guideFields })} />)
}

function readRows() {
  const article = within(screen.getAllByRole('article')[0]!)
  const values = article.getAllByRole('definition').map(({ textContent }) => textContent)
  return article.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]])
}

it('shows the title, text, origin and sources of the stance', () => {
  renderStance(1)
  const article = within(screen.getAllByRole('article')[0]!)
  expect(article.getByRole('heading', { level: 1, name: 'Title 1' })).toBeInTheDocument()
  expect(article.getByText('Text 1.')).toBeInTheDocument()
  expect(readRows()).toEqual([
    ['How', 'Debate'],
    ['When', 'September 24, 2017'],
    ['Place in source', 'about minute 12'],
    ['Topics', 'Parks'],
    ['Sources', 'Interview. Town Radio, October 20, 2017.'],
  ])
  expect(article.getByRole('link', { name: 'Parks' })).toHaveAttribute('href', '/topics/parks/')
  expect(article.getByText("This is the editors' summary, not a quotation.")).toBeInTheDocument()
  expect(article.queryByText(/^Stated in/)).toBeNull()
})

it('states what is not known of the origin', () => {
  renderStance(1, { stances: [aStance(1, { date: undefined })] })
  expect(readRows().slice(0, 3)).toEqual([
    ['How', 'Not known'],
    ['When', 'Not known'],
    ['Sources', 'Interview. Town Radio, October 20, 2017.'],
  ])
})

it('shows whose stance it is, with the same facts for everyone in the race', () => {
  renderStance(1, { party: 'Democrat', partySource: aSource, partyYear: 2015, incumbent: true, result: 'elected' })
  const name = screen.getByRole('link', { name: 'Ada Byron' })
  expect(name).toHaveAttribute('href', '/profile/ada-byron/')
  const facts = [...name.parentElement!.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
  expect(facts).toEqual(['Anytown City Council Candidate', 'Party: Democrat (2015)', 'Incumbent: Yes', 'Elected'])
})

it('names every position that the candidate runs for', () => {
  const { candidacies } = aCandidate()
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
  renderStance(1, { candidacies: [...candidacies, { race: 'mayor', position: 'Anytown Mayor Candidate' }] }, { races })
  expect(screen.getByText('Anytown City Council Candidate')).toBeInTheDocument()
  expect(screen.getByText('Anytown Mayor Candidate')).toBeInTheDocument()
})

it("lists the candidate's other stances with their summaries", () => {
  renderStance(1)
  const section = within(screen.getByRole('region', { name: 'Other stances by Ada Byron' }))
  expect(section.getByRole('link', { name: 'Title 2' })).toHaveAttribute('href', '/profile/ada-byron/stance2/')
  expect(section.getByText('Text 2.')).toBeInTheDocument()
  expect(section.queryByText('Text 1.')).toBeNull()
})

it('omits the list of stances if there is only one, and the others if nobody else runs', () => {
  renderStance(1, { stances: stances.slice(0, 1) })
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows the year of a stance from another year than the election', () => {
  renderStance(1, { stances: [aStance(1, { date: '2015' })] })
  expect(screen.getByText('Stated in 2015')).toBeInTheDocument()
})

it('shows what everyone else in the race said on the topics, and on which none was found', () => {
  const bob = aCandidate({
    id: 'bob',
    name: 'Bob Cole',
    sortName: 'Cole, Bob',
    stances: [aStance(1, { title: 'Fields', text: 'Bob on fields.', topics: ['parks'], how: 'speech' })],
    positions: [{ ...aPosition, text: 'Bob on parks.', date: '2015' }],
  })
  const cleo = aCandidate({ id: 'cleo', name: 'Cleo Dean', sortName: 'Dean, Cleo', updated: '2017-10-22' })
  renderStance(1, { stances: [aStance(1, { topics: ['roads', 'parks'] })] }, { candidates: [cleo, bob] })
  const section = within(screen.getByRole('region', { name: 'Others on these topics' }))
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Parks',
    'Roads',
  ])
  const read = (list: HTMLElement) =>
    [...list.children].map((item) => [...item.children].map(({ textContent }) => textContent.trim()))
  const [onParks, onRoads] = section
    .getAllByRole('list')
    .filter((list) => !list.closest('li'))
    .map(read)
  const source = 'Town Radio, October 20, 2017'
  const silence = (date: string) => `We found nothing (last checked ${date}).`
  expect(onParks).toEqual([
    [
      'Bob Cole',
      'Fields',
      'Bob on fields.',
      'Speech, 2017',
      source,
      'Stated in 2015',
      'Bob on parks.',
      'Stated in 2015',
      source,
    ],
    ['Cleo Dean', silence('October 22, 2017')],
  ])
  expect(onRoads).toEqual([
    ['Bob Cole', silence('October 21, 2017')],
    ['Cleo Dean', silence('October 22, 2017')],
  ])
  expect(section.getAllByRole('link', { name: 'Bob Cole' })[0]).toHaveAttribute('href', '/profile/bob/')
  expect(section.getByRole('link', { name: 'Fields' })).toHaveAttribute('href', '/profile/bob/stance1/')
})

it('links each topic to its page and to the comparison in the races that it belongs to', () => {
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
  const candidacies = races.map(({ id }) => ({ race: id, position: 'Candidate' }))
  const [parks, roads] = topics
  renderStance(
    1,
    { candidacies, stances: [aStance(1, { topics: ['parks', 'roads'] })] },
    {
      races,
      candidates: [aCandidate({ id: 'bob' }), aCandidate({ id: 'cy', race: 'mayor' })],
      topics: [parks!, { ...roads!, races: ['cityCouncil'] }],
    },
  )
  const region = screen.getByRole('region', { name: 'Others on these topics' })
  const links = [...region.querySelectorAll('h3 a, p > a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Parks', '/topics/parks/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=parks'],
    ['Compare on this topic: Mayor', '/compare/mayor/#topics=parks'],
    ['Roads', '/topics/roads/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=roads'],
  ])
})

it('links to everyone on the topic and to the comparison instead of showing too much', () => {
  const page = aStancePage(1, { stances }, { topics, candidates: [aCandidate({ id: 'bob' })] })
  const elsewhere = page.othersOnTopics.map(({ topic, races }) => ({
    topic,
    races: races.map((race) => ({ ...race, path: '/topics/parks/cityCouncil/' })),
  }))
  render(<StanceArticle {...page} othersOnTopics={elsewhere} />)
  const section = within(screen.getByRole('region', { name: 'Others on this topic' }))
  expect(section.queryByRole('listitem')).toBeNull()
  expect(section.getByText('There is too much to show on this page.')).toBeInTheDocument()
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Parks', '/topics/parks/'],
    ['What everyone said: City Council', '/topics/parks/cityCouncil/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=parks'],
  ])
})

it('links to the race, to adjacent stances and to adjacent candidates', () => {
  const others = [aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob' })]
  renderStance(2, {}, { candidates: others })
  const readLinks = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(readLinks('Back')).toEqual([['All 2 candidates', '/candidates/#cityCouncil']])
  expect(readLinks('Stances of Ada Byron')).toEqual([
    ['Previous stance Title 1', '/profile/ada-byron/stance1/'],
    ['Next stance Title 3', '/profile/ada-byron/stance3/'],
  ])
  expect(readLinks('Candidates for City Council')).toEqual([['Next candidate Bob Cole', '/profile/bob/']])
})

it('marks the title and text in another language', () => {
  renderStance(1, { stances: [aStance(1, { language: 'fr' })] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr')
  expect(screen.getByText('Text 1.')).toHaveAttribute('lang', 'fr')
})
