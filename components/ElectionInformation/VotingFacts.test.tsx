import { render, screen, within } from '@testing-library/react'
import { anElection, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Election } from '@/data/schema/published'
import { VotingFacts } from './VotingFacts'

const groups = [
  { id: 'citywide', name: 'Citywide', everyone: true },
  { id: 'ward-3', name: 'Ward 3' },
]
const confirmed = { covers: 'this election', sources: [aSource] } as const
const stateRule = { covers: 'state', sources: [aSource] } as const
const old = { covers: 'another year', sources: [aSource] } as const
const noWhen = { hours: undefined, deadlines: [] }

function renderFacts(election: Election) {
  const passes = election.when.deadlines.map((_, index) => 1000 + index)
  const { container } = render(<VotingFacts level={2} election={election} passes={passes} groups={groups} />)
  container.querySelectorAll('[hidden]').forEach((element) => element.remove())
}

/** Renders the facts and returns the part under one of its headings. */
function renderPart(name: 'When' | 'Where' | 'How', fields: Partial<Election> = {}): HTMLElement {
  renderFacts({ ...anElection, ...fields })
  return screen.getByRole('heading', { level: 2, name }).parentElement!
}

function renderFact(...args: Parameters<typeof renderPart>) {
  return within(renderPart(...args))
}

/** Rows of lists as labels and lines, and notes, in order. */
function readLines(part: HTMLElement) {
  return [...part.querySelectorAll('p:not(dd p, [data-until]), dt, dd p')].map(({ textContent }) => textContent)
}

function listSources(fact: ReturnType<typeof renderFact>) {
  const [sources] = fact.getAllByRole('group')
  return within(sources!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('has the parts When, Where and How, in this order', () => {
  renderFacts(anElection)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['When', 'Where', 'How'])
})

describe('When', () => {
  it('shows the date, the polling hours and their sources', () => {
    const hours = { opens: '07:00', closes: '20:00', covers: 'this election', sources: [anUnlinkedSource] } as const
    const when = renderFact('When', { when: { hours, deadlines: [] } })
    const date = when.getByText('Tuesday, November 7, 2017')
    expect(date).toHaveAttribute('datetime', '2017-11-07')
    expect(when.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
    expect(listSources(when)).toEqual(['Minutes. City, undated page.'])
  })

  it('shows further days to vote with their hours, place and group', () => {
    const periods = [
      {
        label: 'Early voting',
        from: '2017-10-21',
        to: '2017-10-27',
        opens: '09:00',
        closes: '17:00',
        place: 'City Hall',
        group: 'ward-3',
        ...confirmed,
      },
      { label: 'Early voting', from: '2017-10-28', opens: '10:00', group: 'citywide', ...confirmed },
      { label: 'Voting by phone', from: '2017-10-30', to: '2017-10-30', closes: '18:30', ...confirmed },
    ]
    expect(readLines(renderPart('When', { when: { ...noWhen, periods } }))).toEqual([
      'Tuesday, November 7, 2017',
      'We could not confirm the polling hours.',
      'Early voting',
      'Saturday, October 21 – Friday, October 27, 2017',
      '9:00 am to 5:00 pm, Eastern Time',
      'City Hall',
      'Only for Ward 3.',
      'Saturday, October 28, 2017',
      'from 10:00 am, Eastern Time',
      'Voting by phone',
      'Monday, October 30, 2017',
      'until 6:30 pm, Eastern Time',
    ])
  })

  it('shows each deadline with its time of day, group, publisher and sources', () => {
    const deadlines = [
      { label: 'Last day to register', date: '2017-10-28', ...stateRule },
      {
        label: 'Last day to request a mail ballot',
        date: '2017-10-31',
        time: '17:00',
        group: 'ward-3',
        publisher: 'State of Anystate',
        ...stateRule,
        sources: [anUnlinkedSource],
      },
    ]
    const part = renderPart('When', { when: { ...noWhen, deadlines } })
    expect(readLines(part).slice(2)).toEqual([
      'Last day to register',
      'Saturday, October 28, 2017',
      'Last day to request a mail ballot',
      'Tuesday, October 31, 2017, 5:00 pm, Eastern Time',
      'Only for Ward 3.',
      'According to State of Anystate.',
      'Rules for all of Anystate. Not confirmed by Anytown for this election.',
    ])
    const when = within(part)
    expect(when.getByText('Saturday, October 28, 2017')).toHaveAttribute('datetime', '2017-10-28')
    expect(when.getByText(/^Tuesday, October 31/)).toHaveAttribute('datetime', '2017-10-31T17:00')
    expect(listSources(when)).toEqual(['Interview. Town Radio, October 20, 2017.', 'Minutes. City, undated page.'])
  })

  it('shows one note for neighbors with the same coverage, and none for what was confirmed', () => {
    const hours = { opens: '07:00', closes: '20:00', ...old }
    const periods = [{ label: 'Early voting', from: '2017-10-28', ...old }]
    const deadlines = [
      { label: 'Last day to register', date: '2017-10-28', ...confirmed },
      { label: 'Last day to apply', date: '2017-10-29', ...stateRule },
      { label: 'Last day to withdraw', date: '2017-10-30', ...old },
    ]
    expect(readLines(renderPart('When', { when: { hours, periods, deadlines } })).slice(1)).toEqual([
      'Polls: 7:00 am to 8:00 pm, Eastern Time.',
      'Early voting',
      'Saturday, October 28, 2017',
      'From another year. Not confirmed for this election.',
      'Last day to register',
      'Saturday, October 28, 2017',
      'Last day to apply',
      'Sunday, October 29, 2017',
      'Rule for all of Anystate. Not confirmed by Anytown for this election.',
      'Last day to withdraw',
      'Monday, October 30, 2017',
      'From another year. Not confirmed for this election.',
    ])
  })

  it('offers the dates as a calendar', () => {
    expect(renderFact('When').getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/election.ics')
  })

  it('shows deadlines with the same label in one row only if they pass together', () => {
    const deadline = { label: 'Last day to register', date: '2017-10-28', ...confirmed }
    const when = { ...noWhen, deadlines: [deadline, { ...deadline, date: '2017-10-29' }] }
    expect(renderFact('When', { when }).getAllByRole('term')).toHaveLength(2)
  })

  it('describes the coverage of a state whose name is not given', () => {
    const deadlines = [{ label: 'Last day to register', date: '2017-10-28', ...stateRule }]
    const when = renderFact('When', { state: undefined, when: { ...noWhen, deadlines } })
    expect(when.getByText('Rule for the whole state. Not confirmed by Anytown for this election.')).toBeInTheDocument()
  })
})

describe('Where', () => {
  it('links to the polling place finder, with words that fit at any time, and to the election office', () => {
    const part = renderPart('Where')
    const where = within(part)
    const finder = where.getByRole('link', { name: 'Polling place finder' })
    expect(finder).toHaveAttribute('href', 'https://state.example/where')
    expect(readLines(part)).toEqual([
      'Polling place finder',
      'Published by State of Anystate.',
      'For all of Anystate. Not confirmed by Anytown for this election.',
      'Questions? Ask:',
      'Elections Office',
      'City Hall',
    ])
    expect(where.getByRole('link', { name: 'Elections Office' })).toHaveAttribute('href', 'https://city.example/')
    expect(listSources(where)).toEqual(['Interview. Town Radio, October 20, 2017.', 'Minutes. City, undated page.'])
  })

  it('shows polling places and offices with their contacts and groups', () => {
    const places = [
      { name: 'Fire Hall', place: '12 Ferry Road', url: 'https://fire.example/', group: 'ward-3', ...confirmed },
      { name: 'School', place: '88 Ridge Road', publisher: 'City', ...old },
    ]
    const offices = [
      { name: 'Clerk', phone: '902-555-0142', email: 'clerk@city.example', hours: 'Monday to Friday', ...old },
      { name: 'Ward Office', group: 'ward-3', url: 'https://ward.example/', publisher: 'City', ...confirmed },
    ]
    const part = renderPart('Where', { where: { ...anElection.where, places, offices } })
    expect(readLines(part).slice(3)).toEqual([
      'Polling places',
      'Fire Hall',
      '12 Ferry Road',
      'Only for Ward 3.',
      'School',
      '88 Ridge Road',
      'According to City.',
      'Questions? Ask:',
      'Clerk',
      '902-555-0142',
      'clerk@city.example',
      'Monday to Friday',
      'From another year. Not confirmed for this election.',
      'Ward Office',
      'Only for Ward 3.',
      'Published by City.',
    ])
    const where = within(part)
    expect(where.getByRole('link', { name: '902-555-0142' })).toHaveAttribute('href', 'tel:9025550142')
    expect(where.getByRole('link', { name: 'clerk@city.example' })).toHaveAttribute('href', 'mailto:clerk@city.example')
    expect(where.getByRole('link', { name: 'Fire Hall' })).toHaveAttribute('href', 'https://fire.example/')
  })

  it('begins with the polling places if there is no finder', () => {
    const places = [{ name: 'Fire Hall', place: '12 Ferry Road', ...confirmed }]
    expect(readLines(renderPart('Where', { where: { places } }))).toEqual([
      'Polling places',
      'Fire Hall',
      '12 Ferry Road',
    ])
  })
})

describe('How', () => {
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
      'Identification',
      'Bring a card.',
      'Rules for all of Anystate. Not confirmed by Anytown for this election.',
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
})

describe('once there are results', () => {
  const over = { results: { winners: {}, sources: [aSource] } }

  it('marks every deadline as passed and offers no calendar', () => {
    const when = renderFact('When', over)
    expect(when.getByRole('term')).toHaveTextContent('Last day to register (passed)')
    expect(when.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  })
})

it('gives each list of sources a name of its own', () => {
  renderFacts(anElection)
  for (const name of ['When', 'Where', 'How']) expect(screen.getByLabelText(`Sources: ${name}`)).toBeInTheDocument()
})

it('states which facts could not be confirmed', () => {
  const where = { finder: undefined, offices: [] }
  renderFacts({ ...anElection, when: noWhen, where, how: undefined })
  expect(screen.getAllByText(/^We could not confirm/).map(({ textContent }) => textContent)).toEqual([
    'We could not confirm the polling hours.',
    'We could not confirm where the polling places are.',
    'We could not confirm the instructions for voting.',
  ])
  expect(screen.queryByRole('link', { name: /vot|poll/i })).toBeNull()
})
