import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { ProfileContent } from '@/data/views/candidates'
import { CandidateFacts } from '@/components/CandidateFacts/CandidateFacts'
import { PersonName } from '@/components/PersonName/PersonName'
import { Portrait } from '@/components/Portrait/Portrait'
import { Section } from '@/components/Section/Section'
import styles from './Profile.module.css'

const text = phrases.profile

/** Portrait, name and the facts of each candidacy. Renders the `h1`, and a `<section>` for each further candidacy. */
export function ProfileHead({ candidate, candidacies }: Pick<ProfileContent, 'candidate' | 'candidacies'>) {
  const { name, src, photo } = candidate
  const [first, ...others] = candidacies
  return (
    <>
      <div className={styles.head}>
        <div className={styles.portrait}>
          {/* Initials add nothing to the name. */}
          <Portrait src={src} photo={photo} alt={src.endsWith('.svg') ? '' : text.portrait(name)} eager />
        </div>
        <h1 className={styles.name}>
          <PersonName {...candidate} />
        </h1>
        <div className={styles.facts}>{first ? <CandidateFacts facts={first} candidate={candidate} /> : null}</div>
      </div>
      {others.map((facts) => (
        <Section key={facts.race.id} id={`race-${facts.race.id}`} heading={text.alsoCandidate(facts.race.name)}>
          <CandidateFacts facts={facts} />
          <p>
            <a href={href(facts.path)}>{text.allCandidatesFor(facts.race.name, facts.count)}</a>
          </p>
        </Section>
      ))}
    </>
  )
}
