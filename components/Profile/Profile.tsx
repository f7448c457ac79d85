import { foreignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate, ProfileContent } from '@/data/schema/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { CandidateFacts } from '@/components/CandidateFacts/CandidateFacts'
import { CandidateLinks } from '@/components/CandidateLinks/CandidateLinks'
import { Portrait } from '@/components/Portrait/Portrait'
import { PositionList } from '@/components/PositionList/PositionList'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { SourceList } from '@/components/SourceList/SourceList'
import { StanceList } from '@/components/StanceList/StanceList'
import { Section } from './Section'
import styles from './Profile.module.css'

const text = phrases.profile

/** A candidate's profile. Profiles of a race have the same sections, in the same order. Renders the `h1` and sections. */
export function Profile(content: ProfileContent) {
  const { candidate, candidacies, sections, positions, electionDate, sources, previous, next } = content
  const { experience, language, links, photoCredit } = candidate
  const [first] = candidacies
  return (
    <>
      {first ? <BackLink path={first.path}>{text.allCandidates(first.race.name)}</BackLink> : null}
      <ProfileHead candidate={candidate} candidacies={candidacies} />
      <Section id="stances" heading={text.keyStances}>
        <StanceList candidate={candidate} electionDate={electionDate} />
      </Section>
      {sections.positions ? (
        <Section id="positions" heading={text.otherPositions}>
          <PositionList positions={positions} electionDate={electionDate} />
        </Section>
      ) : null}
      {sections.experience ? (
        <Section id="experience" heading={text.experience}>
          <p className={styles.experience} lang={experience && foreignLanguage(language)} data-experience>
            {experience ?? text.notKnownSentence}
          </p>
        </Section>
      ) : null}
      {sections.links ? (
        <Section id="links" heading={text.links}>
          <CandidateLinks links={links} />
        </Section>
      ) : null}
      <Section id="sources" heading={text.sources}>
        <p>{text.summaries(sections)}</p>
        <SourceList sources={sources} />
        {photoCredit ? <p className={styles.credit}>{text.photo(photoCredit)}</p> : null}
      </Section>
      {first ? (
        <PrevNext
          label={text.candidates(first.race.name)}
          kind="candidate"
          previous={toAdjacentPage(previous)}
          next={toAdjacentPage(next)}
        />
      ) : null}
    </>
  )
}

/** Portrait, name and the facts of each candidacy. Renders the `h1`. */
function ProfileHead({ candidate, candidacies }: Pick<ProfileContent, 'candidate' | 'candidacies'>) {
  const { name, src, photo } = candidate
  const [first, ...others] = candidacies
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <Portrait src={src} photo={photo} alt={text.portrait(name)} eager />
      </div>
      <h1>{name}</h1>
      <div className={styles.facts}>
        {first ? <CandidateFacts facts={first} candidate={candidate} /> : null}
        {others.map((facts) => (
          <Section key={facts.race.id} id={`race-${facts.race.id}`} heading={text.alsoCandidate(facts.race.name)}>
            <CandidateFacts facts={facts} />
            <p>
              <a href={href(facts.path)}>{text.allCandidates(facts.race.name)}</a>
            </p>
          </Section>
        ))}
      </div>
    </div>
  )
}

function toAdjacentPage(candidate?: Candidate) {
  return candidate && { path: paths.profile(candidate.id), name: candidate.name }
}
