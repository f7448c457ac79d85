import { nameElection } from './nameElection'

const fall = { folder: 'fall', title: 'Anytown Elections', date: '2027-11-02' }
const spring = { ...fall, folder: 'spring', date: '2027-05-04' }

it('names an election by its title, or by its folder if it has none', () => {
  expect(nameElection(fall, [fall])).toBe('Anytown Elections')
  expect(nameElection({ folder: 'fall', title: '' }, [])).toBe('fall')
})

it('distinguishes elections with one title by their day, and those of one day by their folder', () => {
  expect(nameElection(fall, [fall, spring])).toBe('Anytown Elections, November 2, 2027')
  const moved = { ...spring, date: fall.date }
  expect(nameElection(moved, [fall, moved])).toBe('Anytown Elections, November 2, 2027 (spring)')
})
