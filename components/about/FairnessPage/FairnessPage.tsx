import { formatPercent, formatAverage, formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { FairnessTable, FairnessRow, FairnessContent } from '@/guide/ask/pages/fairness'
import { describeOrder } from '@/components/about/AboutPage/describeGuide'
import { joinSentences } from '@/lib/locale/sentences'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { formatList } from '@/lib/locale/lists'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import styles from './FairnessPage.module.css'
import { uniqueById } from '@/lib/collections'

const { about, answers } = phrases
const text = about.fairness

export function FairnessPage(content: FairnessContent) {
  const { tables, statuses, hasProfileLinks, orders, nonpartisan } = content
  const [grouping] = tables.flatMap(({ groupings }) => groupings)
  const rules = [
    about.sameBoxes,
    ...describeOrder(orders),
    about.orderRule,
    nonpartisan ? about.nonpartisan : undefined,
    about.party,
    about.endorsements,
  ]
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
      <StatusTables statuses={statuses} hasProfileLinks={hasProfileLinks} />
      <p>
        <a href={href(paths.about)}>{about.title}</a>
      </p>
    </>
  )
}

interface RaceProps extends Pick<FairnessContent, 'hasProfileLinks'> {
  readonly table: FairnessTable
}

/** A table of the candidates, and one for each way to group them, whose caption names averages that are far apart. */
function RaceTable({ table: { race, title, path, topicCount, rows, groupings }, hasProfileLinks }: RaceProps) {
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
    <Sheet id={id} heading="h2" title={<a href={href(path)}>{title}</a>}>
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
    </Sheet>
  )
}

interface SheetProps {
  readonly id: string
  readonly heading: 'h2' | 'h3'
  readonly title: ReactNode
  readonly labelledBy?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A band with a title, above tables that scroll on their own if they are too wide. */
function Sheet({ id, heading: Heading, title, labelledBy = id, className = styles.sheet, children }: SheetProps) {
  return (
    <div className={className}>
      <Heading id={id} className={styles.band} data-band>
        {title}
      </Heading>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-labelledby={labelledBy} tabIndex={0}>
        {children}
      </section>
    </div>
  )
}

interface CandidateProps extends Omit<FairnessRow, 'amounts'> {
  readonly isLink: boolean
}

function Candidate({ id, name, sortName, isWithdrawn, isLink }: CandidateProps) {
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

function StatusTables({ statuses, hasProfileLinks }: Pick<FairnessContent, 'statuses' | 'hasProfileLinks'>) {
  if (statuses.length === 0) return null
  return (
    <>
      <h2 id="fairness.answers">{answers.table}</h2>
      <p>{answers.tableNote}</p>
      <ul data-list>
        {uniqueById(statuses.flatMap(({ questionnaires }) => questionnaires)).map(({ id, name }) => (
          <li key={id}>
            <a href={href(paths.answers(id))}>{name}</a>
          </li>
        ))}
      </ul>
      {statuses.map(({ id, title, questionnaires, rows }) => (
        <Sheet
          key={id}
          id={`answers.${id}`}
          heading="h3"
          title={title}
          labelledBy={`fairness.answers answers.${id}`}
          className={`${styles.sheet} ${styles.statuses}`}
        >
          <Table
            headings={[text.candidate, ...questionnaires.map(({ name }) => name)]}
            rows={rows.map(({ candidate, statuses: own }) => [
              <Candidate
                key={candidate.id}
                {...candidate}
                isWithdrawn={candidate.withdrawn !== undefined}
                isLink={hasProfileLinks}
              />,
              ...own.map((status) => answers.statuses[status]),
            ])}
          />
        </Sheet>
      ))}
    </>
  )
}

interface TableProps {
  readonly caption?: ReactNode
  readonly headings: readonly string[]
  /** The header of each row, with a key, and its cells. */
  readonly rows: readonly (readonly [header: ReactElement, ...cells: string[]])[]
}

/** A row of cells for each candidate or group. On phones, each cell has its heading above it. */
function Table({ caption, headings, rows }: TableProps) {
  return (
    <table className={styles.table}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells]) => (
          <tr key={header.key}>
            <th scope="row">{header}</th>
            {headings.slice(1).map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
