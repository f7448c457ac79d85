import type { FieldProblem } from '../../api'
import type { Task } from '@/data/worklist/task'
import { useEditorContext } from '../fields/context'
import { Message } from '../fields/Messages'
import { describePlace } from '../state/describePath'
import { findRoute, formatRoute, parseFieldName } from '../state/route'
import styles from './Views.module.css'

interface ProblemsPageProps {
  readonly problems: readonly FieldProblem[]
  readonly warnings: readonly FieldProblem[]
}

/** Every problem and warning of the election, with a link to its field. */
export function ProblemsPage({ problems, warnings }: ProblemsPageProps) {
  return (
    <>
      <h1>Problems</h1>
      <p>
        {problems.length === 0
          ? 'There are no problems. The guide can be built.'
          : 'The guide cannot be built until these are fixed.'}
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

interface FindingListProps {
  readonly kind: 'Problem' | 'Warning'
  readonly findings: readonly FieldProblem[]
}

function FindingList({ kind, findings }: FindingListProps) {
  const { forms, choices } = useEditorContext()
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const route = findRoute(finding.file, finding.path)
        const place = describePlace(forms, choices, finding.file, finding.path)
        return (
          <li key={JSON.stringify(finding)}>
            {route ? <a href={formatRoute(route)}>{place}</a> : place}
            <Message kind={kind} problem={finding} />
          </li>
        )
      })}
    </ul>
  )
}

interface TasksPageProps {
  readonly tasks: readonly Task[]
  readonly hasProblems: boolean
}

/** The worklist: what is missing or old, with a link to each field. */
export function TasksPage({ tasks, hasProblems }: TasksPageProps) {
  return (
    <>
      <h1>To do</h1>
      {tasks.length === 0 && (
        <p>{hasProblems ? 'The list is empty until all problems are fixed.' : 'Nothing is missing or old.'}</p>
      )}
      <ul className={styles.findings}>
        {tasks.map((task) => {
          const route = findRoute(task.file, parseFieldName(task.field))
          const title = [task.candidate, task.what].filter(Boolean).join(': ')
          return (
            <li key={JSON.stringify(task)}>
              {route ? <a href={formatRoute(route)}>{title}</a> : title}
              <p>{[task.why, task.todo].filter(Boolean).join(' ')}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
