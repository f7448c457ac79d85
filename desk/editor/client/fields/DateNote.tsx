import { getAt } from '@/lib/values'
import { formatDay } from '../state/formatDay'
import { toText } from '../state/values'
import { findRoute, formatRoute } from '../state/route'
import { useEditorContext } from './context'
import styles from './Fields.module.css'

/** The day of the last change follows from a change of a statement. */
export function DateNote({ file }: { readonly file: string }) {
  const { editor, forms } = useEditorContext()
  const { value, baseValue, hasOwnDate } = editor.state.drafts[file] ?? {}
  const updated = getAt(value, ['updated'])
  const isSet = baseValue !== undefined && !hasOwnDate && updated !== getAt(baseValue, ['updated'])
  const route = findRoute(forms, file, ['updated'])
  return (
    <output className={styles.help}>
      {isSet && route && (
        <>
          Pages will give {formatDay(toText(updated))} as the day of the last change.{' '}
          <a href={formatRoute(route)}>Enter another day</a>
        </>
      )}
    </output>
  )
}
