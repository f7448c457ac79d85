import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/data/schema/published'
import type { NamedStance } from '@/data/views/candidates'
import { Origin } from '@/components/Statement/Origin'
import { StatementRow } from '@/components/Statement/StatementRow'
import { StatementText } from '@/components/Statement/StatementText'
import styles from './StanceList.module.css'

interface Props {
  readonly candidate: Pick<Candidate, 'id' | 'name'>
  readonly stances: readonly NamedStance[]
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
  /** False if each stance's own page cites its sources. */
  readonly citesSources?: boolean
}

/** Key stances with topics, text and origin. The titles link to the stances' pages. Renders `<article>`s. */
export function StanceList({ candidate: { id, name }, stances, electionDate, citesSources = true }: Props) {
  return stances.map(({ stance, topicNames }) => (
    <StatementRow
      key={stance.number}
      label={topicNames.map((topic) => (
        <p key={topic}>{topic}</p>
      ))}
      margin={<Origin statement={stance} citesSources={citesSources} />}
    >
      <h3>
        <a
          className={styles.title}
          href={href(paths.stance(id, stance.number))}
          lang={findForeignLanguage(stance.language)}
          data-main-path={stance.number === 1 ? true : undefined}
        >
          {stance.title}
        </a>
      </h3>
      <StatementText statement={stance} electionDate={electionDate} name={name} />
    </StatementRow>
  ))
}
