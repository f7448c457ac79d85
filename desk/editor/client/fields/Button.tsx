import type { ComponentProps } from 'react'
import styles from './Fields.module.css'

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />
}

/** Looks like a link, so that the fields stand out. */
export function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.small} {...props} />
}
