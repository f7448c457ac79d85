import { href, paths } from '@/lib/paths'
import type { Candidate, Stance } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { SourceList } from '@/components/SourceList/SourceList'
import { StanceList } from '@/components/StanceList/StanceList'
import { describeStanceYear } from '@/components/StanceList/describeStanceYear'
import styles from './StanceArticle.module.css'

interface Props {
  readonly candidate: Candidate
  readonly stance: Stance
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** Adjacent stances of the candidate. */
  readonly previous?: Stance
  readonly next?: Stance
}

/** One stance with its candidate, year, text and sources, and the candidate's other stances. Renders an `<article>`. */
export function StanceArticle({ candidate, stance, electionDate, previous, next }: Props) {
  const { id, name, position, stances } = candidate
  const year = describeStanceYear(stance, electionDate)
  const toAdjacentPage = (other?: Stance) => other && { path: paths.stance(id, other.number), name: other.title }
  return (
    <>
      <BackLink path={paths.profile(id)}>{name}</BackLink>
      <article className={styles.article}>
        <h1>{stance.title}</h1>
        <p className={styles.caption}>
          Stance {stance.number} of {stances.length} of <a href={href(paths.profile(id))}>{name}</a>, {position}
        </p>
        {year ? <p className={styles.year}>{year}.</p> : null}
        <p className={styles.text}>{stance.text}</p>
        <p className={styles.caption}>This is the editors&rsquo; summary, not a quotation.</p>
        <section aria-labelledby="sources">
          <h2 id="sources">Sources</h2>
          <SourceList sources={stance.sources} />
        </section>
      </article>
      {stances.length > 1 ? (
        <section aria-labelledby="stances" data-screen-only>
          <h2 id="stances">Key Stances of {name}</h2>
          <p>Each has its sources on its own page.</p>
          <StanceList candidate={candidate} electionDate={electionDate} current={stance.number} />
        </section>
      ) : null}
      <PrevNext
        label={`Stances of ${name}`}
        kind="stance"
        previous={toAdjacentPage(previous)}
        next={toAdjacentPage(next)}
      />
    </>
  )
}
