import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessRow, FairnessTable } from '@/guide/ask/views/guide'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './FairnessPage.module.css'
import { GroupTable } from './GroupTable'
import { Cells, HeadRow, listColumns } from './HeadRow'

interface Props {
  readonly table: FairnessTable
  readonly hasProfileLinks: boolean
}

const text = phrases.about.fairness

/**
 * The tables of a race: one of its candidates, and one for each way to group them. On phones, each row is a block with
 * a label above each number. If a table is still too wide, it scrolls on its own.
 */
export function RaceTable({ table: { race, title, path, topicCount, rows, groupings }, hasProfileLinks }: Props) {
  const id = race?.id ?? 'fairness.all'
  const topics = topicCount === 0 ? undefined : race ? text.topics(topicCount) : text.anyTopics
  const columns = listColumns(topics, text.portrait)
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
            <HeadRow first={text.candidate} columns={columns} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} isLink={hasProfileLinks} columns={columns} />
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
  readonly columns: readonly string[]
}

function Row({ row: { id, name, sortName, isWithdrawn, amounts }, isLink, columns }: RowProps) {
  const { stances, positions, words, sources, topics } = amounts
  const counts = [stances, positions, words, sources, topics].slice(0, columns.length - 1)
  const label = <PersonName name={name} sortName={sortName} />
  return (
    <tr>
      <th scope="row">
        {isLink ? <a href={href(paths.profile(id))}>{label}</a> : label}
        {isWithdrawn ? <span className={styles.mark}> {text.withdrawn}</span> : null}
      </th>
      <Cells columns={columns} values={[...counts.map(formatCount), amounts.photos > 0 ? text.photo : text.initials]} />
    </tr>
  )
}
