import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './ElectionInformation.module.css'
import { describeVoting, type FactRow, type Part } from './describeVoting'
import type { Election, Group } from '@/guide/fields/published'
import { describeGroup } from '@/guide/words/descriptions'
import { Children, Fragment } from 'react'
import { CollapsibleSources } from '@/components/parts/SourceList/SourceList'

const text = phrases.voting.information

interface Props {
  readonly election: Election
  /** The instant at which each deadline passes, in milliseconds since 1970. */
  readonly passes: readonly number[]
  readonly groups: readonly Group[]
  /** Level of the headings. On a page of their own, the facts have level 2 and more space. */
  readonly level: 2 | 3
}

/** Without results, the script that marks passed deadlines must follow it. */
export function VotingFacts({ election, passes, groups, level }: Props) {
  return (
    <div className={level === 2 ? `${styles.columns} ${styles.full}` : styles.columns}>
      {describeVoting(election, passes, groups).map((part) => (
        <VotingPart key={part.title} level={level} {...part} />
      ))}
    </div>
  )
}

/** The facts in short. Without results, the script that marks passed deadlines must follow it. */
export function ElectionInformation({ election, passes, groups }: Omit<Props, 'level'>) {
  return (
    <section className={styles.information} aria-labelledby="information">
      <h2 id="information">{text.title}</h2>
      <VotingFacts level={3} election={shortenFacts(election, groups)} passes={passes} groups={groups} />
      <p data-screen>
        <a href={href(paths.howToVote)}>{text.allFacts}</a>
      </p>
    </section>
  )
}

/** The facts that most readers need. Links to a finder and to instructions replace places and ways to vote. */
function shortenFacts(election: Election, groups: readonly Group[]): Election {
  const { when, where, how } = election
  const office = where.offices?.find(({ group }) => describeGroup(groups, group) === undefined)
  const email = office?.phone === undefined ? office?.email : undefined
  return {
    ...election,
    when: { ...when, deadlines: when.deadlines.map((deadline) => ({ ...deadline, text: undefined })) },
    where: {
      ...where,
      places: where.finder ? undefined : where.places,
      offices: office && [{ ...office, email, hours: undefined }],
    },
    how: how?.instructions ? { instructions: how.instructions } : { methods: how?.methods },
  }
}

/** Only parts of level 2 have their sources. */
function VotingPart({ level, title, lead, main, lists, areNames, action }: Part & Pick<Props, 'level'>) {
  const Heading = `h${level}` as const
  const facts = [...(main ? [main] : []), ...lists.flatMap(({ rows }) => rows)]
  return (
    <div className={styles.fact}>
      <Heading>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {main?.text ? <p>{main.text}</p> : null}
      {main?.links?.length ? (
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
