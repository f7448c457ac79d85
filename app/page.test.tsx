import { render, screen, within } from '@testing-library/react'
import { aQuestion, aRace, aSource } from '@/guide/testing/factories'
import { aGuide, setGuide } from './testing/mockGuide'
import { getInlineScript } from './testing/mockInlineScript'
import Landing, { generateMetadata } from './page'

beforeEach(() => setGuide(aGuide))

function getSection(name: string) {
  return within(screen.getByRole('region', { name }))
}

it('shows the election and whether it is nonpartisan', () => {
  const { unmount } = render(<Landing />)
  expect(screen.getByRole('heading', { level: 1, name: 'Anytown City Elections' })).toBeInTheDocument()
  expect(screen.getByText(/This election is nonpartisan\./)).toBeInTheDocument()
  unmount()
  setGuide({ ...aGuide, election: { ...aGuide.election, nonpartisan: false } })
  render(<Landing />)
  expect(screen.queryByText(/nonpartisan/)).toBeNull()
})

it('counts the people who ran and the people elected', () => {
  render(<Landing />)
  expect(screen.getByText('3 people ran.').parentElement).toHaveTextContent(/^3 people ran\. Nobody was elected\.$/)
})

it('shows every race in order, with everyone in it', () => {
  render(<Landing />)
  const races = getSection('On the ballot').getAllByRole('region')
  expect(races.map((race) => [...race.querySelectorAll('h2, li')].map(({ textContent }) => textContent))).toEqual([
    ['City Council', 'Ada Byron', 'Bob Cole', 'Cleo Dean Withdrawn'],
    ['Mayor', 'Eve Ford'],
  ])
})

it('states the order of the candidates under the ballot', () => {
  render(<Landing />)
  expect(
    screen.getByText('Candidates are listed by surname, A to Z. This election is nonpartisan.'),
  ).toBeInTheDocument()
})

it('names the race of a recount', () => {
  const recounts = [{ race: 'mayor', text: 'Planned.', sources: [aSource] }]
  setGuide({ ...aGuide, election: { ...aGuide.election, results: { winners: {}, recounts, sources: [aSource] } } })
  render(<Landing />)
  expect(screen.getByText('Recount: Mayor').nextElementSibling).toHaveTextContent('Planned.')
})

it('links to ballot questions', () => {
  setGuide({ ...aGuide, questions: [aQuestion] })
  render(<Landing />)
  const link = getSection('Ballot questions').getByRole('link', { name: 'A new library' })
  expect(link).toHaveAttribute('href', '/questions/question-1/')
})

describe('of an election with many races', () => {
  const groups = [
    { id: 'region', name: 'Region-wide', everyone: true },
    { id: 'hill', name: 'Hill' },
    { id: 'empty', name: 'Empty' },
  ]
  const ids = ['warden', 'a', 'b', 'c', 'd', 'e']
  const races = ids.map((id, index) => ({ ...aRace, id, name: id, group: ['region', 'hill'][Math.min(index, 1)] }))
  const many = {
    ...aGuide,
    groups,
    areas: [{ id: 'top', name: 'Top', groups: ['hill'] }],
    races: [...races, { ...aRace, id: 'mayor', name: 'Mayor' }],
    questions: [{ ...aQuestion, group: 'hill' }],
    candidates: [],
  }

  it('links to the groups with their numbers of races and questions, first those on every ballot', () => {
    setGuide(many)
    render(<Landing />)
    const items = getSection('On the ballot').getAllByRole('listitem')
    expect(items.map((item) => [item.textContent?.trim(), item.querySelector('a')?.getAttribute('href')])).toEqual([
      ['On every ballot 1 race', '/candidates/#group.'],
      ['Region-wide 1 race', '/candidates/#group.region'],
      ['Hill 5 races and 1 question', '/candidates/#group.hill'],
    ])
    expect(items.map((item) => item.dataset.group)).toEqual([undefined, undefined, 'hill'])
  })

  it('has a select for the place where readers vote', () => {
    setGuide(many)
    render(<Landing />)
    const select = screen.getByRole('combobox', { name: 'Where do you vote?' })
    expect([...select.children].map(({ textContent }) => textContent)).toEqual(['All places', 'Top'])
    expect(getInlineScript()).toHaveTextContent('["/2017-11-07-anytown/area",["top"]]')
  })
})

it('has no area picker for an election without areas', () => {
  render(<Landing />)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(getInlineScript()).toBeNull()
})

it('does not describe the election as entirely nonpartisan if a race is partisan', () => {
  setGuide({ ...aGuide, races: [...aGuide.races, { ...aRace, id: 'clerk', partisan: true }] })
  render(<Landing />)
  expect(screen.getByText(/This election is nonpartisan, except in some races\./)).toBeInTheDocument()
})

it('shows when, where and how to vote', () => {
  render(<Landing />)
  const information = getSection('Election information')
  expect(information.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
  expect(information.getByRole('link', { name: 'Find your polling place' })).toBeInTheDocument()
  expect(information.getByRole('link', { name: 'How to vote' })).toBeInTheDocument()
})

it('shows the date of the last change to the guide, and the share image of the site', () => {
  render(<Landing />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/index.png')
})

it('has a title and a description with the date of the election', () => {
  expect(generateMetadata()).toMatchObject({
    title: { absolute: 'Anytown City Elections – November 7, 2017' },
    description: 'Who ran in Anytown on November 7, 2017, who was elected, and where each candidate stands.',
  })
})

it('has a description that invites to vote only before there are results', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined } })
  expect(generateMetadata().description).toBe(
    'The ballot in Anytown on November 7, 2017. Where each candidate stands. When, where and how to vote.',
  )
})
