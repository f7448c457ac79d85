/** @jest-environment jsdom */
import { describeHeadline } from './LandingHead'

const day = '2017-11-07'
const outcome = { elected: 14, advancing: 0, writeIns: 0, undecidedSeats: 0, undecidedPlaces: 0, races: 2, reported: 2 }

// The outlines of landing pages have the usual headlines.
it.each([
  [{ people: 1, seats: 1 }, '1 person. 1 seat. One Tuesday.'],
  [{ people: 1200 }, '1,200 people. One Tuesday.'],
  [{ people: 0, seats: 3 }, '3 seats. One Tuesday.'],
  [{ people: 0, seats: 0 }, 'One Tuesday.'],
  [{ people: 1, seats: 1, outcome: { ...outcome, elected: 1 } }, '1 person ran. 1 was elected.'],
  [{ people: 4, outcome: { ...outcome, elected: 3, writeIns: 2 } }, '4 people ran. 3 were elected. 2 were write-ins.'],
  [{ people: 2, outcome: { ...outcome, elected: 0, undecidedSeats: 2 } }, '2 people ran. 2 seats are undecided.'],
  [{ people: 2, outcome: { ...outcome, elected: 0 } }, '2 people ran. Nobody was elected.'],
  [{ people: 2, outcome: { ...outcome, elected: 0, advancing: 1 } }, '2 people ran. 1 moves on.'],
  [
    { people: 3, outcome: { ...outcome, elected: 0, undecidedPlaces: 2 } },
    '3 people ran. 2 places in the next election are undecided.',
  ],
  [{ people: 0, outcome: { ...outcome, elected: 0 } }, 'Nobody was elected.'],
  [{ people: 2, outcome: { ...outcome, elected: 0, reported: 1 } }, '2 people ran.'],
])('describes %j as: %s', (counts, headline) => {
  expect(describeHeadline(counts, day).join(' ')).toBe(headline)
})
