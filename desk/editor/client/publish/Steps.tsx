import fields from '../fields/Fields.module.css'
import ovals from '../views/Marks.module.css'
import styles from './Steps.module.css'

const names = ['Saved', 'Sent', 'Checked', 'Live'] as const

interface StepsProps {
  readonly done: number
  /** State of the step after them. */
  readonly current: 'now' | 'failed' | 'unknown'
}

export function Steps({ done, current }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => {
        const state = index < done ? 'done' : index > done || current === 'unknown' ? 'next' : current
        return (
          <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <svg className={ovals.oval} viewBox="0 0 48 32" aria-hidden="true">
              <ellipse cx="24" cy="16" rx="21" ry="13" />
              {state === 'failed' && <path d="M17 9l14 14M31 9L17 23" />}
            </svg>
            {name}
            <span className={fields.hidden}>{state === 'next' ? '' : `: ${state}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
