import { Children, type ComponentProps, type ReactNode } from 'react'
import type { Election, Group, Source } from '@/guide/fields/published'
import { CollapsibleSources } from '@/components/SourceList/SourceList'
import styles from './ElectionInformation.module.css'
import { PassedMark } from '@/components/ElectionStatus/PassedMark'
import { describeCoverage, describeGroup } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'

interface Props {
  readonly level: 2 | 3
  readonly title: string
  /** The most important information, in one line. */
  readonly lead: ReactNode
  readonly facts: readonly ({ readonly sources: readonly Source[] } | undefined)[]
  readonly children?: ReactNode
}

export function VotingFact({ level, title, lead, facts, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.fact}>
      <Heading>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
      <CollapsibleSources sources={facts.flatMap((fact) => fact?.sources ?? [])} about={title} />
    </div>
  )
}

interface FactRow {
  readonly covers: Coverage
  readonly label: string
  /** Address that the label links to. */
  readonly url?: string
  readonly group?: string
  readonly publisher?: string
  readonly passed?: ComponentProps<typeof PassedMark>
  /** Lines under the label, before the group and the publisher. Undefined ones are omitted. */
  readonly lines: readonly ReactNode[]
}

interface RowsProps {
  readonly election: Pick<Election, 'city' | 'state'>
  readonly groups: readonly Group[]
  readonly caption?: string
  readonly rows: readonly FactRow[]
  /** True for rules, false for places and offices. */
  readonly areRules: boolean
  /** True if the labels are names, which stand out. */
  readonly areNames: boolean
}

/** Voting facts, each with a note about its coverage. Neighbors with the same label share it. */
export function FactRows({ election, groups, caption, rows, areRules, areNames }: RowsProps) {
  if (rows.length === 0) return null
  const numbered = rows.map((row, id) => ({ ...row, id }))
  return (
    <>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <dl className={areNames ? styles.names : styles.rows}>
        {groupAdjacent(numbered, ({ label, url, passed }) => `${label} ${url} ${passed?.passes}`).map(
          ({ first, items }) => (
            <div key={first.id}>
              <dt>
                {first.url ? <a href={first.url}>{first.label}</a> : first.label}
                {first.passed ? <PassedMark {...first.passed} /> : null}
              </dt>
              {items.map(({ id, lines, ...fact }) => (
                <dd key={id}>
                  {Children.map([...lines, describeGroup(groups, fact.group), describePublisher(fact)], (line) =>
                    line ? <p>{line}</p> : null,
                  )}
                  <CoverageNote election={election} covers={fact.covers} isRule={areRules} />
                </dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </>
  )
}

interface CoverageProps {
  readonly election: Pick<Election, 'city' | 'state'>
  readonly covers: Coverage
  /** True for a rule, false for links, places and offices. */
  readonly isRule: boolean
}

export function CoverageNote({ election, covers, isRule }: CoverageProps) {
  const note = describeCoverage(covers, election, isRule)
  return note ? (
    <p className={styles.note} data-note>
      {note}
    </p>
  ) : null
}

/** The election or area that a voting fact is confirmed for. */
type Coverage = NonNullable<Election['when']['hours']>['covers']

const text = phrases.voting.information

/** Names the publisher of a linked page or of a fact. Undefined if the sources show it. */
export function describePublisher({ publisher, url }: Pick<FactRow, 'publisher' | 'url'>): string | undefined {
  if (publisher === undefined) return undefined
  return url === undefined ? text.accordingTo(publisher) : text.publishedBy(publisher)
}

/** Splits a list into runs of neighbors with the same key. Keeps the order. */
function groupAdjacent<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  const starts = items.flatMap((item, index) => {
    const previous = items[index - 1]
    return previous !== undefined && keyOf(previous) === keyOf(item) ? [] : [{ start: index, first: item }]
  })
  return starts.map((run, index) => ({ ...run, items: items.slice(run.start, starts[index + 1]?.start) }))
}
