/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { formatMarksFragment, parseMarksFragment } from '@/components/ballot/marks/ballotLink'
import { readBallot, updateBallot } from '@/components/ballot/marks/ballotStorage'
import { aBallot, aCandidate, aRace } from '@/guide/testing/factories'
import { describeContest } from './describeContests'
import { endBallots, getContest, listMarked, renderBallot, storageKey } from './testing/renderBallot'

const contests = aBallot({
  races: [{ ...aRace, voteFor: undefined, ranks: 3, rankRules: { shared: 'Then the ballot stops.' } }],
  candidates: ['Ada Byron', 'Bob Cole', 'Cy Dorr'].map((name) =>
    aCandidate({ id: name.slice(0, 3).trim().toLowerCase(), name, sortName: name }),
  ),
})

afterEach(endBallots)

const council = () => getContest('City Council')
const fill = (name: string) => fireEvent.click(council().getByRole('checkbox', { name }))
const readOrder = () => {
  const list = council().getByRole('heading', { name: 'Your order' }).nextElementSibling!
  return [...list.children].map(({ textContent }) => textContent?.trim())
}
const problems = () => council().queryAllByText(/choice|number\./, { selector: 'strong' })

it('has an oval for each rank of each person, and reads the order back', () => {
  renderBallot(undefined, contests)
  expect(council().getAllByRole('checkbox')).toHaveLength(9)
  expect(council().getByText('Rank up to 3, 1 is your first choice')).toBeInTheDocument()
  fill('Bob Cole, 1st choice')
  fill('Ada Byron, 2nd choice')
  expect(readOrder()).toEqual(['1st choice Bob Cole', '2nd choice Ada Byron', '3rd choice'])
  expect(problems()).toEqual([])
  expect([...readBallot(storageKey).keys()]).toEqual(['cityCouncil.bob.1', 'cityCouncil.ada.2'])
})

it('states for a skipped rank what counts, if the guide knows it, and how to fix it', () => {
  renderBallot(undefined, contests)
  fill('Ada Byron, 2nd choice')
  expect(readOrder()).toEqual(['1st choice Skipped', '2nd choice Ada Byron', '3rd choice'])
  expect(problems().map((problem) => problem.parentElement?.textContent)).toEqual([
    'You skipped your 1st choice. Rules for this differ. Ask the election office what counts. To name someone here, fill in a 1.',
  ])
  const box = council().getByRole('checkbox', { name: 'Ada Byron, 2nd choice' })
  expect(box).toHaveAccessibleDescription(/^You skipped your 1st choice\./)
  fill('Cy Dorr, 1st choice')
  expect(problems()).toEqual([])
})

it('names those who share a rank, and whoever has several', () => {
  renderBallot(undefined, contests)
  for (const name of ['Ada Byron, 1st choice', 'Bob Cole, 1st choice', 'Bob Cole, 2nd choice']) fill(name)
  expect(readOrder()).toEqual(['1st choice More than one person', '2nd choice Bob Cole again', '3rd choice'])
  const [shared, repeated] = problems().map((problem) => problem.parentElement?.textContent)
  expect(shared).toMatch(/^Your 1st choice has more than one person: Ada Byron, Bob Cole\. Then the ballot stops\. Tap/)
  expect(repeated).toMatch(/^Bob Cole has more than one number\. Rules for this differ\./)
  expect(council().getByRole('checkbox', { name: 'Bob Cole, 1st choice' })).toHaveAccessibleDescription(/Tap one/)
})

it('shows the stored ranks, and no mark from before voters ranked candidates', () => {
  updateBallot(storageKey, () => new Map(['cityCouncil.ada.3', 'cityCouncil.bob'].map((name) => [name, '1'])))
  renderBallot(undefined, contests)
  expect(listMarked()).toEqual(['cityCouncil.ada.3'])
  expect(screen.getByText(/no longer in this guide/)).toBeInTheDocument()
})

it('copies ranks in the code of a link', () => {
  const plan = { election: '2017-11-07-anytown', contests: contests.map(describeContest) }
  const marks = new Map(['cityCouncil.cy.1', 'cityCouncil.ada.3'].map((name) => [name, '1']))
  const parsed = parseMarksFragment(formatMarksFragment(marks, plan), plan)
  expect(Object.fromEntries((parsed as { marks: typeof marks }).marks)).toEqual(Object.fromEntries(marks))
})
