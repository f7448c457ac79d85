import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/data/schema/published'
import { Portrait } from '@/components/Portrait/Portrait'
import styles from './CandidateCard.module.css'

interface Props {
  /** A candidate with the fields of the candidacy in the race of the list. */
  readonly candidate: Candidate
  /** False if no vote is held in the race. */
  readonly hasVote?: boolean
}

const text = phrases.profile

/** A candidate in a list: portrait, name, party and place on the ballot. Renders one `<a>` to the profile. */
export function CandidateCard({ candidate, hasVote = true }: Props) {
  const { id, src, photo, name, party, partyYear, withdrawn, writeIn } = candidate
  const mark = describeMark(candidate)
  const hasOval = hasVote && !writeIn && (!withdrawn || withdrawn.onBallot)
  return (
    <a className={styles.card} href={href(paths.profile(id))}>
      <Portrait src={src} photo={photo} alt="" />
      <span className={hasOval ? `${styles.name} ${styles.oval}` : styles.name}>{name}</span>
      <span className={styles.party}>
        {text.cardParty(text.party(party, partyYear))}
        {mark ? (
          <>
            {' '}
            <span className={styles.mark}>{mark}</span>
          </>
        ) : null}
      </span>
    </a>
  )
}

function describeMark({ withdrawn, writeIn }: Candidate): string | undefined {
  if (withdrawn) return withdrawn.onBallot ? text.withdrawnOnBallotMark : text.withdrawnMark
  return writeIn ? text.writeInMark : undefined
}
