import { useEditorContext } from '../fields/context'
import { parseFieldName } from '../state/route'
import { FieldLink } from './FieldLink'
import fields from '../fields/Fields.module.css'
import styles from './Start.module.css'

/** What every guide needs, ticked if it is known, with links to what is not. */
export function Checklist() {
  const { checklist, problems } = useEditorContext().editor.report
  if (!checklist)
    return (
      <p>
        The list appears once {problems.length === 1 ? 'the problem is' : 'all problems are'} fixed.{' '}
        <a href="#/problems">See {problems.length === 1 ? 'it' : 'them'}</a>
      </p>
    )
  return (
    <ul className={styles.checklist}>
      {checklist.map(({ label, todo }) => (
        <li key={label}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="2" y="2" width="20" height="20" />
            {!todo && <path d="M5 12l5 6L21 2" />}
          </svg>
          {todo ? (
            <FieldLink file={todo.file} path={parseFieldName(todo.field)}>
              {label}
            </FieldLink>
          ) : (
            <span>
              {label}
              <span className={fields.hidden}> (done)</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
