import { formatAverage, formatCount, formatPercent } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { FairnessGrouping } from '@/data/views/guide'
import styles from './FairnessPage.module.css'
import { HeadRow } from './HeadRow'

interface Props {
  readonly grouping: FairnessGrouping
  /** Heading of the topics. Omitted if there are none. */
  readonly topics?: string
}

const text = phrases.about.fairness

/** Averages of each group of candidates. The caption names those that are far apart. Renders a `<table>`. */
export function GroupTable({ grouping: { by, groups, gaps, maxGap }, topics }: Props) {
  const names = gaps.map(({ measure }) => text.measures[measure])
  return (
    <table className={styles.table}>
      <caption>
        <b>{text.by[by]}</b> {names.length > 0 ? text.gaps(names, maxGap) : text.noGaps(maxGap)}
      </caption>
      <HeadRow first={text.group[by]} topics={topics} last={text.photos} />
      <tbody>
        {groups.map(({ label, size, averages }) => (
          <tr key={label}>
            <th scope="row">
              {label} <span className={styles.mark}>{text.size(size)}</span>
            </th>
            <td>{formatAverage(averages.stances)}</td>
            <td>{formatAverage(averages.positions)}</td>
            <td>{formatCount(averages.words)}</td>
            <td>{formatAverage(averages.sources)}</td>
            {topics ? <td>{formatAverage(averages.topics)}</td> : null}
            <td>{formatPercent(averages.photos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
