import { render, screen } from '@testing-library/react'
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election } from '@/guide/fields/published'
import type { NamedRecount } from '@/guide/ask/views/races'
import { describeHeadline } from './describeHeadline'
import { LandingHead } from './LandingHead'

const day = '2017-11-07'
const outcome = { elected: 14, writeIns: 0, undecidedSeats: 0 }

it.each([
  [{ people: 21, seats: 14 }, '21 people. 14 seats. One Tuesday.'],
  [{ people: 1, seats: 1 }, '1 person. 1 seat. One Tuesday.'],
  [{ people: 1200 }, '1,200 people. One Tuesday.'],
  [{ people: 0, seats: 3 }, '3 seats. One Tuesday.'],
  [{ people: 0, seats: 0 }, 'One Tuesday.'],
  [{ people: 21, seats: 14, outcome }, '21 people ran. 14 were elected.'],
  [{ people: 1, seats: 1, outcome: { ...outcome, elected: 1 } }, '1 person ran. 1 was elected.'],
  [{ people: 4, outcome: { ...outcome, elected: 3, writeIns: 2 } }, '4 people ran. 3 were elected. 2 were write-ins.'],
  [{ people: 2, outcome: { ...outcome, elected: 1, writeIns: 1 } }, '2 people ran. 1 was elected. 1 was a write-in.'],
  [
    { people: 9, outcome: { ...outcome, elected: 6, undecidedSeats: 1 } },
    '9 people ran. 6 were elected. 1 seat is undecided.',
  ],
  [{ people: 2, outcome: { ...outcome, elected: 0, undecidedSeats: 2 } }, '2 people ran. 2 seats are undecided.'],
  [{ people: 2, outcome: { ...outcome, elected: 0 } }, '2 people ran. Nobody was elected.'],
  [{ people: 0, outcome: { ...outcome, elected: 0 } }, 'Nobody was elected.'],
])('describes %j as: %s', (counts, headline) => {
  expect(describeHeadline(counts, day).join(' ')).toBe(headline)
})

function renderHead(fields: Partial<Election> = {}, recounts: readonly NamedRecount[] = []) {
  render(
    <LandingHead
      election={{ ...anElection, ...fields }}
      counts={{ people: 2, seats: 1 }}
      recounts={recounts}
      status={
        <div>
          <dt>Election day is</dt>
          <dd>3 days</dd>
        </div>
      }
    />,
  )
}

const results = { winners: {}, sources: [aSource] }

/** The facts as label and text. */
function readFacts() {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent.trim()])
}

it('shows the headline, and no heading besides the one in the header', () => {
  renderHead()
  expect(screen.getByText('2 people.').parentElement).toHaveTextContent('2 people. 1 seat. One Tuesday.')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('shows the date and name of the election, the polling hours and the current state', () => {
  renderHead()
  expect(readFacts()).toEqual([
    ['Election day', 'Tuesday, November 7, 2017 Anytown municipal election'],
    ['Polls', '7:00 am to 8:00 pm, Eastern Time'],
    ['Election day is', '3 days'],
  ])
  expect(screen.getByRole('time')).toHaveAttribute('datetime', day)
})

it.each([
  [{ covers: 'another year' }, { state: 'Anystate' }, 'Based on other years'],
  [{ covers: 'state' }, { state: 'Anystate' }, 'Based on the rule for all of Anystate'],
  [{ covers: 'state' }, { state: undefined }, 'Based on the rule for the whole state'],
] as const)('notes what hours that cover %j of %j are based on', (covers, fields, note) => {
  renderHead({ ...fields, when: { ...anElection.when, hours: { ...anElection.when.hours!, ...covers } } })
  expect(screen.getByText(/ am to /)).toHaveTextContent(`7:00 am to 8:00 pm, Eastern Time ${note}`)
})

it('hides the hours once the polls are closed', () => {
  renderHead()
  expect(screen.getByText('Polls').closest('[data-until="closed"]')).toBeInTheDocument()
})

it('omits hours that could not be confirmed', () => {
  renderHead({ when: { hours: undefined, deadlines: [] } })
  expect(readFacts().map(([label]) => label)).toEqual(['Election day', 'Election day is'])
})

it('shows recounts instead of the hours once there are results', () => {
  renderHead({ results }, [
    { contest: 'Mayor', text: 'Planned.' },
    { contest: 'City Council', date: '2017-12-09', text: 'Same winners.' },
    { contest: 'Clerk', date: '2017-12-10' },
  ])
  expect(readFacts().filter(([label]) => label !== 'Election day is')).toEqual([
    ['Election day', 'Tuesday, November 7, 2017 Anytown municipal election'],
    ['Recount: Mayor', 'Planned.'],
    ['Recount: City Council', 'December 9, 2017 Same winners.'],
    ['Recount: Clerk', 'December 10, 2017'],
  ])
})

it('links to the steps of a voter, and to the results once there are any', () => {
  const readLinks = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  renderHead()
  const steps = [
    ['Compare candidates', '/compare/'],
    ['My ballot', '/my-ballot/'],
    ['Topics', '/topics/'],
  ]
  expect(readLinks()).toEqual([['View Candidates', '/candidates/'], ...steps])
  document.body.replaceChildren()
  renderHead({ results })
  expect(readLinks()).toEqual([['View Candidates', '/candidates/'], ['See the results', '/results/'], ...steps])
})
