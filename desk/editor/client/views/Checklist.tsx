import { countNoun } from '@/lib/problems'
import { useEditorContext } from '../fields/context'
import { parseFieldName } from '../state/route'
import { PlaceLink } from './PlaceLink'
import ovals from './Marks.module.css'
import fields from '../fields/Fields.module.css'
import styles from './Start.module.css'

export function Checklist() {
  const { report, state } = useEditorContext().editor
  const { problems } = report
  const checklist = report.checklist ?? state.election?.report.checklist ?? []
  return (
    <>
      {!report.checklist && (
        <p>
          The list {checklist.length > 0 ? 'is as you last saved, until' : 'appears once'}{' '}
          <a href="#/problems">{countNoun(problems.length, 'problem')}</a> {problems.length === 1 ? 'is' : 'are'} fixed.
        </p>
      )}
      <ul className={styles.checklist}>
        {checklist.map(({ label, todo }) => (
          <li key={label}>
            <svg className={ovals.oval} viewBox="0 0 24 24" aria-hidden="true">
              <rect x="2" y="2" width="20" height="20" />
              {!todo && <path d="M5 12l5 6L21 2" />}
            </svg>
            {todo ? (
              <PlaceLink file={todo.file} path={parseFieldName(todo.field)}>
                {label}
              </PlaceLink>
            ) : (
              <span>
                {label}
                <span className={fields.hidden}> (done)</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
