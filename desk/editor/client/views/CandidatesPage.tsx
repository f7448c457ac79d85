import { useState } from 'react'
import { useEditorContext } from '../fields/context'
import { SearchField } from '../fields/SearchField'
import type { Choice } from '../state/choices'
import { groupCandidates } from '../state/groupCandidates'
import { describeMark, findChangeState, getMark } from '../state/marks'
import { formatRoute, type Route } from '../state/route'
import { StateOval } from './StateOval'
import fields from '../fields/Fields.module.css'
import styles from './Start.module.css'

export function CandidatesPage() {
  const { editor, choices } = useEditorContext()
  const [text, setText] = useState('')
  const groups = groupCandidates(editor.state, choices, text)
  const isFound = groups.some(({ candidates }) => candidates.length > 0)
  const shown = groups.filter(({ candidates }) => text.trim() === '' || candidates.length > 0)
  return (
    <>
      <h1>Candidates</h1>
      {choices.candidate.length === 0 ? (
        <p>
          Nobody is in the guide yet. Add everyone on the ballot, one after the other. You need a name and where you
          read it. Everything else can follow.
        </p>
      ) : (
        <SearchField id="find-candidate-page" label="Find a candidate" value={text} onChange={setText} />
      )}
      <output>{!isFound && text.trim() !== '' && 'Nobody has this name.'}</output>
      {shown.map(({ id, label, isRace, candidates }) => (
        <section key={id}>
          <h2 className={fields.heading}>{label}</h2>
          <ul className={styles.people}>
            {candidates.map((candidate) => (
              <Row key={candidate.id} {...candidate} />
            ))}
          </ul>
          {isRace && text.trim() === '' && (
            <p>
              {candidates.length === 0 && 'Nobody yet. '}
              <a href={formatRoute({ page: 'newCandidate', id })} aria-label={`New candidate for ${label}`}>
                New candidate
              </a>
            </p>
          )}
        </section>
      ))}
    </>
  )
}

function Row({ id, label }: Choice) {
  const { editor, marks } = useEditorContext()
  const route: Route = { page: 'candidate', id }
  const mark = getMark(marks, route)
  return (
    <li>
      <a href={formatRoute(route)}>
        <StateOval state={findChangeState(editor.state, mark, true)} />
        <span>
          <b>{label}</b> <span className={fields.help}>{describeMark(mark)}</span>
        </span>
      </a>
    </li>
  )
}
