import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessRow, FairnessTable } from '@/data/views/guide'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './FairnessPage.module.css'
import { GroupTable } from './GroupTable'
import { HeadRow } from './HeadRow'

interface Props {
  readonly table: FairnessTable
  /** True if names link to profiles. */
  readonly hasProfileLinks: boolean
}

const text = phrases.about.fairness

/**
 * The tables of a race: one of its candidates, and one for each way to group them. On narrow screens, they scroll sideways
 * without the page. Renders an `h2` and a focusable `<section>`.
 */
export function RaceTable({ table: { race, title, path, topicCount, rows, groupings }, hasProfileLinks }: Props) {
  const id = race?.id ?? 'fairness.all'
  const topics = topicCount === 0 ? undefined : race ? text.topics(topicCount) : text.anyTopics
  return (
    <div className={styles.sheet}>
      <h2 id={id} className={styles.band}>
        <a href={href(path)}>{title}</a>
      </h2>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        {rows.length > 0 ? (
          <table className={styles.table}>
            <HeadRow first={text.candidate} topics={topics} last={text.portrait} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} isLink={hasProfileLinks} hasTopics={topics !== undefined} />
              ))}
            </tbody>
          </table>
        ) : null}
        {groupings.map((grouping) => (
          <GroupTable key={grouping.by} grouping={grouping} topics={topics} />
        ))}
      </section>
    </div>
  )
}

interface RowProps {
  readonly row: FairnessRow
  readonly isLink: boolean
  readonly hasTopics: boolean
}

function Row({ row: { id, name, sortName, isWithdrawn, amounts }, isLink, hasTopics }: RowProps) {
  const label = <PersonName name={name} sortName={sortName} />
  return (
    <tr>
      <th scope="row">
        {isLink ? <a href={href(paths.profile(id))}>{label}</a> : label}
        {isWithdrawn ? <span className={styles.mark}> {text.withdrawn}</span> : null}
      </th>
      <td>{formatCount(amounts.stances)}</td>
      <td>{formatCount(amounts.positions)}</td>
      <td>{formatCount(amounts.words)}</td>
      <td>{formatCount(amounts.sources)}</td>
      {hasTopics ? <td>{formatCount(amounts.topics)}</td> : null}
      <td>{amounts.photos > 0 ? text.photo : text.initials}</td>
    </tr>
  )
}
