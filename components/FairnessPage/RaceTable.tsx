import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessRow, FairnessTable } from '@/data/views/guide'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './FairnessPage.module.css'

interface Props {
  readonly table: FairnessTable
  /** True if names link to profiles. */
  readonly hasProfileLinks: boolean
}

const text = phrases.about.fairness

/**
 * The table of a race. On narrow screens, it scrolls sideways without the page. Renders an `h2` and a focusable
 * `<section>`.
 */
export function RaceTable({ table: { race, title, path, topicCount, rows }, hasProfileLinks }: Props) {
  const columns = [
    text.stances,
    text.positions,
    text.words,
    text.sources,
    ...(topicCount > 0 ? [text.topics(topicCount)] : []),
    text.portrait,
  ]
  return (
    <div className={styles.sheet}>
      <h2 id={race.id} className={styles.band}>
        <a href={href(path)}>{title}</a>
      </h2>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-labelledby={race.id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.candidate}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} isLink={hasProfileLinks} hasTopics={topicCount > 0} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

interface RowProps {
  readonly row: FairnessRow
  readonly isLink: boolean
  readonly hasTopics: boolean
}

function Row({ row, isLink, hasTopics }: RowProps) {
  const { id, name, sortName, isWithdrawn, stances, positions, words, sources, topics, hasPhoto } = row
  const label = <PersonName name={name} sortName={sortName} />
  return (
    <tr>
      <th scope="row">
        {isLink ? <a href={href(paths.profile(id))}>{label}</a> : label}
        {isWithdrawn ? <span className={styles.mark}> {text.withdrawn}</span> : null}
      </th>
      <td>{formatCount(stances)}</td>
      <td>{formatCount(positions)}</td>
      <td>{formatCount(words)}</td>
      <td>{formatCount(sources)}</td>
      {hasTopics ? <td>{formatCount(topics)}</td> : null}
      <td>{hasPhoto ? text.photo : text.initials}</td>
    </tr>
  )
}
