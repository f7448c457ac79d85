import type { FieldProblem } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import { Message } from '../fields/Messages'
import { describePlace } from '../state/describePath'
import { findRoute, formatRoute } from '../state/route'
import styles from './Publish.module.css'

const maxShown = 3

/** What the check found before anything was sent, with links to the fields. */
export function ProblemBox({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { forms, choices, publishing } = useEditorContext()
  return (
    <div className={styles.box}>
      <h3>Nothing changed on the site</h3>
      <p>
        The check found {problems.length === 1 ? 'a problem. Fix it' : `${problems.length} problems. Fix them`}, save,
        and publish again.
      </p>
      {problems.slice(0, maxShown).map((problem) => {
        const route = findRoute(forms, problem.file, problem.path)
        const place = describePlace(forms, choices, problem.file, problem.path)
        return (
          <div key={JSON.stringify(problem)}>
            <Message kind="Problem" problem={problem} />
            {route ? (
              <a href={formatRoute(route)} onClick={publishing.close}>
                Fix it: {place}
              </a>
            ) : (
              <p>{place}</p>
            )}
          </div>
        )
      })}
      {problems.length > maxShown && (
        <a href={formatRoute({ page: 'problems' })} onClick={publishing.close}>
          See all problems
        </a>
      )}
    </div>
  )
}
