/** Renders voting facts, and reads what they show. */
import { render, screen, within } from '@testing-library/react'
import { anElection, aSource } from '@/guide/testing/factories'
import type { Election } from '@/guide/fields/published'
import { VotingFacts } from '@/components/ElectionInformation/VotingFacts'

/** Fields that facts of each coverage have in common. */
export const confirmed = { covers: 'this election', sources: [aSource] } as const
export const stateRule = { covers: 'state', sources: [aSource] } as const
export const old = { covers: 'another year', sources: [aSource] } as const

/** An election without hours and deadlines. */
export const noWhen = { hours: undefined, deadlines: [] }

const groups = [
  { id: 'citywide', name: 'Citywide', everyone: true },
  { id: 'ward-3', name: 'Ward 3' },
]

/** Renders the facts as before every deadline. */
export function renderFacts(election: Election) {
  const passes = election.when.deadlines.map((_, index) => 1000 + index)
  const { container } = render(<VotingFacts level={2} election={election} passes={passes} groups={groups} />)
  container.querySelectorAll('[hidden]').forEach((element) => element.remove())
}

/** Renders the facts and returns the part under one of its headings. */
export function renderPart(name: 'When' | 'Where' | 'How', fields: Partial<Election> = {}): HTMLElement {
  renderFacts({ ...anElection, ...fields })
  return screen.getByRole('heading', { level: 2, name }).parentElement!
}

/** Rows of lists as labels and lines, and notes, in order. */
export function readLines(part: HTMLElement) {
  return [...part.querySelectorAll('p:not(dd p, [data-until]), dt, dd p')].map(({ textContent }) => textContent)
}

/** The sources of a part, as listed. */
export function listSources(part: ReturnType<typeof within>) {
  const [sources] = part.getAllByRole('group')
  return within(sources!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
