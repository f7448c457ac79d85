import type { ChangeState } from '../state/marks'
import styles from './Marks.module.css'

/** The oval of a ballot. Pen: not saved. Half: saved. Solid: on the site. Decorative: text has the same. */
export function StateOval({ state }: { readonly state: ChangeState | undefined }) {
  return (
    <svg className={styles.oval} data-state={state} viewBox="0 0 48 32" aria-hidden="true">
      {state === 'notPublished' && <path className={styles.half} d="M24 3a21 13 0 0 0 0 26z" />}
      <ellipse cx="24" cy="16" rx="21" ry="13" />
      {state === 'notSaved' && <path className={styles.pen} d="M6 14l2 9 8-17-2 20 11-23-3 23 11-21-2 18 8-12" />}
    </svg>
  )
}

export const stateNames: Readonly<Record<ChangeState, string>> = {
  notSaved: 'Not saved',
  notPublished: 'Saved on this computer, not published',
  published: 'On the site',
}
