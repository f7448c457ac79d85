import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import { CandidateFacts } from '@/components/candidate/CandidateFacts/CandidateFacts'
import { MarkToggle, RankLink } from '@/components/ballot/MarkToggle/MarkToggle'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import { Portrait } from '@/components/parts/Portrait/Portrait'
import { CompareLink } from '@/components/race/RaceBand/CompareLink'
import { Section } from '@/components/parts/Section/Section'
import type { Numbers } from '@/components/parts/SourceList/SourceNumbers'
import styles from './Profile.module.css'

const text = phrases.profile

interface Props extends Pick<ProfileContent, 'candidate' | 'candidacies' | 'earlier'> {
  readonly numbers: Numbers
}

export function ProfileHead({ candidate, candidacies, earlier, numbers }: Props) {
  const { name, src, photo, photoFocus } = candidate
  const [first, ...others] = candidacies
  const renderMark = (facts: CandidacyFacts, isOnly = false) => {
    const { race } = facts
    const shared = { contest: race.id, name: isOnly ? undefined : race.name }
    if (!canBeMarked(facts)) return null
    return race.ranks === undefined ? <MarkToggle {...shared} choice={candidate.id} /> : <RankLink {...shared} />
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Portrait src={src} photo={photo} focus={photoFocus} name={name} eager />
        </div>
        <h1 className={styles.name}>
          <PersonName {...candidate} />
        </h1>
        <div className={styles.facts}>
          {first ? <CandidateFacts facts={first} numbers={numbers} candidate={candidate} earlier={earlier} /> : null}
          {first ? renderMark(first, others.length === 0) : null}
        </div>
      </div>
      {others.map((facts) => (
        <Section
          key={facts.race.id}
          id={`race-${facts.race.id}`}
          heading={text.alsoCandidate({ race: facts.race.name })}
        >
          <CandidateFacts facts={facts} numbers={numbers} />
          {renderMark(facts)}
          <p>
            <a href={href(facts.path)}>{text.allCandidatesFor({ race: facts.race.name, count: facts.count })}</a>{' '}
            {facts.isCompared ? <CompareLink race={facts.race} /> : null}
          </p>
        </Section>
      ))}
    </>
  )
}

/** False if there is nothing to vote on. */
function canBeMarked({ race, candidacy }: Pick<CandidacyFacts, 'race' | 'candidacy'>): boolean {
  return !race.noVote && !candidacy.withdrawn
}
