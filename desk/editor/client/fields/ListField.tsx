import { useContext, useRef, useState } from 'react'
import type { ListForm } from '@/guide/fields/forms'
import { getAt } from '@/lib/values'
import { isEqual, toItems, toText } from '../state/values'
import { ContestContext, useEditorContext, useFile, type FieldProps, takeFocus } from './context'
import { describeItem } from '../state/choices'
import { Item } from './Item'
import { LabeledGroup } from './Labeled'
import { Button, SmallButton } from './Button'
import { SheetListNote } from './SheetField'
import { useSheetField } from './sheet'
import styles from './Fields.module.css'

interface Removed {
  readonly key: number
  readonly index: number
  readonly item: unknown
}

export function ListField({ path, field, form, value }: FieldProps & { readonly form: ListForm }) {
  const { edit } = useFile()
  const { choices } = useEditorContext()
  const contest = useContext(ContestContext)
  const items = toItems(value)
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_, index) => index))
  const next = useRef(items.length)
  const [arrival, setArrival] = useState<{ readonly key: number; readonly kind: 'added' | 'putBack' }>()
  const [removed, setRemoved] = useState<Removed>()
  const { itemName = 'item', defines } = form
  const { hasSheetFields } = useSheetField(path)
  // An import finds items with an id wherever they are, and others by their place.
  const canMove = !hasSheetFields || (form.item.kind === 'group' && form.item.fields.some(({ name }) => name === 'id'))
  // An undo changes the list, but not its keys.
  const itemKeys = items.map((_, index) => keys[index] ?? -index - 1)

  const insert = (kind: 'added' | 'putBack', index: number, item: unknown) => {
    const key = next.current
    next.current += 1
    setKeys(itemKeys.toSpliced(index, 0, key))
    setArrival({ key, kind })
    edit(path, items.toSpliced(index, 0, item))
  }
  const move = (from: number, to: number) => {
    setKeys(itemKeys.toSpliced(from, 1).toSpliced(to, 0, itemKeys[from] ?? 0))
    edit(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
  }
  const remove = (index: number) => {
    setRemoved({ key: itemKeys[index] ?? index, index, item: items[index] })
    setKeys(itemKeys.toSpliced(index, 1))
    edit([...path, index], undefined)
  }

  return (
    <LabeledGroup path={path} field={field} hasFields>
      {hasSheetFields && <SheetListNote />}
      {items.map((item, index) => (
        <ContestContext key={itemKeys[index]} value={defines === 'question' ? toText(getAt(item, ['id'])) : contest}>
          <Item
            path={[...path, index]}
            form={form.item}
            value={item}
            name={`${itemName} ${index + 1}`}
            title={describeItem(item, choices)}
            referredAs={defines}
            arrival={itemKeys[index] === arrival?.key ? arrival?.kind : undefined}
            onRemove={() => remove(index)}
            onMoveUp={canMove && index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={canMove && index < items.length - 1 ? () => move(index, index + 1) : undefined}
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
            key={removed.key}
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
    </LabeledGroup>
  )
}
