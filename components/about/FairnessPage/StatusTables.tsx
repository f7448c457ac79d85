import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { uniqueById } from '@/lib/uniqueById'
import type { StatusTable } from '@/guide/ask/pages/fairness'
import { Candidate } from './RaceTable'
import { Table } from './Table'
import styles from './FairnessPage.module.css'

interface Props {
  readonly tables: readonly StatusTable[]
  readonly hasProfileLinks: boolean
}

const text = phrases.answers

/** For each race, a table of its candidates with their status in each questionnaire. */
export function StatusTables({ tables, hasProfileLinks }: Props) {
  const all = uniqueById(tables.flatMap(({ questionnaires }) => questionnaires))
  if (tables.length === 0) return null
  return (
    <>
      <h2 id="fairness.answers">{text.table}</h2>
      <p>{text.tableNote}</p>
      <ul data-list>
        {all.map(({ id, name }) => (
          <li key={id}>
            <a href={href(paths.answers(id))}>{name}</a>
          </li>
        ))}
      </ul>
      {tables.map(({ id, title, questionnaires, rows }) => (
        <div key={id} className={`${styles.sheet} ${styles.statuses}`}>
          <h3 id={`answers.${id}`} className={styles.band} data-band>
            {title}
          </h3>
          {/* A region that scrolls must be reachable with the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.scroller} aria-labelledby={`fairness.answers answers.${id}`} tabIndex={0}>
            <Table
              headings={[phrases.about.fairness.candidate, ...questionnaires.map(({ name }) => name)]}
              rows={rows.map(({ candidate, statuses }) => [
                <Candidate
                  key={candidate.id}
                  {...candidate}
                  isWithdrawn={candidate.withdrawn !== undefined}
                  isLink={hasProfileLinks}
                />,
                ...statuses.map((status) => text.statuses[status]),
              ])}
            />
          </section>
        </div>
      ))}
    </>
  )
}
