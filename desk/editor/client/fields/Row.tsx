import type { ReactNode } from 'react'
import { SmallButton } from './Button'
import type { Order } from './useOrder'
import styles from './Row.module.css'

interface RowProps {
  readonly label: string
  readonly children: ReactNode
  readonly onRemove: () => void
  /** Omitted if the rows have a fixed order. */
  readonly order?: Order | undefined
  readonly index?: number
  readonly below?: ReactNode
}

export function Row({ label, children, onRemove, order, index = 0, below }: RowProps) {
  const moves = [
    { text: 'Up', name: 'Move up', to: index - 1 },
    { text: 'Down', name: 'Move down', to: index + 1 },
  ]
  return (
    <div
      className={styles.row}
      data-row=""
      data-dragged={order?.dragged?.from === index ? '' : undefined}
      data-drop={findDrop(order, index)}
    >
      {order && order.count > 1 && (
        <span
          aria-hidden
          className={styles.handle}
          title="Drag to move"
          onPointerDown={(event) => order.drag(index, event)}
        />
      )}
      {children}
      <p className={styles.rowButtons}>
        {order &&
          order.count > 1 &&
          moves.map(({ text, name, to }) => (
            <SmallButton
              key={text}
              aria-label={`${name}: ${label}`}
              // A button that is disabled would lose the focus.
              aria-disabled={to < 0 || to >= order.count}
              onClick={() => order.move(index, to)}
            >
              {text}
            </SmallButton>
          ))}
        <SmallButton aria-label={`Remove: ${label}`} onClick={onRemove}>
          Remove
        </SmallButton>
      </p>
      {below}
    </div>
  )
}

/** The side of a row at which the dragged row would be dropped. */
function findDrop(order: Order | undefined, index: number): 'before' | 'after' | undefined {
  if (!order?.dragged || order.dragged.from === index) return undefined
  const { from, to } = order.dragged
  // Its place among the others.
  const place = index < from ? index : index - 1
  if (place === to) return 'before'
  return place === order.count - 2 && to === order.count - 1 ? 'after' : undefined
}
