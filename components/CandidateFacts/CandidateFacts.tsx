import type { ReactNode } from 'react'
import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/data/schema/published'
import { Citation } from '@/components/SourceList/SourceList'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly candidate: Candidate
}

/** Position, party, incumbency and, once known, the result: the same rows for every candidate. Renders a `<dl>`. */
export function CandidateFacts({ candidate: { position, party, partySource, incumbent, withdrawn, result } }: Props) {
  return (
    <dl className={styles.facts}>
      <Row label="Position">{position}</Row>
      <Row label="Party">
        {party}
        <span className={styles.detail}>
          {partySource ? (
            <>
              Stated in: <Citation source={partySource} />
            </>
          ) : (
            'The candidate stated none, or none that we could confirm.'
          )}
        </span>
      </Row>
      {incumbent === undefined ? null : <Row label="Incumbent">{incumbent ? 'Yes' : 'No'}</Row>}
      {withdrawn ? <Row label="Withdrawn">{withdrawn.date ? formatDate(withdrawn.date) : 'Yes'}</Row> : null}
      {result ? (
        <Row label="Result">
          {labels[result]}{' '}
          <span className={styles.detail}>
            <a href={href(`${paths.home}#results`)}>Sources of the results</a>
          </span>
        </Row>
      ) : null}
    </dl>
  )
}

/** Labels for the outcome, the same for every candidate. */
const labels = { elected: 'Elected', 'not elected': 'Not elected', acclaimed: 'Elected without a vote' } as const

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
