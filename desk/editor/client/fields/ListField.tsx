import { useContext, useState } from 'react'
import type { ListForm } from '@/guide/fields/forms'
import { getAt, isEqual, toItems } from '@/lib/values'
import { toText } from '../state/values'
import { ContestContext, useEditorContext, useFile, type FieldProps, takeFocus } from './context'
import { describeItem } from '../state/choices'
import { Item } from './Item'
import { LabeledGroup } from './Labeled'
import { Button, SmallButton } from './Button'
import { SheetListNote, useSheetField } from './SheetField'
import { useOrder } from './useOrder'
import styles from './Fields.module.css'

export function ListField({ path, field, form, value }: FieldProps & { readonly form: ListForm }) {
  const { edit } = useFile()
  const { choices } = useEditorContext()
  const contest = useContext(ContestContext)
  const items = toItems(value)
  const keys = useItemKeys(items)
  const [arrival, setArrival] = useState<{ readonly item: unknown; readonly kind: 'added' | 'putBack' }>()
  const [removed, setRemoved] = useState<{ readonly index: number; readonly item: unknown }>()
  const { itemName = 'item', defines } = form
  const { hasSheetFields } = useSheetField(path)
  // An import finds items with an id wherever they are, and others by their place.
  const canMove = !hasSheetFields || (form.item.kind === 'group' && form.item.fields.some(({ name }) => name === 'id'))
  const { order, status } = useOrder(itemName, items.length, (from, to) =>
    edit(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from])),
  )
  const insert = (kind: 'added' | 'putBack', index: number, item: unknown) => {
    setArrival({ kind, item })
    edit(path, items.toSpliced(index, 0, item))
  }
  const remove = (index: number) => {
    setRemoved({ index, item: items[index] })
    edit([...path, index], undefined)
  }

  return (
    <LabeledGroup path={path} field={field} hasFields>
      {hasSheetFields && <SheetListNote />}
      {items.map((item, index) => (
        <ContestContext key={keys[index]} value={defines === 'question' ? toText(getAt(item, ['id'])) : contest}>
          <Item
            path={[...path, index]}
            form={form.item}
            value={item}
            name={`${itemName} ${index + 1}`}
            title={describeItem(item, choices)}
            referredAs={defines}
            arrival={item === arrival?.item ? arrival?.kind : undefined}
            onRemove={() => remove(index)}
            order={canMove ? order : undefined}
          />
        </ContestContext>
      ))}
      <p className={styles.buttons}>
        {!hasSheetFields && (
          <Button onClick={() => insert('added', items.length, form.item.kind === 'group' ? {} : '')}>
            Add {/^[aeio]/.test(itemName) ? 'an' : 'a'} {itemName}
          </Button>
        )}
        {removed && !items.some((item) => isEqual(item, removed.item)) && (
          <SmallButton
            // Another one for each item, so that it takes the focus.
            key={JSON.stringify(removed)}
            ref={takeFocus}
            onClick={() => {
              insert('putBack', Math.min(removed.index, items.length), removed.item)
              setRemoved(undefined)
            }}
          >
            Put back {describeItem(removed.item, choices) || itemName}
          </SmallButton>
        )}
      </p>
      <output className={styles.hidden}>{status}</output>
    </LabeledGroup>
  )
}

/** Keys of the items of a list that stay with them when they move, so that open ones stay open. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => ({ items, keys: items.map((_, index) => index), next: items.length }))
  // A missing list is another empty one each time.
  if (known.items === items || (known.items.length === 0 && items.length === 0)) return known.keys
  const changed = { items, ...keepKeys(known, items) }
  setKnown(changed)
  return changed.keys
}

interface Known {
  readonly items: readonly unknown[]
  readonly keys: readonly number[]
  /** A key that no item has had. */
  readonly next: number
}

/** An item keeps the key of its equal. An item without one was edited in its place, or is new. */
function keepKeys(known: Known, items: readonly unknown[]): Omit<Known, 'items'> {
  const free = new Set(known.keys)
  const take = (key: number | undefined) => (key !== undefined && free.delete(key) ? key : undefined)
  const isSame = (item: unknown, index: number) => index < known.items.length && isEqual(item, known.items[index])
  const inPlace = items.map((item, index) => (isSame(item, index) ? take(known.keys[index]) : undefined))
  const moved = items.map(
    (item, index) =>
      inPlace[index] ?? take(known.keys.find((key, place) => free.has(key) && isEqual(item, known.items[place]))),
  )
  let { next } = known
  const keys = moved.map((key, index) => {
    const kept = key ?? (known.items.length === items.length ? take(known.keys[index]) : undefined)
    if (kept !== undefined) return kept
    next += 1
    return next - 1
  })
  return { keys, next }
}
