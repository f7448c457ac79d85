import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot, type Root } from 'react-dom/client'
import { aBallot, aCandidate, aQuestion, aRace, aStance } from '@/guide/testing/factories'
import { buildBallotText, describeContest } from '@/components/ballot/MyBallot/describeContests'
import { MyBallot } from '@/components/ballot/MyBallot/MyBallot'
import { nameTick } from '@/components/ballot/marks/ballotMarks'
import { hashStatement } from '@/components/ballot/marks/hashStatement'

export const storageKey = '/2017-11-07-anytown/ballot'

/** A race for two seats with three candidates, and a question. */
const defaultContests = aBallot({
  races: [{ ...aRace, voteFor: 2 }],
  candidates: [
    aCandidate({ id: 'ada', name: 'Ada Byron', stances: [aStance(1, { text: 'Print the budget.' })] }),
    aCandidate({ id: 'bob', name: 'Bob Cole', sortName: 'Cole, Bob' }),
    aCandidate({ id: 'cy', name: 'Cy Dorr', sortName: 'Dorr, Cy', withdrawn: { onBallot: true, sources: [] } }),
  ],
  questions: [aQuestion],
})

/** The tick of a statement of Ada Byron. */
export const budget = nameTick(hashStatement('Print the budget.'))

export const plan = { election: '2017-11-07-anytown', contests: defaultContests.map(describeContest) }

/** Renders the ballot as the page does: as HTML in which React starts. Every root ends with {@link endBallots}. */
export function renderBallot(beforeStart: () => void = () => {}, contests = defaultContests): void {
  const ballot = (
    <MyBallot
      storageKey={storageKey}
      election={plan.election}
      contests={contests.map(describeContest)}
      text={buildBallotText()}
    />
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(ballot)
  document.body.append(container)
  beforeStart()
  act(() => roots.push(hydrateRoot(container, ballot)))
}

const roots: Root[] = []

/** Removes every ballot, what the device stores, and the fragment of the address. */
export function endBallots(): void {
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/my-ballot/')
}

export function getContest(name: string) {
  return within(screen.getByRole('region', { name }))
}

/** The ids of the marked choices, each after that of its race, in the order of the page. */
export function listMarked(): string[] {
  return screen.queryAllByRole('checkbox', { checked: true }).map(({ id }) => id)
}
