import { href } from '@/lib/paths'
import styles from './TopicList.module.css'

interface Props {
  readonly items: readonly {
    /** Without the base path. */
    readonly path: string
    readonly name: string
    readonly lines?: readonly string[]
  }[]
}

export function CountList({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ path, name, lines = [] }) => (
        <li key={path}>
          <p className={styles.name}>
            <a href={href(path)}>{name}</a>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}
