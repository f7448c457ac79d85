import { useState } from 'react'
import { preventDefaultThen, useEditorContext } from '../fields/context'
import { SearchField } from '../fields/SearchField'
import { listQuestionnaires, listTranslations } from '../state/editorState'
import type { Choice } from '../state/choices'
import { groupCandidates } from '../state/groupCandidates'
import { electionPages, formatPage, type Route } from '../state/route'
import { isWide } from './isWide'
import { describeMark, findChangeState, getMark } from '../state/marks'
import { StateOval } from './StateOval'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'
import markStyles from './Marks.module.css'

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
  const [text, setText] = useState('')
  const groups = groupCandidates(editor.state, choices, text).filter(({ candidates }) => candidates.length > 0)
  const link = (target: Route, label: string) => {
    const isCurrent = target.page === route.page && target.id === route.id
    const id = `marks:${target.page}:${target.id ?? ''}`
    return (
      <li key={target.id ?? target.page}>
        <a
          href={formatPage(target)}
          aria-current={isCurrent ? 'page' : undefined}
          aria-describedby={id}
          onClick={() => setOpen(isWide())}
        >
          {label}
        </a>
        <PageMarks route={target} id={id} />
      </li>
    )
  }
  const group = (label: string, page: Route['page'], items: readonly Choice[]) =>
    items.length > 0 && (
      <section aria-label={label}>
        <h2>{label}</h2>
        <ul>{items.map((item) => link({ page, id: item.id }, item.label))}</ul>
      </section>
    )
  return (
    <nav className={styles.nav} aria-label="Editor">
      <ul className={fields.line}>
        {link({ page: 'start' }, 'Start')}
        {link(
          { page: 'problems' },
          // The link breaks before the warnings only.
          `Problems (${problems.length})${warnings.length > 0 ? `, warnings\u00A0(${warnings.length})` : ''}`,
        )}
        {link({ page: 'tasks' }, problems.length === 0 ? `To do (${tasks.length})` : 'To do')}
      </ul>
      <details open={isOpen}>
        <summary className={fields.summary} onClick={preventDefaultThen(() => setOpen(!isOpen))}>
          Contents
        </summary>
        <ul>{pages.map(({ page, title }) => link({ page }, title))}</ul>
        <h2>Candidates</h2>
        <ul>
          {link({ page: 'candidates' }, 'All candidates')}
          {link({ page: 'newCandidate' }, 'New candidate')}
        </ul>
        {choices.candidate.length > 0 && (
          <SearchField id="find-candidate" label="Find a candidate" value={text} onChange={setText} />
        )}
        <output className={fields.help}>{groups.length === 0 && text.trim() !== '' && 'Nobody has this name.'}</output>
        {groups.map(({ id, label, candidates }) => (
          <section key={id} aria-label={label}>
            <h3>{label}</h3>
            <ul>{candidates.map((candidate) => link({ page: 'candidate', id: candidate.id }, candidate.label))}</ul>
          </section>
        ))}
        {group('Questionnaires', 'questionnaire', listQuestionnaires(editor.state))}
        {group('Translations', 'translations', listTranslations(editor.state))}
        <ul>
          {link({ page: 'newElection' }, 'New election')}
          {election?.elections.some(({ folder }) => folder !== election.folder) &&
            link({ page: 'elections' }, 'Other elections')}
        </ul>
      </details>
    </nav>
  )
}

/** @param id of the text for screen readers */
function PageMarks({ route, id }: { readonly route: Route; readonly id: string }) {
  const { marks, editor } = useEditorContext()
  const mark = getMark(marks, route)
  const text = describeMark(mark)
  const state = findChangeState(editor.state, mark, false)
  const count = mark.problems || mark.warnings
  if (!text) return null
  return (
    <span className={markStyles.marks} title={text}>
      {state && <StateOval state={state} />}
      {count > 0 && <span className={mark.problems > 0 ? markStyles.problems : markStyles.warnings}>{count}</span>}
      <span id={id} className={fields.hidden}>
        {text}
      </span>
    </span>
  )
}
