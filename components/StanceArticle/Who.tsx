import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { StanceContent } from '@/guide/ask/views/candidates'
import { PersonName } from '@/components/PersonName/PersonName'
import { ResultLabel } from '@/components/CandidateFacts/ResultLabel'
import { Portrait } from '@/components/Portrait/Portrait'
import styles from './StanceArticle.module.css'

const text = phrases.profile

export function Who({ candidate, candidacies }: Pick<StanceContent, 'candidate' | 'candidacies'>) {
  const { id, src, photo, party, partyYear, partySource } = candidate
  return (
    <div>
      <div className={styles.portrait}>
        <Portrait src={src} photo={photo} eager />
      </div>
      <div className={styles.facts}>
        <a className={styles.name} href={href(paths.profile(id))}>
          <PersonName {...candidate} />
        </a>
        {candidacies.map((facts, index) => (
          <div key={facts.race.id}>
            <p>{facts.candidacy.position}</p>
            {index === 0 ? <p>{text.cardParty(text.withYear(party, partyYear))}</p> : null}
            {index === 0 && partySource === undefined ? <p>{text.noParty}</p> : null}
            {facts.rows.incumbent ? <p>{text.incumbency(describeIncumbent(facts.candidacy.incumbent))}</p> : null}
            {facts.rows.result ? (
              <p className={styles.result}>
                <ResultLabel facts={facts} />
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

function describeIncumbent(incumbent: boolean | undefined): string {
  if (incumbent === undefined) return text.notKnown
  return incumbent ? text.yes : text.no
}
