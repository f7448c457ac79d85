import { formatDate } from '@/lib/locale/dates'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { ElectionOverview } from '@/guide/ask/otherElections'
import { BallotRow } from '@/components/parts/Ballot/Ballot'
import ballot from '@/components/parts/Ballot/Ballot.module.css'
import { noHtml } from '@/components/page/InlineScript/noHtml'
import { Oval } from '@/components/parts/Oval/Oval'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './ElectionsPage.module.css'

const { elections: text, races: counts } = phrases

/** The most races that an election lists by name. */
const maxListed = 8

/** Every election of the site, newest first, as the sheets of ballots. The build adds the other ones. */
export function ElectionsPage({ election }: { readonly election: ElectionOverview }) {
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.introduction}</p>
      <OtherSheets place="newer" />
      <ElectionSheet {...election} />
      <OtherSheets place="older" />
    </>
  )
}

/** The build fills the place. */
function OtherSheets({ place }: { readonly place: 'newer' | 'older' }) {
  // oxlint-disable-next-line react/no-danger
  return <div data-elections={place} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
}

function ElectionSheet({ name, date, isCurrent, address, candidates, results, peopleCount, races }: ElectionOverview) {
  const people = counts.indexCount({ count: peopleCount })
  const rows = races.length > maxListed ? [] : races
  return (
    <section className={`${shared.sheet} ${styles.sheet}`} aria-labelledby={`election-${date}`}>
      <div className={ballot.band} data-band>
        <h2 id={`election-${date}`}>
          <a href={address}>
            <time dateTime={date}>{formatDate(date)}</time>
          </a>
        </h2>
        <p>{name}</p>
        {isCurrent ? (
          <p className={styles.current}>
            <Oval filled /> {text.current}
          </p>
        ) : null}
      </div>
      <ul className={ballot.rows}>
        {rows.map((race) => (
          <BallotRow
            key={race.id}
            address={race.address}
            name={race.name}
            aside={counts.indexCount({ count: race.runningCount })}
          />
        ))}
        {rows.length === 0 ? (
          <BallotRow address={candidates} name={counts.raceCount({ count: races.length })} aside={people} />
        ) : null}
      </ul>
      <p className={styles.facts}>
        {rows.length === 0 ? null : `${[counts.raceCount({ count: races.length }), people].join(separator)} · `}
        {results ? <a href={results}>{phrases.results.title}</a> : phrases.status.noResults}
      </p>
    </section>
  )
}
