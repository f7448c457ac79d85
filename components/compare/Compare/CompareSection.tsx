import type { ReactNode } from 'react'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import type { ComparedSection, Comparison } from '@/guide/ask/pages/comparison'
import { describeRunningMates } from '@/guide/words/descriptions'
import { AgreePlace, MarkPlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { describeFacts } from '@/components/candidate/CandidateCard/CandidateCard'
import { CandidateOutcome, describeMark } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { PersonLink, splitName } from '@/components/parts/PersonName/PersonName'
import { describeOrigin, OtherYear, Said, Silence } from '@/components/parts/Statement/Statement'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './Compare.module.css'
import { IN_SHORT } from './CompareNav'
import { TopicAnswers } from './TopicAnswers'

const { compare: text, profile } = phrases

/** One oval cannot choose a rank. */
export function canMark({ race }: Comparison['ballotRace']): boolean {
  return race.noVote === undefined && race.ranks === undefined
}

interface SectionProps {
  readonly comparison: Comparison
  readonly section: ComparedSection
  readonly next: Pick<ComparedSection, 'id' | 'name' | 'path'> | undefined
}

export function CompareSection({ comparison, section, next }: SectionProps) {
  const { id, name, cells, answers } = section
  return (
    <TopicSection id={id} name={name} answers={answers} next={next} isSplit={comparison.isSplit}>
      {cells.map(({ candidate, statements }) => (
        <Cell key={candidate.id} candidate={candidate} ballotRace={comparison.ballotRace}>
          {statements.length === 0 ? <Silence candidate={candidate} /> : null}
          {statements.map((statement) => (
            <StatementInCell
              key={statement.text}
              statement={statement}
              candidate={candidate}
              topic={name}
              comparison={comparison}
            />
          ))}
        </Cell>
      ))}
    </TopicSection>
  )
}

/** Party, incumbency, outcome and, if it fits on the page, experience of everyone. Hidden while names are hidden. */
export function InShort({ ballotRace, hasExperience, rows }: Comparison) {
  const { candidates, hasResults, pending } = ballotRace
  return (
    <TopicSection id={IN_SHORT} name={text.inShort}>
      {candidates.map((candidate) => (
        <Cell key={candidate.id} candidate={candidate} ballotRace={ballotRace}>
          {[describeMates(candidate), ...describeFacts(candidate, rows), describeMark(candidate)].map((fact) =>
            fact === undefined ? null : <p key={fact}>{fact}</p>,
          )}
          {hasResults ? (
            <p className={styles.outcome}>
              <CandidateOutcome candidate={candidate} pending={pending} />
            </p>
          ) : null}
          {hasExperience ? (
            <p lang={candidate.experience && findForeignLanguage(candidate.language)}>
              {candidate.experience ?? profile.notKnownSentence}
            </p>
          ) : null}
        </Cell>
      ))}
    </TopicSection>
  )
}

function describeMates({ runningMates }: Pick<Candidate, 'runningMates'>): string | undefined {
  if (!runningMates) return undefined
  const label = profile.runningMatesLabel({ count: runningMates.length })
  return profile.labeledRunningMates({ label, mates: describeRunningMates(runningMates) })
}

interface TopicProps extends Pick<ComparedSection, 'id' | 'name'>, Partial<Pick<SectionProps, 'next'>> {
  readonly answers?: ComparedSection['answers']
  /** True if each topic has a page of its own. */
  readonly isSplit?: boolean
  readonly children: ReactNode
}

function TopicSection({ id, name, answers, next, isSplit = false, children }: TopicProps) {
  return (
    // Links to a topic have this fragment, with and without the script.
    <section
      id={`topics=${id}`}
      className={`${shared.ink} ${styles.section}`}
      data-topic=""
      data-reveals={id === IN_SHORT ? '' : undefined}
      suppressHydrationWarning
    >
      <h2>{name}</h2>
      <div className={styles.grid} data-cells suppressHydrationWarning>
        {children}
      </div>
      {answers?.map((each) => (
        <TopicAnswers key={each.id} {...each} />
      ))}
      {next ? (
        <p className={styles.next} data-screen>
          <a href={href(next.path)} data-topic-link={isSplit ? undefined : ''} suppressHydrationWarning>
            {text.nextTopic} <b>{next.name}</b>
          </a>
        </p>
      ) : null}
    </section>
  )
}

interface CellProps extends Pick<Comparison, 'ballotRace'> {
  readonly candidate: Candidate
  readonly children: ReactNode
}

function Cell({ candidate, ballotRace, children }: CellProps) {
  return (
    <article suppressHydrationWarning>
      <div className={styles.who}>
        <h3>
          <PersonLink {...candidate} />
        </h3>
        {canMark(ballotRace) && !candidate.withdrawn ? <MarkPlace /> : null}
      </div>
      {children}
    </article>
  )
}

interface StatementProps extends Pick<SectionProps, 'comparison'> {
  readonly statement: ComparedSection['cells'][number]['statements'][number]
  readonly candidate: Candidate
  readonly topic: string
}

function StatementInCell({ statement, candidate, topic, comparison }: StatementProps) {
  const { sources } = statement
  const url = sources.length === 1 ? sources[0]?.url : undefined
  const { surname } = splitName(candidate.name, candidate.sortName)
  return (
    <div data-statement="">
      {'title' in statement ? <h4 lang={findForeignLanguage(statement.language)}>{statement.title}</h4> : null}
      <OtherYear statement={statement} electionDate={comparison.electionDate} />
      <Said statement={statement} terms={comparison.terms} />
      <p className={styles.origin}>
        {describeOrigin(statement)}{' '}
        <a
          href={url ?? href(paths.profileSources(candidate.id))}
          aria-label={text.sourceOf({ count: sources.length, name: surname, topic })}
        >
          {text.source({ count: sources.length })}
        </a>
      </p>
      <AgreePlace />
    </div>
  )
}
