/** @jest-environment jsdom */
import { describeHeadline } from './LandingHead'

const day = '2017-11-07'
const outcome = { elected: 14, advancing: 0, writeIns: 0, undecidedSeats: 0, undecidedPlaces: 0, races: 2, reported: 2 }

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
  [{ people: 4, outcome: { ...outcome, elected: 1, advancing: 2 } }, '4 people ran. 1 was elected. 2 move on.'],
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
