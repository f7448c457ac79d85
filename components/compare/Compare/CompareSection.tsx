import type { ReactNode } from 'react'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import type { ComparedSection } from '@/guide/ask/pages/comparison'
import type { PageTerms } from '@/guide/ask/terms'
import type { Statement } from '@/guide/ask/statements'
import { AgreePlace, MarkPlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { PersonName, splitName } from '@/components/parts/PersonName/PersonName'
import { describeOrigin } from '@/components/parts/Statement/describeStatement'
import { OtherYear, Said, Silence } from '@/components/parts/Statement/Statement'
import styles from './Compare.module.css'
import { IN_SHORT } from './CompareNav'
import { TopicAnswers } from './TopicAnswers'

const text = phrases.compare

interface Props {
  readonly section: ComparedSection
  readonly next?: Pick<ComparedSection, 'id' | 'name' | 'path'>
  /** True if each topic has a page of its own. */
  readonly isSplit: boolean
  readonly canMark: boolean
  readonly electionDate: string
  readonly terms: PageTerms
}

/** What everyone said on a topic, in cells of the same size, and the link to the next topic. */
export function CompareSection({ section, electionDate, canMark, terms, ...props }: Props) {
  const { id, name, cells, answers } = section
  return (
    <TopicSection id={id} name={name} answers={answers} {...props}>
      {cells.map(({ candidate, statements }) => (
        <Cell key={candidate.id} candidate={candidate} canMark={canMark}>
          {statements.length === 0 ? <Silence candidate={candidate} /> : null}
          {statements.map((statement) => (
            <StatementInCell
              key={statement.text}
              statement={statement}
              candidate={candidate}
              topic={name}
              electionDate={electionDate}
              terms={terms}
            />
          ))}
        </Cell>
      ))}
    </TopicSection>
  )
}

interface SectionProps extends Partial<Pick<Props, 'next' | 'isSplit'>>, Pick<ComparedSection, 'id' | 'name'> {
  readonly answers?: ComparedSection['answers']
  readonly children: ReactNode
}

export function TopicSection({ id, name, answers, next, isSplit = false, children }: SectionProps) {
  return (
    // Links to a topic have this fragment, with and without the script.
    <section
      id={`topics=${id}`}
      className={styles.section}
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

interface CellProps extends Pick<Props, 'canMark'> {
  readonly candidate: Candidate
  readonly children: ReactNode
}

export function Cell({ candidate, canMark, children }: CellProps) {
  const { id, withdrawn } = candidate
  return (
    <article suppressHydrationWarning>
      <div className={styles.who}>
        <h3>
          <a href={href(paths.profile(id))}>
            <PersonName {...candidate} />
          </a>
        </h3>
        {canMark && !withdrawn ? <MarkPlace /> : null}
      </div>
      {children}
    </article>
  )
}

interface StatementProps extends Pick<Props, 'electionDate' | 'terms'> {
  readonly statement: Statement
  readonly candidate: Candidate
  readonly topic: string
}

/** A statement with its title if it is a key stance, its kind and date, and a link to its source, or to all of them. */
function StatementInCell({ statement, candidate, topic, electionDate, terms }: StatementProps) {
  const { sources } = statement
  const url = sources.length === 1 ? sources[0]?.url : undefined
  const { surname } = splitName(candidate.name, candidate.sortName)
  const lang = findForeignLanguage(statement.language)
  return (
    <div data-statement="">
      {'title' in statement ? <h4 lang={lang}>{statement.title}</h4> : null}
      <OtherYear statement={statement} electionDate={electionDate} />
      <Said statement={statement} terms={terms} />
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
