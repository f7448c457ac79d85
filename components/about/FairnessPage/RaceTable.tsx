import { Fragment } from 'react'
import { formatList } from '@/lib/locale/lists'
import { formatAverage, formatCount, formatPercent } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessRow, FairnessTable } from '@/guide/ask/pages/fairness'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import { Table } from './Table'
import styles from './FairnessPage.module.css'

interface Props {
  readonly table: FairnessTable
  readonly hasProfileLinks: boolean
}

const text = phrases.about.fairness

/**
 * The tables of a race: one of its candidates, and one for each way to group them, whose caption names the averages that
 * are far apart. If a table is too wide, it scrolls on its own.
 */
export function RaceTable({ table: { race, title, path, topicCount, rows, groupings }, hasProfileLinks }: Props) {
  const id = race?.id ?? 'fairness.all'
  const topics = topicCount === 0 ? [] : [race ? text.topics({ count: topicCount }) : text.anyTopics]
  const columns = [text.stances, text.positions, text.words, text.sources, ...topics]
  const listCells = (amounts: FairnessRow['amounts'], format: (amount: number) => string) => [
    format(amounts.stances),
    format(amounts.positions),
    formatCount(amounts.words),
    format(amounts.sources),
    ...topics.map(() => format(amounts.topics)),
  ]
  return (
    <div className={styles.sheet}>
      <h2 id={id} className={styles.band} data-band>
        <a href={href(path)}>{title}</a>
      </h2>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        {rows.length > 0 ? (
          <Table
            headings={[text.candidate, ...columns, text.portrait]}
            rows={rows.map(({ amounts, ...candidate }) => [
              <Candidate key={candidate.id} {...candidate} isLink={hasProfileLinks} />,
              ...listCells(amounts, formatCount),
              amounts.photos > 0 ? text.photo : text.initials,
            ])}
          />
        ) : null}
        {groupings.map(({ by, groups, gaps, maxGap }) => {
          const names = formatList(gaps.map(({ measure }) => text.measures[measure]))
          const percent = formatPercent(maxGap)
          return (
            <Table
              key={by}
              headings={[text.group[by], ...columns, text.photos]}
              caption={[
                <b key="by">{text.by[by]}</b>,
                ' ',
                gaps.length > 0 ? text.gaps({ names, percent }) : text.noGaps({ percent }),
              ]}
              rows={groups.map(({ label, size, averages }) => [
                <Fragment key={label}>
                  {label}{' '}
                  <span className={styles.mark} data-note>
                    {phrases.races.indexCount({ count: size })}
                  </span>
                </Fragment>,
                ...listCells(averages, formatAverage),
                formatPercent(averages.photos),
              ])}
            />
          )
        })}
      </section>
    </div>
  )
}

interface CandidateProps extends Omit<FairnessRow, 'amounts'> {
  readonly isLink: boolean
}

export function Candidate({ id, name, sortName, isWithdrawn, isLink }: CandidateProps) {
  const label = <PersonName name={name} sortName={sortName} />
  return (
    <>
      {isLink ? <a href={href(paths.profile(id))}>{label}</a> : label}
      {isWithdrawn ? (
        <span className={styles.mark} data-note>
          {' '}
          {text.withdrawn}
        </span>
      ) : null}
    </>
  )
}
