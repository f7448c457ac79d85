import type { FieldProblem } from '@/desk/editor/api'
import { useEditorContext } from '../fields/context'
import { Message } from '../fields/Messages'
import { formatRoute } from '../state/route'
import { PlaceLink } from '../views/PlaceLink'
import styles from './Publish.module.css'

const maxShown = 3

export function ProblemBox({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { publishing } = useEditorContext()
  return (
    <div className={styles.box}>
      <h3>Nothing changed on the site</h3>
      <p>
        The check found {problems.length === 1 ? 'a problem. Fix it' : `${problems.length} problems. Fix them`}, save,
        and publish again.
      </p>
      {problems.slice(0, maxShown).map((problem) => (
        <div key={JSON.stringify(problem)}>
          <Message kind="Problem" problem={problem} />
          <PlaceLink {...problem} verb="Fix it" onFollow={publishing.close} />
        </div>
      ))}
      {problems.length > maxShown && (
        <a href={formatRoute({ page: 'problems' })} onClick={publishing.close}>
          See all problems
        </a>
      )}
    </div>
  )
}
