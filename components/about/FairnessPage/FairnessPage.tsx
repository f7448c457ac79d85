import { formatPercent } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessTable, StatusTable } from '@/guide/ask/pages/fairness'
import { RaceTable } from './RaceTable'
import { StatusTables } from './StatusTables'
import { joinSentences } from '@/lib/locale/joinSentences'

interface Props {
  /** One for each race with candidates, after one of all races if there are many. */
  readonly tables: readonly FairnessTable[]
  /** One for each race that a questionnaire is about. */
  readonly statuses: readonly StatusTable[]
  readonly hasProfileLinks: boolean
  /** The order of the candidates and the other rules, as sentences. */
  readonly rules: readonly string[]
}

const text = phrases.about.fairness

export function FairnessPage({ tables, statuses, hasProfileLinks, rules }: Props) {
  const [grouping] = tables.flatMap(({ groupings }) => groupings)
  return (
    <>
      <h1>{text.title}</h1>
      <p>{joinSentences([text.lede, text.caution])}</p>
      <p>{joinSentences(rules)}</p>
      {grouping ? (
        <p>{joinSentences([text.averages({ percent: formatPercent(grouping.maxGap) }), text.reasons])}</p>
      ) : null}
      {tables.length === 0 ? <p>{text.noCandidates}</p> : null}
      {tables.map((table) => (
        <RaceTable key={table.path} table={table} hasProfileLinks={hasProfileLinks} />
      ))}
      <p data-note>{joinSentences([text.legend, grouping ? text.averagesLegend : undefined])}</p>
      <StatusTables tables={statuses} hasProfileLinks={hasProfileLinks} />
      <p>
        <a href={href(paths.about)}>{phrases.about.title}</a>
      </p>
    </>
  )
}
