import { useState, type ReactNode } from 'react'
import type { Choice, Choices } from '../state/choices'
import { formatRoute, type Route } from '../state/route'
import { isWide } from './useIsWide'
import styles from './Views.module.css'

interface NavigationProps {
  readonly route: Route
  readonly choices: Choices
  /** Candidates that are deleted with the next save. */
  readonly deleted: readonly Choice[]
  readonly hasOtherElections: boolean
  readonly problemCount: number
  readonly warningCount: number
  readonly taskCount: number
}

const electionPages = [
  { page: 'election', label: 'Election' },
  { page: 'voting', label: 'Voting facts' },
  { page: 'races', label: 'Races and topics' },
  { page: 'questions', label: 'Ballot questions' },
  { page: 'results', label: 'Results' },
  { page: 'sources', label: 'Sources' },
] as const

export function Navigation({ route, choices, deleted, hasOtherElections, ...counts }: NavigationProps) {
  const { problemCount, warningCount, taskCount } = counts
  // On narrow screens, the list is above the form, and closed.
  const [isOpen, setOpen] = useState(isWide)
  const link = (target: Route, label: ReactNode) => {
    const isCurrent = target.page === route.page && target.id === route.id
    return (
      <a href={formatRoute(target)} aria-current={isCurrent ? 'page' : undefined} onClick={() => setOpen(isWide())}>
        {label}
      </a>
    )
  }
  const unlisted = choices.candidate.filter(({ races = [] }) => !choices.race.some(({ id }) => races[0] === id))
  const groups = [
    ...choices.race.map((race) => ({
      ...race,
      candidates: choices.candidate.filter(({ races = [] }) => races[0] === race.id),
    })),
    { id: '', label: 'In no race', candidates: unlisted },
    { id: '-deleted', label: 'Deleted when you save', candidates: deleted },
  ]
  return (
    <nav className={styles.nav} aria-label="Editor">
      <ul className={styles.tabs}>
        <li>
          {link(
            { page: 'problems' },
            <span>
              Problems ({problemCount})
              {warningCount > 0 && (
                <>
                  , <span className={styles.unbroken}>warnings ({warningCount})</span>
                </>
              )}
            </span>,
          )}
        </li>
        <li>{link({ page: 'tasks' }, problemCount === 0 ? `To do (${taskCount})` : 'To do')}</li>
      </ul>
      <details className={styles.menu} open={isOpen}>
        <summary
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
        >
          Contents
        </summary>
        <ul>
          {electionPages.map(({ page, label }) => (
            <li key={page}>{link({ page }, label)}</li>
          ))}
        </ul>
        <h2>Candidates</h2>
        {groups
          .filter(({ candidates }) => candidates.length > 0)
          .map(({ id, label, candidates }) => (
            <section key={id} aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {candidates.map((candidate) => (
                  <li key={candidate.id}>{link({ page: 'candidate', id: candidate.id }, candidate.label)}</li>
                ))}
              </ul>
            </section>
          ))}
        <ul>
          <li>{link({ page: 'newCandidate' }, 'New candidate')}</li>
          <li>{link({ page: 'newElection' }, 'New election')}</li>
          {hasOtherElections && <li>{link({ page: 'elections' }, 'Other elections')}</li>}
        </ul>
      </details>
    </nav>
  )
}
