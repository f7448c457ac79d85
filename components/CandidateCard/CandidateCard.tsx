import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/data/schema/published'
import { Portrait } from '@/components/Portrait/Portrait'
import styles from './CandidateCard.module.css'

interface Props {
  readonly candidate: Candidate
}

/** A candidate in a list: portrait, name and party. Renders one `<a>` to the profile. */
export function CandidateCard({ candidate: { id, src, photo, name, party, withdrawn } }: Props) {
  return (
    <a className={styles.card} href={href(paths.profile(id))}>
      <Portrait src={src} photo={photo} alt="" />
      <span className={styles.name}>{name}</span>
      <span className={styles.party}>
        Party: {party}
        {withdrawn ? (
          <>
            {' '}
            <span className={styles.withdrawn}>Withdrawn</span>
          </>
        ) : null}
      </span>
    </a>
  )
}
