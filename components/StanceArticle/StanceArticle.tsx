import { href, paths } from '@/lib/paths'
import type { Candidate, Stance } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { SourceList } from '@/components/SourceList/SourceList'
import { StanceList } from '@/components/StanceList/StanceList'
import { statedYear } from '@/components/StanceList/statedYear'
import styles from './StanceArticle.module.css'

interface Props {
  readonly candidate: Candidate
  readonly stance: Stance
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** The stances before and after. */
  readonly previous?: Stance
  readonly next?: Stance
}

/** One stance, complete: whose it is, what it says, when, on which sources, and the others. Renders an `<article>`. */
export function StanceArticle({ candidate, stance, electionDate, previous, next }: Props) {
  const { id, name, position, stances } = candidate
  const year = statedYear(stance, electionDate)
  const neighbour = (other?: Stance) => other && { path: paths.stance(id, other.number), name: other.title }
  return (
    <>
      <BackLink path={paths.profile(id)}>{name}</BackLink>
      <article className={styles.article}>
        <h1>{stance.title}</h1>
        <p className={styles.whose}>
          Stance {stance.number} of {stances.length} of <a href={href(paths.profile(id))}>{name}</a>, {position}
        </p>
        {year ? <p className={styles.year}>Stated in {year}.</p> : null}
        <p className={styles.text}>{stance.text}</p>
        <p className={styles.whose}>This is the editors&rsquo; summary, not a quotation.</p>
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
      <PrevNext label={`Stances of ${name}`} kind="stance" previous={neighbour(previous)} next={neighbour(next)} />
    </>
  )
}
