import { AgreePlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { PersonLink } from '@/components/parts/PersonName/PersonName'
import { Section } from '@/components/parts/Section/Section'
import { ShortCitations } from '@/components/parts/SourceList/SourceList'
import { describeOrigin, OtherYear, Said, Silence, TopicLink } from '@/components/parts/Statement/Statement'
import type { StanceContent } from '@/guide/ask/pages/profile'
import type { CandidateOnTopic, Statement } from '@/guide/ask/statements'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './OthersOnTopics.module.css'

const text = phrases.profile

/** Statements of everyone else in the race on a stance's topics, or links to them. */
export function OthersOnTopics(content: Pick<StanceContent, 'othersOnTopics' | 'electionDate'>) {
  const { othersOnTopics, electionDate } = content
  if (othersOnTopics.length === 0) return null
  return (
    <Section id="others" heading={text.othersOnTopics({ topics: othersOnTopics.length })}>
      {othersOnTopics.some(({ others }) => others === undefined) ? <p>{phrases.site.tooLarge}</p> : null}
      {othersOnTopics.map(({ topic, others }) => (
        <div key={topic.id}>
          <h3>
            <TopicLink topic={topic} />
          </h3>
          {others ? (
            <ul className={`${shared.ink} ${styles.grid}`}>
              {others.map((other) => (
                <Other key={other.candidate.id} {...other} electionDate={electionDate} />
              ))}
            </ul>
          ) : null}
          {topic.path === undefined ? null : (
            <p data-screen>
              <a href={href(topic.path)}>{text.compareOnTopic}</a>
            </p>
          )}
        </div>
      ))}
    </Section>
  )
}

function Other({ candidate, statements, electionDate }: CandidateOnTopic & Pick<StanceContent, 'electionDate'>) {
  return (
    <li>
      <PersonLink {...candidate} className={styles.name} />
      {statements.map((statement) => (
        <div key={statement.text} data-statement>
          <StanceTitle statement={statement} candidate={candidate.id} />
          <OtherYear statement={statement} electionDate={electionDate} />
          <Said statement={statement} />
          {describeOrigin(statement) ? <p data-note>{describeOrigin(statement)}</p> : null}
          <ShortCitations sources={statement.sources} foldsOthers />
          <AgreePlace />
        </div>
      ))}
      {statements.length > 0 ? null : <Silence candidate={candidate} />}
    </li>
  )
}

function StanceTitle({ statement, candidate }: { readonly statement: Statement; readonly candidate: string }) {
  if (!('title' in statement)) return null
  return (
    <p className={styles.title} lang={findForeignLanguage(statement.language)}>
      <a href={href(paths.stance(candidate, statement.number))}>{statement.title}</a>
    </p>
  )
}
