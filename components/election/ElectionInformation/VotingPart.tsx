import { Children, Fragment } from 'react'
import { CollapsibleSources } from '@/components/parts/SourceList/SourceList'
import { phrases } from '@/lib/locale/phrases'
import type { FactRow, Part } from './describeVoting'
import styles from './ElectionInformation.module.css'

interface Props {
  /** Level of the heading. Only parts of level 2 have their sources. */
  readonly level: 2 | 3
  readonly part: Part
}

export function VotingPart({ level, part: { title, lead, main, lists, areNames, action } }: Props) {
  const Heading = `h${level}` as const
  const facts = [...(main ? [main] : []), ...lists.flatMap(({ rows }) => rows)]
  return (
    <div className={styles.fact}>
      <Heading>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {main?.text ? <p>{main.text}</p> : null}
      {main?.links && main.links.length > 0 ? (
        <ul className={styles.links}>
          {main.links.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <Note>{main?.note}</Note>
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ caption, rows }) => (
          <Fragment key={rows[0]?.label}>
            {caption ? <p className={styles.caption}>{caption}</p> : null}
            <dl className={styles.rows} data-names={areNames || undefined}>
              {groupRows(rows).map(({ id, label, url, passes, run }) => (
                <div key={id}>
                  <dt>
                    {url ? <a href={url}>{label}</a> : label}
                    {passes === undefined ? null : <PassedMark passes={passes} />}
                  </dt>
                  {run.map((row) => (
                    <dd key={row.id}>
                      {Children.map(row.lines, (line) => (line ? <p>{line}</p> : null))}
                      <Note>{row.note}</Note>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      {action}
      {level === 2 ? <CollapsibleSources sources={facts.flatMap(({ sources }) => sources)} about={title} /> : null}
    </div>
  )
}

function Note({ children }: { readonly children: string | undefined }) {
  return children ? (
    <p className={styles.note} data-note>
      {children}
    </p>
  ) : null
}

/** Marks a deadline as passed: always once the election is over, otherwise when the reader's clock says so. */
function PassedMark({ passes }: { readonly passes: number | 'over' }) {
  const { passed } = phrases.status
  if (passes === 'over') return <span>{` ${passed}`}</span>
  return <span hidden data-passes={passes} data-screen suppressHydrationWarning>{` ${passed}`}</span>
}

/** Neighbors with the same label share it. */
function groupRows(rows: readonly FactRow[]) {
  const numbered = rows.map((row, id) => ({ ...row, id }))
  const firsts = numbered.filter((row, index) => !isSame(row, rows[index - 1]))
  return firsts.map((row, index) => ({ ...row, run: numbered.slice(row.id, firsts[index + 1]?.id) }))
}

function isSame(row: FactRow, other?: FactRow): boolean {
  return row.label === other?.label && row.url === other.url && row.passes === other.passes
}
