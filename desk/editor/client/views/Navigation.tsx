import { useSyncExternalStore, useState } from 'react'
import { instead, useEditorContext } from '../fields/context'
import { listDeleted, listQuestionnaires } from '../state/editorState'
import { electionPages, formatRoute, type Route } from '../state/route'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

const pages = [
  ...Object.entries(electionPages).map(([page, { title }]) => ({ page, title })),
  { page: 'sources', title: 'Sources' },
] as readonly { page: Route['page']; title: string }[]

export function Navigation({ route }: { readonly route: Route }) {
  const { choices, editor } = useEditorContext()
  const { problems, warnings, tasks } = editor.report
  const { election } = editor.state
  // On narrow screens, the list is above the form, and closed.
  const [isOpen, setOpen] = useState(isWide)
  const link = (target: Route, label: string) => {
    const isCurrent = target.page === route.page && target.id === route.id
    return (
      <a href={formatRoute(target)} aria-current={isCurrent ? 'page' : undefined} onClick={() => setOpen(isWide())}>
        {label}
      </a>
    )
  }
  const questionnaires = listQuestionnaires(editor.state)
  const unlisted = choices.candidate.filter(({ contests = [] }) => !choices.race.some(({ id }) => contests[0] === id))
  const groups = [
    ...choices.race.map((race) => ({
      ...race,
      candidates: choices.candidate.filter(({ contests = [] }) => contests[0] === race.id),
    })),
    { id: '', label: 'In no race', candidates: unlisted },
    { id: '-deleted', label: 'Deleted when you save', candidates: listDeleted(editor.state) },
  ]
  return (
    <nav className={styles.nav} aria-label="Editor">
      <ul className={styles.tabs}>
        <li>
          {link(
            { page: 'problems' },
            // The link breaks before the warnings only.
            `Problems (${problems.length})${warnings.length > 0 ? `, warnings\u00A0(${warnings.length})` : ''}`,
          )}
        </li>
        <li>{link({ page: 'tasks' }, problems.length === 0 ? `To do (${tasks.length})` : 'To do')}</li>
      </ul>
      <details open={isOpen}>
        <summary className={fields.summary} onClick={instead(() => setOpen(!isOpen))}>
          Contents
        </summary>
        <ul>
          {pages.map(({ page, title }) => (
            <li key={page}>{link({ page }, title)}</li>
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
        {questionnaires.length > 0 && (
          <section aria-label="Questionnaires">
            <h2>Questionnaires</h2>
            <ul>
              {questionnaires.map(({ id, label }) => (
                <li key={id}>{link({ page: 'questionnaire', id }, label)}</li>
              ))}
            </ul>
          </section>
        )}
        <ul>
          <li>{link({ page: 'newCandidate' }, 'New candidate')}</li>
          <li>{link({ page: 'newElection' }, 'New election')}</li>
          {election?.elections.some(({ folder }) => folder !== election.folder) && (
            <li>{link({ page: 'elections' }, 'Other elections')}</li>
          )}
        </ul>
      </details>
    </nav>
  )
}

/** Width from which `Views.module.css` has columns. */
const query = '(min-width: 64rem)'

/** True if the list of pages and the preview are beside the form. */
function isWide(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(query).matches
}

/** Returns {@link isWide}, and renders again when it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
