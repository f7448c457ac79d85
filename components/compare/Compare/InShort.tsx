import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { describeFacts } from '@/components/candidate/CandidateCard/CandidateCard'
import { CandidateOutcome, describeMark } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { describeRunningMates } from '@/guide/words/sentences'
import type { Candidate } from '@/guide/fields/published'
import { IN_SHORT } from './CompareNav'
import { Cell, TopicSection } from './CompareSection'
import styles from './Compare.module.css'

const text = phrases.profile

interface Props {
  readonly comparison: Comparison
  readonly canMark: boolean
}

/** Party, incumbency, outcome and, if it fits on the page, experience of everyone. Hidden while names are hidden. */
export function InShort({ comparison, canMark }: Props) {
  const { ballotRace, hasParties, hasIncumbents, hasExperience } = comparison
  const { candidates, hasResults, pending } = ballotRace
  return (
    <TopicSection id={IN_SHORT} name={phrases.compare.inShort}>
      {candidates.map((candidate) => (
        <Cell key={candidate.id} candidate={candidate} canMark={canMark}>
          {[
            describeMates(candidate),
            ...describeFacts(candidate, { hasParties, hasIncumbents }),
            describeMark(candidate),
          ].map((fact) => (fact === undefined ? null : <p key={fact}>{fact}</p>))}
          {hasResults ? (
            <p className={styles.outcome}>
              <CandidateOutcome candidate={candidate} pending={pending} />
            </p>
          ) : null}
          {hasExperience ? (
            <p lang={candidate.experience && findForeignLanguage(candidate.language)}>
              {candidate.experience ?? text.notKnownSentence}
            </p>
          ) : null}
        </Cell>
      ))}
    </TopicSection>
  )
}

/** Undefined for a candidate without running mates. */
function describeMates({ runningMates }: Pick<Candidate, 'runningMates'>): string | undefined {
  return (
    runningMates &&
    text.labeledRunningMates({
      label: text.runningMatesLabel({ count: runningMates.length }),
      mates: describeRunningMates(runningMates),
    })
  )
}
