import { useEffect, useRef, useState } from 'react'
import type { Form, Target } from '@/guide/fields/forms'
import { listReferrers, type Referrer } from '../state/describePath'
import { getAt, type Path } from '@/lib/values'
import { toText, capitalize } from '../state/values'
import {
  preventDefaultThen,
  isWithin,
  useEditorContext,
  useElementId,
  useFile,
  useShownProblems,
  PlaceContext,
} from './context'
import { Count, Messages } from './Messages'
import { GroupFields } from './GroupField'
import { RemovalWarning } from './RemovalWarning'
import { Row } from './Row'
import type { Order } from './useOrder'
import rows from './Row.module.css'
import styles from './Fields.module.css'

interface ItemProps {
  readonly path: Path
  readonly form: Form
  readonly value: unknown
  /** Like "key stance 2". Empty if titles are enough. */
  readonly name: string
  readonly title: string
  /** What tells it apart from others with the same title. */
  readonly note?: string | undefined
  /** An item that was added is open, with the focus in its first field. One that was put back has the focus. */
  readonly arrival?: 'added' | 'putBack' | undefined
  /** What fields refer to it as. Omitted if none can. */
  readonly referredAs?: Target | undefined
  readonly onRemove: () => void
  /** Omitted for an entry of a group of entries. */
  readonly order?: Order
}

/** The fields are rendered only while the item is open. */
export function Item({ path, form, value, name, title, note, arrival, referredAs, onRemove, order }: ItemProps) {
  const { target } = useFile()
  const { Field, forms, editor } = useEditorContext()
  const [referrers, setReferrers] = useState<readonly Referrer[]>([])
  const hasTarget = isWithin(target, path)
  const [isOpen, setOpen] = useState(arrival === 'added' || hasTarget)
  const [lastTarget, setLastTarget] = useState(target)
  if (target !== lastTarget) {
    setLastTarget(target)
    if (hasTarget) setOpen(true)
  }
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('input, select, textarea')
    if (arrival) (first ?? element.current?.querySelector('summary'))?.focus()
    // Runs only when the item is added to the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const found = useShownProblems(path).shown
  const own = useShownProblems(path, (other) => other.length === path.length).shown
  const id = useElementId(path)
  const label = [capitalize(name), title].filter(Boolean).join(': ')
  const key = path.at(-1)
  const remove = () => {
    // Entries have an id as their key, and items as a field.
    const referredId = typeof key === 'string' ? key : toText(getAt(value, ['id']))
    const referred = referredAs ? listReferrers(editor.state, forms, referredAs, referredId) : []
    if (referred.length > 0) setReferrers(referred)
    else onRemove()
  }
  return (
    <Row
      label={label}
      order={order}
      index={Number(key)}
      onRemove={remove}
      below={
        referrers.length > 0 && (
          <RemovalWarning title={label} referrers={referrers} onRemove={onRemove} onKeep={() => setReferrers([])} />
        )
      }
    >
      <details
        ref={element}
        className={rows.item}
        aria-label={label}
        id={form.kind === 'group' ? id : undefined}
        open={isOpen}
      >
        <summary className={styles.summary} onClick={preventDefaultThen(() => setOpen(!isOpen))}>
          {label}
          {!isOpen && <Count {...found} />}
          {note && <span className={styles.help}>{note}</span>}
        </summary>
        {isOpen && (
          <PlaceContext value="group">
            {form.kind === 'group' ? (
              <>
                <Messages id={`${id}:messages`} {...own} />
                <GroupFields path={path} form={form} value={value} />
              </>
            ) : (
              <Field
                path={path}
                field={{ name, label: capitalize(name), isRequired: true, isRare: false, form }}
                value={value}
              />
            )}
          </PlaceContext>
        )}
      </details>
    </Row>
  )
}
