import { formatAverage, formatCount, formatPercent } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { FairnessGrouping } from '@/guide/ask/views/guide'
import styles from './FairnessPage.module.css'
import { Cells, HeadRow, listColumns } from './HeadRow'

interface Props {
  readonly grouping: FairnessGrouping
  /** Heading of the topics. Omitted if there are none. */
  readonly topics?: string
}

const text = phrases.about.fairness

/** Averages of each group of candidates. The caption names those that are far apart. */
export function GroupTable({ grouping: { by, groups, gaps, maxGap }, topics }: Props) {
  const columns = listColumns(topics, text.photos)
  const names = gaps.map(({ measure }) => text.measures[measure])
  return (
    <table className={styles.table}>
      <caption>
        <b>{text.by[by]}</b> {names.length > 0 ? text.gaps(names, maxGap) : text.noGaps(maxGap)}
      </caption>
      <HeadRow first={text.group[by]} columns={columns} />
      <tbody>
        {groups.map(({ label, size, averages }) => (
          <tr key={label}>
            <th scope="row">
              {label} <span className={styles.mark}>{text.size(size)}</span>
            </th>
            <Cells
              columns={columns}
              values={[
                formatAverage(averages.stances),
                formatAverage(averages.positions),
                formatCount(averages.words),
                formatAverage(averages.sources),
                ...(topics ? [formatAverage(averages.topics)] : []),
                formatPercent(averages.photos),
              ]}
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
