import type { FieldProblem } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import { Message } from '../fields/Messages'
import { findOtherElection } from '../state/marks'
import { parseFieldName } from '../state/route'
import { Checklist } from './Checklist'
import { PlaceLink } from './PlaceLink'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

export function ProblemsPage() {
  const { state, report } = useEditorContext().editor
  const { problems, warnings } = report
  const shown = findOtherElection(state)
  const blocking = shown ? problems.filter(({ file }) => file.startsWith('data/')) : problems
  return (
    <>
      <h1>Problems</h1>
      <p>
        {shown && `The site shows ${shown}, not this election. `}
        {describeOutcome(problems.length, blocking.length)}
      </p>
      <FindingList kind="Problem" findings={problems} />
      {warnings.length > 0 && (
        <>
          <h2>Warnings</h2>
          <p>These are likely mistakes. The guide can be built with them.</p>
          <FindingList kind="Warning" findings={warnings} />
        </>
      )}
    </>
  )
}

function describeOutcome(count: number, blocking: number): string {
  if (count === 0) return 'There are no problems. The guide can be built.'
  if (blocking === 0) return 'The site can be built, but not with this election until these are fixed.'
  return blocking === count
    ? 'The guide cannot be built until these are fixed.'
    : 'The site cannot be built until the problems of its own elections are fixed.'
}

interface FindingListProps {
  readonly kind: 'Problem' | 'Warning'
  readonly findings: readonly FieldProblem[]
}

export function FindingList({ kind, findings }: FindingListProps) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <PlaceLink {...finding} />
          <Message kind={kind} problem={finding} />
        </li>
      ))}
    </ul>
  )
}

export function TasksPage() {
  const { problems, tasks } = useEditorContext().editor.report
  return (
    <>
      <h1>What is missing</h1>
      <section aria-labelledby="checklist">
        <h2 id="checklist" className={fields.heading}>
          Is the guide complete?
        </h2>
        <Checklist />
      </section>
      <h2 className={fields.heading}>Everything to do</h2>
      {tasks.length === 0 && (
        <p>
          {problems.length > 0 ? 'The list is empty until all problems are fixed.' : 'Nothing is missing or outdated.'}
        </p>
      )}
      <ul className={styles.findings}>
        {tasks.map(({ file, field, candidate, what, why, todo }) => (
          <li key={JSON.stringify([file, field, what])}>
            <PlaceLink file={file} path={parseFieldName(field)}>
              {[candidate, what].filter(Boolean).join(': ')}
            </PlaceLink>
            <p>{[why, todo].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
