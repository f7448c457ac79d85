import { paths } from '@/lib/paths'
import type { Candidate, Race, Source } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { CandidateFacts } from '@/components/CandidateFacts/CandidateFacts'
import { Portrait } from '@/components/Portrait/Portrait'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { SourceList } from '@/components/SourceList/SourceList'
import { StanceList } from '@/components/StanceList/StanceList'
import styles from './Profile.module.css'

interface Props {
  readonly candidate: Candidate
  readonly race: Race
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** All sources of the profile. */
  readonly sources: readonly Source[]
  /** Adjacent candidates of the race, in list order. */
  readonly previous?: Candidate
  readonly next?: Candidate
}

/** A candidate's profile. All profiles have the same sections, in the same order. Renders the `h1` and sections. */
export function Profile({ candidate, race, electionDate, sources, previous, next }: Props) {
  const { name, src, photo, experience } = candidate
  return (
    <>
      <BackLink path={paths.race(race.id)}>All candidates for {race.name}</BackLink>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Portrait src={src} photo={photo} alt={`Portrait of ${name}`} eager />
        </div>
        <h1>{name}</h1>
        <div className={styles.facts}>
          <CandidateFacts candidate={candidate} />
        </div>
      </div>
      <section aria-labelledby="stances">
        <h2 id="stances">Key Stances</h2>
        <StanceList candidate={candidate} electionDate={electionDate} />
      </section>
      <section aria-labelledby="experience">
        <h2 id="experience">Experience</h2>
        <p className={styles.experience} data-experience>
          {experience ?? 'Not known.'}
        </p>
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">Sources</h2>
        <p>Stances and experience are the editors&rsquo; summaries of these sources.</p>
        <SourceList sources={sources} />
      </section>
      <PrevNext
        label={`Candidates for ${race.name}`}
        kind="candidate"
        previous={toAdjacentPage(previous)}
        next={toAdjacentPage(next)}
      />
    </>
  )
}

function toAdjacentPage(candidate?: Candidate) {
  return candidate && { path: paths.profile(candidate.id), name: candidate.name }
}
