import { useContext, type ReactNode } from 'react'
import type { FieldForm } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import { useElementId, useShownProblems, PlaceContext } from './context'
import { Messages } from './Messages'
import styles from './Fields.module.css'

interface LabeledProps {
  readonly path: Path
  readonly field: FieldForm
  readonly children: (attributes: ReturnType<typeof getAttributes>) => ReactNode
  /** More help below the input, like the number of characters left. */
  readonly note?: string | undefined
}

/** Connects an input with its label, its help and the problems that are shown. */
function getAttributes(id: string, { isRequired }: FieldForm, { problems, warnings }: Found) {
  return {
    id,
    className: styles.control,
    'aria-describedby': describedBy(id, { problems, warnings }),
    'aria-invalid': problems.length > 0 || undefined,
    'aria-required': isRequired,
  }
}

type Found = ReturnType<typeof useShownProblems>['shown']

function describedBy(id: string, { problems, warnings }: Found): string {
  return problems.length + warnings.length > 0 ? `${id}:help ${id}:messages` : `${id}:help`
}

export function Labeled({ path, field, children, note }: LabeledProps) {
  const id = useElementId(path)
  const { shown, handlers } = useShownProblems(path)
  return (
    <div className={styles.field} {...handlers}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {field.label}
        </label>
        {field.isRequired && <span className={styles.help}> required</span>}
      </div>
      {children(getAttributes(id, field, shown))}
      <p id={`${id}:help`} className={styles.help}>
        {[field.help, note].filter(Boolean).join(' ')}
      </p>
      <Messages id={`${id}:messages`} {...shown} />
    </div>
  )
}

interface LabeledGroupProps extends Pick<LabeledProps, 'path' | 'field'> {
  readonly children: ReactNode
  /** True if fields inside show their own problems. */
  readonly hasFields?: boolean
}

/** A field with several inputs. Its legend is the heading of a section, of a group, or a label like others. */
export function LabeledGroup({ path, field, children, hasFields = false }: LabeledGroupProps) {
  const place = useContext(PlaceContext)
  const { shown, handlers } = useShownProblems(path, (other) => !hasFields || other.length === path.length)
  const id = useElementId(path)
  const messages = <Messages id={`${id}:messages`} {...shown} />
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={hasFields && place === 'group' ? styles.nested : styles.group}
      aria-describedby={describedBy(id, shown)}
      {...handlers}
    >
      <legend className={place === 'page' ? styles.hidden : hasFields ? styles.legend : styles.label}>
        {field.label}
        {field.isRequired && <span className={styles.help}> required</span>}
      </legend>
      <p id={`${id}:help`} className={styles.help}>
        {field.help}
      </p>
      {hasFields && messages}
      <PlaceContext value={place === 'page' ? 'section' : 'group'}>{children}</PlaceContext>
      {/* Above the inputs, it would push them away from the pointer. */}
      {!hasFields && messages}
    </fieldset>
  )
}
