import { useEditorContext } from '../fields/context'
import { describeMark, findChangeState, getMark } from '../state/marks'
import type { Route } from '../state/route'
import { StateOval } from './StateOval'
import fields from '../fields/Fields.module.css'
import styles from './Marks.module.css'

/** @param id of the text for screen readers */
export function PageMarks({ route, id }: { readonly route: Route; readonly id: string }) {
  const { marks, editor } = useEditorContext()
  const mark = getMark(marks, route)
  const text = describeMark(mark)
  const state = findChangeState(editor.state, mark, false)
  const count = mark.problems || mark.warnings
  if (!text) return null
  return (
    <span className={styles.marks} title={text}>
      {state && <StateOval state={state} />}
      {count > 0 && <span className={mark.problems > 0 ? styles.problems : styles.warnings}>{count}</span>}
      <span id={id} className={fields.hidden}>
        {text}
      </span>
    </span>
  )
}
