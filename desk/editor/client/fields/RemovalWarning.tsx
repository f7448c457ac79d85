import type { Referrer } from '../state/describePath'
import { takeFocus } from './context'
import { Button, SmallButton } from './Button'
import styles from './Fields.module.css'

interface RemovalWarningProps {
  readonly title: string
  readonly referrers: readonly Referrer[]
  readonly onRemove: () => void
  readonly onKeep: () => void
}

export function RemovalWarning({ title, referrers, onRemove, onKeep }: RemovalWarningProps) {
  return (
    <div role="alertdialog" aria-label={`Remove ${title}?`} className={styles.problem}>
      <p>{describeReferrers(referrers)} If you remove it, the guide cannot be built until you fix these.</p>
      <p className={styles.buttons}>
        <Button ref={takeFocus} onClick={onKeep}>
          Keep it
        </Button>
        <SmallButton onClick={onRemove}>Remove it anyway</SmallButton>
      </p>
    </div>
  )
}

/** Names the number of references and where they are, like "3 statements or facts refer to it: Ada Byron (2), Election (1)." */
export function describeReferrers(referrers: readonly Referrer[]): string {
  const total = referrers.reduce((sum, { count }) => sum + count, 0)
  const places = referrers.map(({ label, count }) => `${label} (${count})`).join(', ')
  const subject = total === 1 ? '1 statement or fact refers' : `${total} statements or facts refer`
  return `${subject} to it: ${places}.`
}
